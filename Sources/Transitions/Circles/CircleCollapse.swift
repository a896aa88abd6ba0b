import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen shrinks into a disc; everything outside the disc is the incoming screen.
///
/// | progress | mask of the outgoing screen's snapshot                          |
/// |----------|-----------------------------------------------------------------|
/// | 0        | the circle about `center` with `radius`; all when it is √(W²+H²) |
/// | 1        | the oval in `origin`                                            |
@preconcurrency @MainActor
public final class CircleCollapse: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate
{
  /// How long the collapse takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// Where the disc ends, in the container's coordinates, in points; nil: (50, H − 50, 2, 2).
  public var origin: CGRect?
  /// The large circle's centre, in the container's coordinates; nil: the container's centre.
  public var center: CGPoint?
  /// The large circle's radius, in points; nil: √(W² + H²).
  public var radius: CGFloat?

  private var context: (any UIViewControllerContextTransitioning)?
  private var snapshot: UIView?

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let outgoing = context.view(forKey: .from),
      let snapshot = outgoing.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    self.context = context
    self.snapshot = snapshot
    let circles = RevealCircles(
      in: container.bounds.size, origin: origin, center: center, radius: radius)

    if let incoming = context.view(forKey: .to) {
      container.addSubview(incoming)
    } else {
      outgoing.isHidden = true
    }
    snapshot.frame = outgoing.frame
    container.addSubview(snapshot)

    let mask = CAShapeLayer()
    mask.path = circles.small.cgPath
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = circles.large.cgPath
    animation.toValue = circles.small.cgPath
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    snapshot.layer.mask = mask
    mask.add(animation, forKey: "path")
  }

  /// Ends the transition with the mask's animation.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    snapshot?.removeFromSuperview()
    context?.view(forKey: .from)?.isHidden = false
    context?.completeTransition(context?.transitionWasCancelled == false)
    snapshot = nil
    context = nil
  }
}

extension CircleCollapse {
  nonisolated static let entry = Catalogue.Entry(
    id: "circle-collapse", title: "Circle collapse",
    summary: "The old screen shrinks into a small disc",
    family: .circles, triggers: [.dismiss, .pop, .tab],
    parameters: [.duration(0.5)] + RevealCircles.parameters
  ) { values in
    let animator = CircleCollapse()
    animator.duration = values.number("duration")
    animator.origin = values.rect("origin")
    animator.center = values.point("center")
    animator.radius = RevealCircles.radius(values)
    return animator
  }
}
