import Foundation
import Geometry
import Views

/// The outgoing screen is what is left in a rectangle that shrinks into a corner.
///
/// | progress | mask of the outgoing screen |
/// |----------|-----------------------------|
/// | 0        | all                         |
/// | 1        | nothing, in the corner      |
@preconcurrency @MainActor
public final class WipeCorner: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the wipe takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The corner that is left last.
  public var corner = Corner.topLeft

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let all = screens.outgoing.bounds
    let end = CGRect(origin: corner.point(of: all), size: .zero)
    MovingMask.show(
      screens.outgoing, through: [UIBezierPath(rect: all), UIBezierPath(rect: end)], over: duration
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension WipeCorner {
  nonisolated static let entry = Catalogue.Entry(
    id: "wipe-corner", title: "Corner wipe",
    summary: "The old screen is left in a rectangle that shrinks into a corner",
    family: .wipes, triggers: .all,
    parameters: [.duration(0.5), .corner(.topLeft, "The corner that is left last")],
    course: .toCorner
  ) { values in
    let animator = WipeCorner()
    animator.duration = values.number("duration")
    animator.corner = values.choice("corner", of: Corner.self)
    return animator
  }
}
