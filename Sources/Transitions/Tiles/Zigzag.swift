import Foundation
import Geometry
import Layers
import Views

/// Bands of the incoming screen open from alternate sides.
///
/// | order    | band i of n opens while progress goes |
/// |----------|----------------------------------------|
/// | together | from 0 to 1                            |
/// | snaking  | from i/n to (i + 1)/n                  |
@preconcurrency @MainActor
public final class Zigzag: NSObject, UIViewControllerAnimatedTransitioning {
  /// In which order the bands open.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// All at once.
    case together
    /// One after the other, each where the last one ended.
    case snaking
  }

  /// How long all bands take, in seconds.
  public var duration: TimeInterval = 0.8
  /// How many bands there are.
  public var bands = 12
  /// The direction in which the bands lie.
  public var axis = Axis.horizontal
  /// In which order the bands open.
  public var order = Order.together

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(incoming)
    let steps = order == .together ? 1 : bands
    let shapes = (0...steps).map { step in
      zigzag(in: incoming.bounds) { index in
        order == .together ? CGFloat(step) : index < step ? 1 : 0
      }
    }
    MovingMask.show(
      incoming, through: shapes, over: duration,
      timing: order == .together ? .easeInEaseOut : .linear
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func zigzag(in bounds: CGRect, open: (Int) -> CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<bands {
      let isEven = index.isMultiple(of: 2)
      let band =
        axis == .horizontal
        ? Tiles.frame(row: index, rows: bands, in: bounds)
        : Tiles.frame(column: index, columns: bands, in: bounds)
      let edge: Heading = axis == .horizontal ? (isEven ? .left : .right) : (isEven ? .up : .down)
      path.append(UIBezierPath(rect: band.part(open(index), from: edge)))
    }
    return path
  }
}

extension Zigzag {
  nonisolated static let entry = Catalogue.Entry(
    id: "zigzag", title: "Zigzag",
    summary: "Bands of the new screen open from alternate sides, together or one by one",
    family: .tiles, triggers: .all,
    parameters: [
      .duration(0.8), .count("bands", 12, "How many bands there are"),
      .axis(.horizontal, "The direction in which the bands lie"),
      Catalogue.Parameter(
        "order", .choice(of: Order.allCases.map(\.rawValue)), default: .choice("together"),
        "Whether the bands open together or one after the other"),
    ],
    course: .axis
  ) { values in
    let animator = Zigzag()
    animator.duration = values.number("duration")
    animator.bands = Int(values.number("bands"))
    animator.axis = values.choice("axis", of: Axis.self)
    animator.order = values.choice("order", of: Order.self)
    return animator
  }
}
