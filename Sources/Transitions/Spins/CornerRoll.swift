import Foundation
import Geometry
import Views

/// The outgoing screen rolls away about a corner, a quarter of a turn, and uncovers the incoming one.
///
/// | progress | outgoing screen about `corner`         |
/// |----------|-----------------------------------------|
/// | 0        | upright                                 |
/// | 1        | turned by 90°, out of sight sideways    |
@preconcurrency @MainActor
public final class CornerRoll: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the roll takes, in seconds.
  public var duration: TimeInterval = 0.6
  /// The corner that stays where it is.
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
    let hinge = Hinge(screens.outgoing, at: corner.unit)
    let isClockwise = corner == .topLeft || corner == .bottomRight
    UIView.animate(withDuration: duration) {
      screens.outgoing.transform = CGAffineTransform(
        rotationAngle: isClockwise ? .pi / 2 : -.pi / 2)
    } completion: { _ in
      hinge.remove()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension CornerRoll {
  nonisolated static let entry = Catalogue.Entry(
    id: "corner-roll", title: "Corner roll",
    summary: "The old screen rolls away about a corner",
    family: .spins, triggers: .all,
    parameters: [.duration(0.6), .corner(.topLeft, "The corner that stays where it is")],
    course: .toCorner
  ) { values in
    let animator = CornerRoll()
    animator.duration = values.number("duration")
    animator.corner = values.choice("corner", of: Corner.self)
    return animator
  }
}
