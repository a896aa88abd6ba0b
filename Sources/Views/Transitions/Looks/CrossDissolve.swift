import Foundation

/// The presented screen fades in over the presenting one, and out again.
///
/// Between opaque screens this is a true dissolve: the one below stays opaque.
final class CrossDissolve: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: LookDirection
  private let duration: TimeInterval = 0.3

  init(_ direction: LookDirection) {
    self.direction = direction
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let fading: UIView?
    switch direction {
    case .present:
      fading = transitionContext.view(forKey: .to)
      fading?.alpha = 0
      if let fading { container.addSubview(fading) }
    case .dismiss:
      fading = transitionContext.view(forKey: .from)
      if let presenter = transitionContext.view(forKey: .to) {
        container.insertSubview(presenter, at: 0)
      }
    }
    let end: CGFloat = direction == .present ? 1 : 0
    UIView.animate(withDuration: duration) {
      fading?.alpha = end
    } completion: { _ in
      fading?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
