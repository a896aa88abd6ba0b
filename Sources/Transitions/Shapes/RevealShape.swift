import Foundation
import Geometry
import Views

/// An outline about the origin whose farthest points are about one away.
public enum RevealShape: String, Sendable, Hashable, CaseIterable {
  /// Points with straight sides.
  case star
  /// Two bows over a tip.
  case heart
  /// Seven fingers of different length.
  case leaf
  /// Round petals.
  case rose
}

extension RevealShape {
  /// A radius at which a circle about the origin lies inside the outline.
  var innerRadius: CGFloat {
    switch self {
    case .star: 0.3
    case .heart: 0.4
    case .leaf: 0.19
    case .rose: 0.49
    }
  }

  /// Returns the outline, its top upwards.
  @MainActor
  func outline(points: Int) -> UIBezierPath {
    switch self {
    case .heart: heart
    case .star:
      polar(corners: 2 * max(points, 3)) { index, _ in
        index.isMultiple(of: 2) ? 1 : max(0.4, 0.31 / cosine(.pi / CGFloat(max(points, 3))))
      }
    case .leaf:
      polar(corners: 14) { index, _ in
        index.isMultiple(of: 2) ? [1, 0.9, 0.7, 0.4][min(index / 2, 7 - index / 2)] : 0.2
      }
    case .rose:
      polar(corners: 120) { _, angle in 0.75 + 0.25 * cosine(CGFloat(points) * angle) }
    }
  }

  /// The outline with corners at even angles, clockwise from the top.
  @MainActor
  private func polar(
    corners: Int, radius: (_ index: Int, _ angle: CGFloat) -> CGFloat
  ) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<corners {
      let angle = 2 * .pi * CGFloat(index) / CGFloat(corners)
      let point = CGPoint(x: 0, y: -radius(index, angle))
        .applying(CGAffineTransform(rotationAngle: angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private func cosine(_ angle: CGFloat) -> CGFloat { CGAffineTransform(rotationAngle: angle).a }

  @MainActor
  private var heart: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -0.45))
    for side in [1.0, -1.0] {
      let ends = [CGPoint(x: side * 0.95, y: -0.3), CGPoint(x: 0, y: 0.95)]
      let first = [CGPoint(x: side * 0.15, y: -0.95), CGPoint(x: side * 0.95, y: -0.95)]
      let second = [CGPoint(x: side * 0.95, y: 0.2), CGPoint(x: side * 0.3, y: 0.55)]
      if side > 0 {
        path.addCurve(to: ends[0], controlPoint1: first[0], controlPoint2: first[1])
        path.addCurve(to: ends[1], controlPoint1: second[0], controlPoint2: second[1])
      } else {
        path.addCurve(to: ends[0], controlPoint1: second[1], controlPoint2: second[0])
        path.addCurve(
          to: CGPoint(x: 0, y: -0.45), controlPoint1: first[1], controlPoint2: first[0])
      }
    }
    path.close()
    return path
  }
}
