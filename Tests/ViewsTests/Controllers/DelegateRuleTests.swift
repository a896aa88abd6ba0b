import Foundation
import Layers
import Testing
import Views

/// Who is asked, who is not, and what happens when nobody answers.
@MainActor
@Suite struct DelegateRuleTests {
  @Test func `without an animator nobody asks for an interaction, and the system's look is used`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens(guide: Guide(animator: nil, interaction: interaction))
    let navigation = screens.showStack(screens.a)
    let mark = Timeline.current.events.count
    navigation.pushViewController(screens.b, animated: true)
    let questions = screens.log(since: mark).filter { $0.hasPrefix("delegateQuestion") }
    #expect(questions == ["delegateQuestion Guide animationControllerFor push → nil"])
    #expect(screens.log(since: mark).contains("animateTransition NavigationSlide push"))
    screens.wait(1)
    #expect(screens.b.view.window != nil)
    #expect(screens.a.view.window == nil)
  }

  @Test(arguments: [UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve])
  func `a presentation without a delegate looks like its style`(style: UIModalTransitionStyle) {
    let screens = TestScreens()
    screens.show(screens.a)
    screens.b.modalTransitionStyle = style
    var isPresented = false
    screens.a.present(screens.b, animated: true) { isPresented = true }
    #expect(!isPresented)
    #expect(screens.b.isBeingPresented)
    screens.wait(1)
    #expect(isPresented)
    #expect(!screens.b.isBeingPresented)
    #expect(screens.b.presentingViewController === screens.a)
    screens.b.dismiss(animated: true)
    #expect(screens.b.isBeingDismissed)
    screens.wait(1)
    #expect(screens.a.presentedViewController == nil)
    #expect(screens.window.subviews == [screens.a.view])
  }

  @Test func `a presentation that the platform would refuse is refused with a reason`() {
    let screens = TestScreens()
    screens.a.present(screens.b, animated: true)
    #expect(Timeline.current.warnings.count == 1)
    screens.show(screens.a)
    screens.a.present(screens.b, animated: false)
    screens.a.present(UIViewController(), animated: false)
    #expect(Timeline.current.warnings.count == 2)
    #expect(screens.a.presentedViewController === screens.b)
  }

  @Test func `dismissing a stack of presentations shows the lowest screen again`() {
    let screens = TestScreens()
    let c = UIViewController()
    screens.show(screens.a)
    screens.a.present(screens.b, animated: false)
    screens.b.present(c, animated: false)
    var isComplete = false
    screens.a.dismiss(animated: true) { isComplete = true }
    screens.wait(1)
    #expect(isComplete)
    #expect(screens.window.subviews == [screens.a.view])
    #expect(screens.isBalanced(screens.a))
  }

  @Test func `a screen inside a container presents from the outermost one`() {
    let screens = TestScreens()
    let navigation = screens.showStack(screens.a)
    screens.a.present(screens.b, animated: false)
    #expect(screens.b.presentingViewController === navigation)
    #expect(screens.a.presentedViewController === screens.b)
    #expect(screens.appearances(of: screens.a).last == "DidDisappear")
    screens.b.dismiss(animated: false)
    #expect(screens.appearances(of: screens.a).last == "DidAppear")
  }

  @Test func `animations longer than declared run to their end, and nothing is reported early`() {
    let slow = Slow()
    let screens = TestScreens(guide: Guide(animator: slow))
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    screens.wait(1.3)
    #expect(screens.a.view.window != nil)
    screens.wait(0.11)
    #expect(screens.a.view.window == nil)
    #expect(Timeline.current.warnings == [])
  }

  @Test func `completing twice is reported and changes nothing`() {
    let slide = Slide()
    let screens = TestScreens(guide: Guide(animator: slide))
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    screens.wait(1)
    slide.context?.completeTransition(false)
    #expect(Timeline.current.warnings.count == 1)
    #expect(navigation.topViewController === screens.b)
  }

  @Test func `a view put into the window by hand lets its controller appear`() {
    let screens = TestScreens()
    screens.show(screens.a)
    screens.a.addChild(screens.b)
    screens.a.view.addSubview(screens.b.view)
    screens.b.didMove(toParent: screens.a)
    #expect(screens.appearances(of: screens.b) == ["WillAppear", "DidAppear"])
    screens.b.view.removeFromSuperview()
    #expect(screens.appearances(of: screens.b).last == "DidDisappear")
  }
}

/// Declares half a second and takes 1.4.
@MainActor
private final class Slow: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let incoming = context.view(forKey: .to)
    if let incoming { context.containerView.addSubview(incoming) }
    incoming?.alpha = 0
    UIView.animate(withDuration: 1.4) {
      incoming?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
