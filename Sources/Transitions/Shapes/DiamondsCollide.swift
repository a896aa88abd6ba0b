import Foundation
import Geometry
import Views

/// Two large diamonds come in from opposite sides and cover everything where they meet.
///
/// | progress | mask of the incoming screen: diamonds of 2W × 2H                     |
/// |----------|----------------------------------------------------------------------|
/// | 0        | outside, their tips at the edges                                     |
/// | 1        | their centres on the edges, half of each inside, so that they cover all |
@preconcurrency @MainActor
public final class DiamondsCollide: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 1
  /// The direction in which the diamonds come in.
  public var axis = Axis.horizontal

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
    let bounds = incoming.bounds
    let shapes = [1.5, 0.49].map { distance in
      let path = UIBezierPath()
      for side in [-1.0, 1.0] {
        let (x, y) =
          axis == .horizontal
          ? (side * distance * bounds.width, 0) : (0, side * distance * bounds.height)
        path.append(
          UIBezierPath(
            diamondAt: CGPoint(x: bounds.midX + x, y: bounds.midY + y), halfWidth: bounds.width,
            halfHeight: bounds.height))
      }
      return path
    }
    MovingMask.show(incoming, through: shapes, over: duration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension DiamondsCollide {
  nonisolated static let entry = Catalogue.Entry(
    id: "diamonds-collide", title: "Colliding diamonds",
    summary: "Two large diamonds of the new screen come in from opposite sides and meet",
    family: .shapes, triggers: .all,
    parameters: [
      .duration(1), .axis(.horizontal, "The direction in which the diamonds come in"),
    ],
    course: .axis
  ) { values in
    let animator = DiamondsCollide()
    animator.duration = values.number("duration")
    animator.axis = values.choice("axis", of: Axis.self)
    return animator
  }
}
