import Foundation
import Geometry
import Layers
import Testing
import Views

/// Reports of developers about transitions, each reduced to what must hold.
@MainActor
@Suite struct TransitionReportTests {
  @Test func `a cancelled interactive pop leaves everything as it was`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let slide = Slide()
    let screens = TestScreens(guide: Guide(animator: slide, interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    let mark = Timeline.current.events.count
    let frame = screens.b.view.frame
    navigation.popViewController(animated: true)
    #expect(navigation.topViewController === screens.a)
    interaction.update(0.3)
    screens.wait(0.2)
    interaction.cancel()
    screens.wait(1)

    #expect(
      screens.appearances(of: screens.a, since: mark) == [
        "WillAppear", "WillDisappear", "DidDisappear",
      ])
    #expect(
      screens.appearances(of: screens.b, since: mark) == [
        "WillDisappear", "WillAppear", "DidAppear",
      ])
    #expect(navigation.viewControllers == [screens.a, screens.b])
    #expect(slide.wasCancelledInCompletion == true)
    #expect(slide.completions == 1)
    #expect(screens.b.view.frame == frame)
    #expect(screens.b.view.alpha == 1)
    #expect(screens.b.view.transform == .identity)
    #expect(screens.a.view.window == nil)
    #expect(screens.b.view.window === screens.window)
  }

  @Test(arguments: [1.0, 2.0])
  func `the way back after a cancel is played once, at the pace of the completion speed`(
    speed: Double
  ) {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionSpeed = speed
    interaction.completionCurve = .linear
    let screens = TestScreens(
      size: CGSize(width: 200, height: 200), guide: Guide(interaction: interaction))
    let tabs = screens.showTabs(screens.a, screens.b)
    tabs.selectedIndex = 1
    interaction.update(0.4)
    screens.wait(0.5)
    #expect(near(screens.shownX(of: screens.b), -120))
    interaction.cancel()
    for (elapsed, x) in [(0.05, -140.0), (0.1, -160), (0.15, -180)] {
      screens.waitUntil(0.5 + elapsed / speed)
      #expect(near(screens.shownX(of: screens.b), x))
    }
    screens.waitUntil(0.5 + 0.2 / speed)
    #expect(tabs.selectedIndex == 0)
    #expect(screens.b.view.window == nil)
  }

  @Test func `finishing plays what is left in the time that is left`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .linear
    let screens = TestScreens(
      size: CGSize(width: 200, height: 200), guide: Guide(interaction: interaction))
    let tabs = screens.showTabs(screens.a, screens.b)
    tabs.selectedIndex = 1
    interaction.update(0.4)
    interaction.finish()
    screens.wait(0.15)
    #expect(near(screens.shownX(of: screens.b), -60))
    #expect(screens.a.view.window != nil)
    screens.wait(0.15)
    #expect(screens.a.view.window == nil)
    #expect(screens.shownX(of: screens.b) == 0)
  }

  @Test func `calls that come after the end of a gesture change nothing`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let slide = Slide()
    let screens = TestScreens(guide: Guide(animator: slide, interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    interaction.update(1.7)
    #expect(interaction.percentComplete == 1)
    interaction.update(-0.2)
    #expect(interaction.percentComplete == 0)
    interaction.update(0.5)
    interaction.update(.nan)
    #expect(interaction.percentComplete == 0.5)
    interaction.cancel()
    screens.wait(0.1)
    let x = screens.shownX(of: screens.a)
    interaction.cancel()
    interaction.finish()
    interaction.update(0.9)
    #expect(screens.shownX(of: screens.a) == x)
    screens.wait(2)
    #expect(slide.completions == 1)
    #expect(navigation.topViewController === screens.b)
  }

  @Test(arguments: [1.0, 0.0])
  func `a gesture that went all the way completes at once`(percent: Double) {
    let interaction = UIPercentDrivenInteractiveTransition()
    let slide = Slide()
    let screens = TestScreens(guide: Guide(animator: slide, interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    interaction.update(percent)
    screens.wait(1)
    if percent == 1 { interaction.finish() } else { interaction.cancel() }
    screens.wait(1.0 / 60)
    #expect(slide.completions == 1)
    #expect(navigation.topViewController === (percent == 1 ? screens.a : screens.b))
    screens.guide.interaction = nil
    navigation.setViewControllers([screens.a], animated: false)
    navigation.pushViewController(UIViewController(), animated: true)
    screens.wait(1)
    #expect(slide.completions == 2)
  }

  @Test func `finishing right after the beginning takes the whole duration`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let slide = Slide()
    let screens = TestScreens(guide: Guide(animator: slide, interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    interaction.finish()
    screens.wait(0.49)
    #expect(slide.completions == 0)
    screens.wait(0.02)
    #expect(slide.completions == 1)
    #expect(navigation.viewControllers == [screens.a])
  }

  @Test func `the driver scrubs explicit layer animations`() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .linear
    let animator = LayerSlide()
    let screens = TestScreens(guide: Guide(animator: animator, interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    interaction.update(0.25)
    screens.wait(3)
    #expect(near(animator.x, 25))
    interaction.update(0.1)
    screens.wait(0.5)
    #expect(near(animator.x, 10))
    interaction.update(0.25)
    interaction.finish()
    screens.wait(1.49)
    #expect(navigation.view.window != nil)
    #expect(!animator.isComplete)
    screens.wait(0.02)
    #expect(animator.isComplete)
  }

  @Test func `a full-screen presentation moves the presenting view, others leave it`() {
    for style in [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen] {
      let slide = Slide()
      let screens = TestScreens(guide: Guide(animator: slide))
      screens.show(screens.a)
      let moves = style == .fullScreen
      screens.b.modalPresentationStyle = style
      screens.b.transitioningDelegate = screens.guide
      let view: UIView = screens.a.view

      screens.a.present(screens.b, animated: true)
      #expect(slide.context?.view(forKey: .from) === (moves ? view : nil))
      #expect(slide.context?.viewController(forKey: .from) === screens.a)
      #expect((view.superview === slide.context?.containerView) == moves)
      screens.wait(1)
      #expect((view.window == nil) == moves)
      #expect(screens.a.presentedViewController === screens.b)

      screens.a.dismiss(animated: true)
      #expect(slide.context?.view(forKey: .to) === (moves ? view : nil))
      #expect(slide.context?.viewController(forKey: .to) === screens.a)
      screens.wait(1)
      #expect(view.superview === screens.window)
      #expect(view.frame == screens.window.bounds)
      #expect(screens.window.subviews == [view])
      #expect(screens.a.presentedViewController == nil)
    }
  }

  @Test func `dismissing without animation asks nobody and is over at once`() {
    let slide = Slide()
    let screens = TestScreens(guide: Guide(animator: slide))
    screens.show(screens.a)
    screens.b.transitioningDelegate = screens.guide
    screens.a.present(screens.b, animated: true)
    screens.wait(1)
    let mark = Timeline.current.events.count
    var isComplete = false
    screens.a.dismiss(animated: false) { isComplete = true }
    #expect(isComplete)
    #expect(slide.completions == 1)
    #expect(screens.appearances(of: screens.b, since: mark) == ["WillDisappear", "DidDisappear"])
    #expect(screens.appearances(of: screens.a, since: mark) == ["WillAppear", "DidAppear"])
    #expect(screens.window.subviews == [screens.a.view])
  }

  @Test func `setting the selected index or the selected controller is the same`() {
    for byIndex in [true, false] {
      let screens = TestScreens()
      let tabs = screens.showTabs(screens.a, screens.b)
      if byIndex { tabs.selectedIndex = 1 } else { tabs.selectedViewController = screens.b }
      screens.wait(1)
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.selectedViewController === screens.b)
      #expect(screens.b.view.window != nil)
      #expect(screens.a.view.window == nil)
      let mark = Timeline.current.events.count
      tabs.selectedIndex = 1
      tabs.selectedIndex = 7
      tabs.selectedIndex = -1
      screens.wait(1)
      #expect(Timeline.current.events.count == mark)
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func `a tab tapped while a swipe settles is shown afterwards`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens(guide: Guide(interaction: interaction))
    let c = UIViewController()
    c.title = "C"
    let tabs = screens.showTabs(screens.a, screens.b, c)
    tabs.selectedIndex = 1
    interaction.update(0.6)
    interaction.finish()
    screens.guide.interaction = nil
    screens.wait(0.1)
    tabs.selectedIndex = 2
    screens.wait(2)
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController === c)
    #expect(c.view.superview?.subviews.count == 1)
    #expect(c.view.frame == tabs.view.bounds)
    for controller in [screens.a, screens.b, c] {
      #expect(screens.isBalanced(controller))
    }
  }

  @Test func `two pushes in a row both arrive`() {
    let screens = TestScreens()
    let c = UIViewController()
    c.title = "C"
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [screens.a, screens.b, c])
    screens.wait(3)
    #expect(navigation.viewControllers == [screens.a, screens.b, c])
    #expect(navigation.topViewController === c)
    #expect(c.view.superview?.subviews.count == 1)
    for controller in [screens.a, screens.b, c] {
      #expect(screens.isBalanced(controller))
    }
    #expect(screens.appearances(of: c).last == "DidAppear")
  }

  @Test func `a screen popped back to has the size that the window has now`() {
    let slide = Slide()
    let screens = TestScreens(size: CGSize(width: 320, height: 568), guide: Guide(animator: slide))
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    screens.wait(1)
    screens.window.frame = CGRect(x: 0, y: 0, width: 568, height: 320)
    Timeline.current.commit()
    navigation.popViewController(animated: true)
    let wide = CGRect(x: 0, y: 0, width: 568, height: 320)
    #expect(slide.context?.finalFrame(for: screens.a) == wide)
    #expect(screens.a.view.bounds == wide)
    screens.wait(1)
    #expect(screens.a.view.frame == wide)
  }

  @Test func `a transition that nobody completes is reported`() {
    let screens = TestScreens(guide: Guide(animator: Idler()))
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    screens.wait(1.4)
    #expect(Timeline.current.warnings == [])
    screens.wait(0.2)
    #expect(Timeline.current.warnings.count == 1)
    #expect(Timeline.current.warnings.first?.contains("Idler") == true)
    #expect(Timeline.current.events.contains { $0.kind.rawValue == "transitionOverdue" })
  }
}

private func near(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
  abs((value ?? .nan) - expected) < 1e-6
}

extension TestScreens {
  /// Where the left edge of a controller's view is seen now.
  func shownX(of controller: UIViewController) -> CGFloat? {
    controller.view.layer.presentation().map { $0.frame.minX }
  }

  /// Moves time on to so many seconds.
  func waitUntil(_ time: Double) {
    Timeline.current.advance(to: time)
  }

  /// Whether every announced appearance came or was taken back.
  func isBalanced(_ controller: UIViewController) -> Bool {
    let calls = appearances(of: controller)
    let announced = calls.filter { $0 == "WillAppear" }.count
    let arrived = calls.filter { $0 == "DidAppear" }.count
    var takenBack = 0
    for (call, next) in zip(calls, calls.dropFirst())
    where call == "WillAppear" && next == "WillDisappear" { takenBack += 1 }
    return announced == arrived + takenBack
  }
}

/// Moves a layer of its own with an explicit animation: 100 points in two seconds.
@MainActor
private final class LayerSlide: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate
{
  private let marker = UIView(frame: .zero)
  private var context: (any UIViewControllerContextTransitioning)?
  private(set) var isComplete = false

  var x: CGFloat? { marker.layer.presentation()?.position.x }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    context.containerView.addSubview(marker)
    if let incoming = context.view(forKey: .to) { context.containerView.addSubview(incoming) }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 2
    animation.delegate = self
    marker.layer.add(animation, forKey: "slide")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    isComplete = true
    marker.removeFromSuperview()
    context?.completeTransition(context?.transitionWasCancelled == false)
  }
}

/// Never does anything.
@MainActor
private final class Idler: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}
