import Foundation
import Geometry
import Layers
import Views

/// The incoming screen springs in from the side and grows meanwhile.
///
/// | progress | the carrier's x, with a spring | incoming screen in it |
/// |----------|--------------------------------|-----------------------|
/// | 0        | −W, or 2W from the right       | scale 0.1             |
/// | 1        | 0                              | full size             |
@preconcurrency @MainActor
public final class SwingIn: NSObject, UIViewControllerAnimatedTransitioning {
  /// Where the incoming screen comes from.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    case left
    case right
  }

  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 1
  /// Where the incoming screen comes from.
  public var side = Side.left
  /// The spring's damping ratio: 1 does not overshoot.
  public var damping: CGFloat = 0.6
  /// The spring's initial velocity, in whole distances a second.
  public var velocity: CGFloat = 0.1

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let outgoing = context.view(forKey: .from)
    let incoming = context.view(forKey: .to)
    guard let incoming else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let place = incoming.frame
    let carrier = UIView(frame: container.bounds)
    incoming.frame = carrier.bounds
    carrier.addSubview(incoming)
    container.addSubview(carrier)
    carrier.frame.origin.x = container.bounds.width * (side == .left ? -1 : 2)
    incoming.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)

    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      incoming.transform = .identity
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping,
      initialSpringVelocity: velocity
    ) {
      carrier.frame.origin.x = 0
    } completion: { _ in
      incoming.resetPose()
      incoming.frame = place
      if context.transitionWasCancelled {
        incoming.removeFromSuperview()
      } else {
        container.addSubview(incoming)
      }
      carrier.removeFromSuperview()
      outgoing?.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SwingIn {
  nonisolated static let entry = Catalogue.Entry(
    id: "swing-in", title: "Swing in",
    summary: "The new screen springs in from the side and grows meanwhile",
    family: .springs, triggers: .all,
    parameters: .spring(damping: 0.6, velocity: 0.1, lasting: 1) + [
      Catalogue.Parameter(
        "side", .choice(of: Side.allCases.map(\.rawValue)), default: .choice("left"),
        "Where the new screen comes from")
    ],
    course: .following("side") { values, _ in
      values.choice("side", of: Side.self) == .left ? .right : .left
    }
  ) { values in
    let animator = SwingIn()
    animator.duration = values.number("duration")
    animator.side = values.choice("side", of: Side.self)
    animator.damping = values.number("damping")
    animator.velocity = values.number("velocity")
    return animator
  }
}
