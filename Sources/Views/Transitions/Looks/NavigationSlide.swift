import Foundation
import Layers

/// The system's push and pop: the new screen slides in from the right, the old one gives way.
///
/// | progress of the spring | upper screen | lower screen   | shade over the lower |
/// |------------------------|--------------|----------------|----------------------|
/// | 0 of a push            | x = W        | x = 0          | 0                    |
/// | 1 of a push            | x = 0        | x = −0.3 · W   | 0.1                  |
///
/// A pop is the same backwards. The upper screen's edge casts a soft shadow, which comes and goes
/// with the screen.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: LookDirection
  private let parallax: CGFloat = 0.3
  private let dimming: CGFloat = 0.1

  init(_ direction: LookDirection) {
    self.direction = direction
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    SystemSpring.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let outgoing = transitionContext.view(forKey: .from),
      let incoming = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(true) }
    let container = transitionContext.containerView
    let upper = direction == .present ? incoming : outgoing
    let lower = direction == .present ? outgoing : incoming
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(lower, at: 0)
    container.insertSubview(shade, aboveSubview: lower)
    container.insertSubview(upper, aboveSubview: shade)
    let shadow = EdgeShadow(of: upper)

    let rest = upper.center
    let width = container.bounds.width
    let apart = (
      upper: CGPoint(x: rest.x + width, y: rest.y),
      lower: CGPoint(x: rest.x - parallax * width, y: rest.y)
    )
    let comes = direction == .present
    upper.center = comes ? apart.upper : rest
    lower.center = comes ? rest : apart.lower
    shade.alpha = comes ? 0 : dimming
    upper.layer.shadowOpacity = comes ? 0 : EdgeShadow.opacity

    UIView.animate(
      withDuration: SystemSpring.duration, delay: 0,
      options: SystemSpring.options(transitionContext)
    ) {
      upper.center = comes ? rest : apart.upper
      lower.center = comes ? apart.lower : rest
      shade.alpha = comes ? self.dimming : 0
      upper.layer.shadowOpacity = comes ? EdgeShadow.opacity : 0
    } completion: { _ in
      shade.removeFromSuperview()
      shadow.remove()
      upper.center = rest
      lower.center = rest
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The soft shadow of a sliding screen, and what the layer had before.
@MainActor
private struct EdgeShadow {
  /// How dark it is while the upper screen covers the lower one.
  static let opacity: Float = 0.15

  private let view: UIView
  private let opacity: Float
  private let radius: CGFloat
  private let offset: CGSize

  init(of view: UIView) {
    self.view = view
    opacity = view.layer.shadowOpacity
    radius = view.layer.shadowRadius
    offset = view.layer.shadowOffset
    view.layer.shadowRadius = 4.5
    view.layer.shadowOffset = .zero
  }

  func remove() {
    view.layer.shadowOpacity = opacity
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = offset
  }
}
