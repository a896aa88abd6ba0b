import Foundation
import Layers
import Testing
import Transitions
import Views

/// An animator that fades the screen in, and notes whether the clock ran it.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  var wasRunByClock = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    wasRunByClock = Timeline.current.isMoving
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.1) {
      to.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

@MainActor
@Suite struct TurnTests {
  /// Tasks that an animator starts are the clock's only if it runs the animator.
  @Test func `what a stage sets off is run by the clock, as in a recording`() {
    Timeline.current = Timeline()
    let animator = Fade()
    let stage = TransitionStage(
      from: UIViewController(), to: UIViewController(), trigger: .push, animator: animator)
    Timeline.current.commit()
    stage.run()
    #expect(animator.wasRunByClock)
    #expect(!Timeline.current.isMoving)
  }
}
