import Foundation
import Geometry
import Views

/// Bands of the incoming screen open one after the other, like blinds.
///
/// | progress p | band i of n: its share of the mask                       |
/// |------------|----------------------------------------------------------|
/// | p          | from 0 to 1 while p goes from `lead` · i/n on for 1 − `lead` |
@preconcurrency @MainActor
public final class Slices: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the blinds take, in seconds.
  public var duration: TimeInterval = 0.6
  /// The way the edges of the bands move; the bands lie one behind the other that way.
  public var direction = Heading.right
  /// How many bands there are.
  public var count = 10
  /// The part of the duration by which the first band is ahead of the last.
  public var lead: CGFloat = 0.5

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
    let steps = 2 * count
    let shapes = (0...steps).map { step in
      slices(at: CGFloat(step) / CGFloat(steps), in: incoming.bounds)
    }
    MovingMask.show(incoming, through: shapes, over: duration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func slices(at progress: CGFloat, in bounds: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<count {
      let band =
        direction.isHorizontal
        ? Tiles.frame(column: index, columns: count, in: bounds)
        : Tiles.frame(row: index, rows: count, in: bounds)
      let backwards = direction == .left || direction == .up
      let order = CGFloat(backwards ? count - 1 - index : index) / CGFloat(count)
      let open = min(max((progress - lead * order) / max(1 - lead, 0.001), 0), 1)
      path.append(UIBezierPath(rect: band.part(open, from: direction.opposite)))
    }
    return path
  }
}

extension Slices {
  nonisolated static let entry = Catalogue.Entry(
    id: "slices", title: "Slices",
    summary: "Bands of the new screen open one after the other, like blinds",
    family: .tiles, triggers: .all,
    parameters: [
      .duration(0.6), .heading(.right, "The way the edges of the bands move"),
      .count("count", 10, "How many bands there are"),
      Catalogue.Parameter(
        "lead", .number(in: 0...0.99, unit: ""), default: .number(0.5),
        "The part of the duration by which the first band is ahead of the last"),
    ],
    course: .alwaysDirection
  ) { values in
    let animator = Slices()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.count = Int(values.number("count"))
    animator.lead = values.number("lead")
    return animator
  }
}
