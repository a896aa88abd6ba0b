import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen turns away, and a card with the incoming screen turns up and grows.
///
/// | time        | outgoing screen       | snapshot of the incoming screen                     |
/// |-------------|-----------------------|-----------------------------------------------------|
/// | 0 – 0.33    | turns to −90° about y | at +90°, edge on, in `origin`                       |
/// | 0.33 – 0.66 | edge on               | turns from +90° to 0                                |
/// | 0.66 – 0.99 | edge on               | grows from `origin` to the final frame, its corners |
/// |             |                       | from `cornerRadius` to 0                            |
///
/// Keyframes in the cubic mode; perspective in the container's sublayer transform.
@preconcurrency @MainActor
public final class CardFlip: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long everything takes, in seconds.
  public var duration: TimeInterval = 1
  /// Where the card turns up, in the container's coordinates; nil: the middle four fifths.
  public var origin: CGRect?
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
    guard let presented = context.viewController(forKey: .to), let incoming = presented.view,
      let card = incoming.snapshotView(afterScreenUpdates: true)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let outgoing = context.view(forKey: .from)
    let finalFrame = context.finalFrame(for: presented)

    card.frame = origin ?? CardFlip.middle(of: container.bounds)
    card.layer.cornerRadius = cornerRadius
    card.layer.masksToBounds = true
    container.addSubview(incoming)
    container.addSubview(card)
    incoming.isHidden = true
    container.layer.sublayerTransform.m34 = perspective
    card.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.33) {
        outgoing?.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.33, relativeDuration: 0.33) {
        card.layer.transform = CATransform3DIdentity
      }
      UIView.addKeyframe(withRelativeStartTime: 0.66, relativeDuration: 0.33) {
        card.frame = finalFrame
        card.layer.cornerRadius = 0
      }
    } completion: { _ in
      incoming.isHidden = false
      card.removeFromSuperview()
      outgoing?.layer.transform = CATransform3DIdentity
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The middle four fifths of a rectangle.
  static func middle(of bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: bounds.width / 10, dy: bounds.height / 10)
  }
}

extension CardFlip {
  nonisolated static let entry = Catalogue.Entry(
    id: "card-flip", title: "Card flip",
    summary: "The old screen turns away, and a card turns up and grows into the new one",
    family: .flips, triggers: [.present, .push],
    parameters: [
      .duration(1),
      .card("origin", "Where the card turns up"),
      .cornerRadius(25),
      .perspective,
    ]
  ) { values in
    let animator = CardFlip()
    animator.duration = values.number("duration")
    animator.origin = values.rect("origin")
    animator.cornerRadius = values.number("corner-radius")
    animator.perspective = values.number("perspective")
    return animator
  }
}

extension Catalogue.Parameter {
  /// A card's rectangle: the middle four fifths of the container.
  static func card(_ name: String, _ summary: String) -> Catalogue.Parameter {
    Catalogue.Parameter(
      name, .rect,
      default: .rect(
        RelativeRect(
          x: Extent(ofWidth: 0.1), y: Extent(ofHeight: 0.1), width: Extent(ofWidth: 0.8),
          height: Extent(ofHeight: 0.8))),
      summary)
  }
}
