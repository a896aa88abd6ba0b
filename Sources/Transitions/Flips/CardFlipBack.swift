import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen shrinks to a card and turns away, and the incoming screen turns up.
///
/// | time        | snapshot of the outgoing screen                     | incoming screen         |
/// |-------------|-----------------------------------------------------|-------------------------|
/// | 0 – 0.33    | shrinks to `destination`, its corners from 0 to     | at −90°, edge on        |
/// |             | `cornerRadius`                                      |                         |
/// | 0.33 – 0.66 | turns to +90° about y                               | edge on                 |
/// | 0.66 – 0.99 | edge on                                             | turns from −90° to 0    |
///
/// Keyframes in the cubic mode; perspective in the container's sublayer transform.
@preconcurrency @MainActor
public final class CardFlipBack: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long everything takes, in seconds.
  public var duration: TimeInterval = 0.6
  /// Where the card turns away, in the container's coordinates; nil: the middle four fifths.
  public var destination: CGRect?
  /// The card's corner radius, in points.
  public var cornerRadius: CGFloat = 25
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.002

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let outgoing = context.viewController(forKey: .from)?.view,
      let card = outgoing.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let incoming = context.view(forKey: .to)
    let destination = destination ?? CardFlip.middle(of: container.bounds)

    card.frame = outgoing.frame
    card.layer.masksToBounds = true
    if let incoming { container.insertSubview(incoming, at: 0) }
    container.addSubview(card)
    outgoing.isHidden = true
    container.layer.sublayerTransform.m34 = perspective
    incoming?.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)

    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.33) {
        card.frame = destination
        card.layer.cornerRadius = self.cornerRadius
      }
      UIView.addKeyframe(withRelativeStartTime: 0.33, relativeDuration: 0.33) {
        card.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.66, relativeDuration: 0.33) {
        incoming?.layer.transform = CATransform3DIdentity
      }
    } completion: { _ in
      outgoing.isHidden = false
      card.removeFromSuperview()
      incoming?.layer.transform = CATransform3DIdentity
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension CardFlipBack {
  nonisolated static let entry = Catalogue.Entry(
    id: "card-flip-back", title: "Card flip back",
    summary: "The old screen shrinks to a card and turns away, and the new one turns up",
    family: .flips, triggers: [.dismiss, .pop],
    parameters: [
      .duration(0.6),
      .card("destination", "Where the card turns away"),
      .cornerRadius(25),
      .perspective,
    ],
    drag: Drag(from: .leftEdge, reach: Extent(points: 200))
  ) { values in
    let animator = CardFlipBack()
    animator.duration = values.number("duration")
    animator.destination = values.rect("destination")
    animator.cornerRadius = values.number("corner-radius")
    animator.perspective = values.number("perspective")
    return animator
  }
}
