import Foundation
import Geometry
import Views

/// The two shapes between which a round mask moves.
///
/// Both start at three o'clock and go the same way round, so that blending them point by point
/// gives circles all the way.
@MainActor
struct RevealCircles {
  /// The oval at one end.
  let small: UIBezierPath
  /// The circle at the other end.
  let large: UIBezierPath
  private let bounds: CGRect

  init(in size: CGSize, origin: CGRect?, center: CGPoint?, radius: CGFloat?) {
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    bounds = CGRect(origin: .zero, size: size)
    small = UIBezierPath(ovalIn: origin ?? CGRect(x: 50, y: size.height - 50, width: 2, height: 2))
    large = UIBezierPath(
      arcCenter: center ?? CGPoint(x: size.width / 2, y: size.height / 2),
      radius: radius ?? diagonal, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
  }

  /// Returns everything but the inside of `circle`, for the even-odd rule.
  func around(_ circle: UIBezierPath) -> UIBezierPath {
    let path = UIBezierPath(rect: bounds)
    path.append(circle)
    return path
  }
}

extension RevealCircles {
  /// The parameters of a round mask.
  nonisolated static let parameters: [Catalogue.Parameter] = [
    Catalogue.Parameter(
      "origin", .rect,
      default: .rect(
        RelativeRect(
          x: Extent(points: 50), y: Extent(ofHeight: 1, points: -50), width: Extent(points: 2),
          height: Extent(points: 2))),
      "The small oval's rectangle"),
    Catalogue.Parameter(
      "center", .point,
      default: .point(RelativePoint(x: Extent(ofWidth: 0.5), y: Extent(ofHeight: 0.5))),
      "The large circle's centre"),
    Catalogue.Parameter(
      "radius", .number(in: 0...1_000_000, unit: "pt"), default: .number(0),
      "The large circle's radius; 0 stands for the container's diagonal"),
  ]

  /// The large circle's radius, nil when it is to be the diagonal.
  static func radius(_ values: ParameterValues) -> CGFloat? {
    let radius = values.number("radius")
    return radius > 0 ? radius : nil
  }
}
