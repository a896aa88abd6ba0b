import Foundation
import Geometry
import Layers
import Views

/// The incoming screen grows out of a disc; everything outside the disc is the outgoing screen.
///
/// | progress | mask of the incoming screen's snapshot                          |
/// |----------|-----------------------------------------------------------------|
/// | 0        | the oval in `origin`                                            |
/// | 1        | the circle about `center` with `radius`; all when it is √(W²+H²) |
///
/// With `side` outside, the mask is what is left around the circle, which shrinks from the large
/// one to the oval: the outgoing screen disappears into it.
@preconcurrency @MainActor
public final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning,
  CAAnimationDelegate
{
  /// On which side of the circle the incoming screen is.
  public enum Side: String, Sendable, Hashable, CaseIterable {
    /// The circle grows, the incoming screen in it.
    case inside
    /// The circle shrinks, the incoming screen around it.
    case outside
  }

  /// How long the reveal takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// Where the disc starts, in the container's coordinates, in points; nil: (50, H − 50, 2, 2).
  public var origin: CGRect?
  /// The large circle's centre, in the container's coordinates; nil: the container's centre.
  public var center: CGPoint?
  /// The large circle's radius, in points; nil: √(W² + H²).
  public var radius: CGFloat?
  /// On which side of the circle the incoming screen is.
  public var side = Side.inside

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
    guard let incoming = context.view(forKey: .to),
      let snapshot = incoming.snapshotView(afterScreenUpdates: true)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    self.context = context
    self.snapshot = snapshot
    let circles = RevealCircles(
      in: container.bounds.size, origin: origin, center: center, radius: radius)

    container.addSubview(incoming)
    if let outgoing = context.view(forKey: .from) {
      container.addSubview(outgoing)
    } else {
      incoming.isHidden = true
    }
    snapshot.frame = incoming.frame
    container.addSubview(snapshot)

    let mask = CAShapeLayer()
    let animation = CABasicAnimation(keyPath: "path")
    switch side {
    case .inside:
      mask.path = circles.large.cgPath
      animation.fromValue = circles.small.cgPath
      animation.toValue = circles.large.cgPath
    case .outside:
      mask.fillRule = .evenOdd
      mask.path = circles.around(circles.small).cgPath
      animation.fromValue = circles.around(circles.large).cgPath
      animation.toValue = circles.around(circles.small).cgPath
    }
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.delegate = self
    snapshot.layer.mask = mask
    mask.add(animation, forKey: "path")
  }

  /// Ends the transition with the mask's animation.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    snapshot?.removeFromSuperview()
    context?.view(forKey: .to)?.isHidden = false
    context?.completeTransition(context?.transitionWasCancelled == false)
    snapshot = nil
    context = nil
  }
}

extension CircleReveal {
  nonisolated static let entry = Catalogue.Entry(
    id: "circle-reveal", title: "Circle reveal",
    summary: "The new screen grows out of a small disc",
    family: .circles, triggers: [.present, .push, .tab],
    parameters: [.duration(0.5)] + RevealCircles.parameters + [
      Catalogue.Parameter(
        "side", .choice(of: Side.allCases.map(\.rawValue)), default: .choice("inside"),
        "Whether the new screen is inside the growing circle or outside a shrinking one")
    ],
    opening: .other
  ) { values in
    let animator = CircleReveal()
    animator.duration = values.number("duration")
    animator.origin = values.rect("origin")
    animator.center = values.point("center")
    animator.radius = RevealCircles.radius(values)
    animator.side = values.choice("side", of: Side.self)
    return animator
  }
}
