import Foundation
import Layers
import Testing
import Views

/// Changes of stacks and pages that meet others, and who is told.
@MainActor
@Suite struct StackChangeTests {
  @Test func `a push during a pop that is taken back comes on top of what has stayed`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens(guide: Guide(interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    let c = UIViewController()
    navigation.popViewController(animated: true)
    interaction.update(0.4)
    screens.wait(0.2)
    screens.guide.interaction = nil
    navigation.pushViewController(c, animated: true)
    #expect(navigation.viewControllers == [screens.a, c])
    screens.wait(0.2)
    interaction.cancel()
    screens.wait(2)
    #expect(navigation.viewControllers == [screens.a, screens.b, c])
    #expect(c.view.window === screens.window)
    #expect(navigation.children.count == 3 && screens.b.parent === navigation)
    navigation.popViewController(animated: true)
    screens.wait(2)
    #expect(screens.b.view.window === screens.window)
  }

  @Test(arguments: [true, false])
  func `a push in an animation block moves as it would outside`(system: Bool) {
    func places(inBlock: Bool) -> [CGFloat] {
      let screens = TestScreens()
      if system { screens.guide.animator = nil }
      let navigation = screens.showStack(screens.a)
      let push = { navigation.pushViewController(screens.b, animated: true) }
      if inBlock { UIView.animate(withDuration: 2) { push() } } else { push() }
      Timeline.current.commit()
      let places = (0..<8).flatMap { _ -> [CGFloat] in
        screens.wait(0.1)
        return [screens.a, screens.b].map { $0.view.layer.presentation()?.frame.minX ?? -1 }
      }
      #expect(navigation.transitionCoordinator == nil && Timeline.current.warnings.isEmpty)
      return places
    }
    #expect(places(inBlock: true) == places(inBlock: false))
  }

  @Test func `a stack that is set during a pop that is taken back is shown afterwards`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens(guide: Guide(interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    let c = UIViewController()
    navigation.popViewController(animated: true)
    interaction.update(0.4)
    screens.guide.interaction = nil
    navigation.setViewControllers([c], animated: true)
    screens.wait(0.2)
    interaction.cancel()
    screens.wait(2)
    #expect(navigation.viewControllers == [c])
    #expect(c.view.window === screens.window)
    #expect(navigation.children == [c] && screens.b.parent == nil)
  }

  @Test func `a pop after another transition is taken back to the stack before it`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens()
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    screens.wait(0.1)
    screens.guide.interaction = interaction
    navigation.popViewController(animated: true)
    screens.wait(1)
    #expect(navigation.viewControllers == [screens.a])
    interaction.update(0.4)
    interaction.cancel()
    screens.wait(2)
    #expect(navigation.viewControllers == [screens.a, screens.b])
    #expect(screens.b.view.window === screens.window)
  }

  @Test func `the delegate is told of the first screen when the stack appears`() {
    let screens = TestScreens()
    let navigation = UINavigationController(rootViewController: screens.a)
    navigation.delegate = screens.guide
    screens.show(navigation)
    let told = { (mark: Int) in screens.log(since: mark).filter { $0.hasPrefix("delegateCall") } }
    #expect(told(0) == ["delegateCall Guide willShow A", "delegateCall Guide didShow A"])
    let mark = Timeline.current.events.count
    navigation.setViewControllers([], animated: false)
    navigation.setViewControllers([screens.b], animated: false)
    #expect(told(mark) == ["delegateCall Guide willShow B", "delegateCall Guide didShow B"])
  }

  @Test func `a page that is set while another comes is the one that stays`() {
    let screens = TestScreens()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([screens.b], direction: .forward, animated: false)
    screens.show(pages)
    var outcomes: [String] = []
    pages.setViewControllers([screens.a], direction: .reverse, animated: true) { _ in
      outcomes.append("A")
    }
    screens.wait(0.1)
    pages.setViewControllers([screens.b], direction: .forward, animated: true) { _ in
      outcomes.append("B")
    }
    #expect(outcomes == ["A"])
    pages.setViewControllers([screens.b], direction: .forward, animated: true) { _ in
      outcomes.append("B again")
    }
    #expect(outcomes == ["A"])
    screens.wait(1)
    #expect(outcomes == ["A", "B", "B again"])
    #expect(pages.viewControllers == [screens.b])
    #expect(screens.b.view.window != nil && screens.a.view.window == nil)
  }
}
