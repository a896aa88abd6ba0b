import Foundation

/// The container turns about its vertical axis, the presented screen on its back.
///
/// A presentation turns from right to left, a dismissal from left to right.
final class FlipHorizontal: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: LookDirection
  private let duration: TimeInterval = 0.75

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
    let outgoing = transitionContext.view(forKey: .from)
    let incoming = transitionContext.view(forKey: .to)
    UIView.transition(
      with: container, duration: duration,
      options: direction == .present ? .transitionFlipFromRight : .transitionFlipFromLeft
    ) {
      if let incoming { container.addSubview(incoming) }
      outgoing?.isHidden = true
    } completion: { _ in
      outgoing?.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
