import Foundation
import Geometry
import Views

/// A straight edge moves across the container; behind it is the incoming screen.
///
/// | progress | mask of the incoming screen                       |
/// |----------|---------------------------------------------------|
/// | 0        | no more than a line at the edge where it starts   |
/// | 1        | all                                               |
@preconcurrency @MainActor
public final class Wipe: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the wipe takes, in seconds.
  public var duration: TimeInterval = 0.33
  /// The way the edge moves.
  public var direction = Heading.right

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
    let all = incoming.bounds
    let line =
      switch direction {
      case .left: CGRect(x: all.maxX, y: 0, width: 0, height: all.height)
      case .right: CGRect(x: 0, y: 0, width: 0, height: all.height)
      case .up: CGRect(x: 0, y: all.maxY, width: all.width, height: 0)
      case .down: CGRect(x: 0, y: 0, width: all.width, height: 0)
      }
    MovingMask.show(
      incoming, through: [UIBezierPath(rect: line), UIBezierPath(rect: all)], over: duration
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Wipe {
  nonisolated static let entry = Catalogue.Entry(
    id: "wipe", title: "Wipe",
    summary: "A straight edge moves across the screen, and the new one is behind it",
    family: .wipes, triggers: .all,
    parameters: [.duration(0.33), .heading(.right, "The way the edge moves")],
    course: .alwaysDirection
  ) { values in
    let animator = Wipe()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    return animator
  }
}
