import Foundation
import Layers
import Testing
import Views

/// Transitions that start by themselves and are taken over, and animators that can be paused.
@MainActor
@Suite struct TakeoverTests {
  @Test func `a transition that runs by itself can be paused, moved and turned back`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    interaction.completionCurve = .linear
    let slide = Slide()
    let screens = TestScreens(
      size: CGSize(width: 100, height: 100),
      guide: Guide(animator: slide, interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    #expect(slide.context?.isInteractive == false)
    screens.wait(0.2)
    #expect(screens.isAt(screens.a, -60))
    interaction.pause()
    #expect(slide.context?.isInteractive == true)
    #expect(abs(interaction.percentComplete - 0.4) < 1e-9)
    screens.wait(2)
    #expect(screens.isAt(screens.a, -60))
    interaction.update(0.5)
    #expect(screens.isAt(screens.a, -50))
    interaction.cancel()
    screens.wait(0.1)
    #expect(screens.isAt(screens.a, -70))
    interaction.pause()
    screens.wait(1)
    #expect(screens.isAt(screens.a, -70))
    interaction.finish()
    screens.wait(0.36)
    #expect(slide.completions == 1)
    #expect(slide.wasCancelledInCompletion == false)
    #expect(navigation.viewControllers == [screens.a])
  }

  @Test(arguments: [true, false])
  func `an animator with a property animator is driven through it`(finishes: Bool) {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .linear
    let animator = Pausable()
    let screens = TestScreens(
      size: CGSize(width: 100, height: 100),
      guide: Guide(animator: animator, interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    Timeline.current.commit()
    interaction.update(0.5)
    screens.wait(1)
    #expect(abs((screens.b.view.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    if finishes { interaction.finish() } else { interaction.cancel() }
    screens.wait(0.6)
    #expect(navigation.topViewController === (finishes ? screens.a : screens.b))
    #expect(animator.ends == [finishes ? .end : .start])
    #expect(screens.b.view.alpha == 1)
  }

  @Test func `an animator that moves the context itself without a percentage is left alone`() {
    let mover = ContextMover()
    let screens = TestScreens(guide: Guide(animator: mover, interaction: mover))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    #expect(mover.context?.isInteractive == true)
    screens.wait(10)
    #expect(Timeline.current.warnings == [])
    mover.finish()
    #expect(navigation.viewControllers == [screens.a])
  }
}

extension TestScreens {
  /// Whether a controller's view is seen with its left edge at `x`.
  func isAt(_ controller: UIViewController, _ x: CGFloat) -> Bool {
    abs((controller.view.layer.presentation()?.frame.minX ?? .nan) - x) < 1e-6
  }
}

/// Fades the outgoing screen out with a property animator.
@MainActor
private final class Pausable: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  private(set) var ends: [UIViewAnimatingPosition] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let outgoing = context.view(forKey: .from)
    if let incoming = context.view(forKey: .to) {
      context.containerView.insertSubview(incoming, at: 0)
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      outgoing?.alpha = 0
    }
    animator.addCompletion { position in
      self.ends.append(position)
      outgoing?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }
}

/// Is its own interaction, and completes when told to.
@MainActor
private final class ContextMover: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if let incoming = context.view(forKey: .to) {
      context.containerView.insertSubview(incoming, at: 0)
    }
  }

  func finish() {
    context?.finishInteractiveTransition()
    context?.completeTransition(true)
  }
}
