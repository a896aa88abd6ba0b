import Foundation
import Geometry
import Layers
import Testing
import Transitions
import Views

/// What the tutorials teach about tabs, delegates and durations, with catalogue animators.
@MainActor
@Suite struct RuleTests {
  @Test(arguments: [(0, 2, -160.0), (3, 1, 160)])
  func `tabs slide in the direction of their indices`(from: Int, to: Int, x: Double) throws {
    let tabs = Tabs(selected: from)
    tabs.controller.selectedIndex = to
    Timeline.current.advance(to: 0.25)
    let (old, new) = (tabs.screens[from], tabs.screens[to])
    #expect(abs((old.view.layer.presentation()?.frame.minX ?? 0) - x) < 1e-6)
    #expect(abs((new.view.layer.presentation()?.frame.minX ?? 0) + x) < 1e-6)
    Timeline.current.advance(to: 1)
    #expect(tabs.controller.selectedViewController === new)
    #expect(old.view.window == nil)
  }

  @Test func `direction comes from this change, not from the last one`() {
    let tabs = Tabs(selected: 0)
    tabs.controller.selectedIndex = 3
    Timeline.current.advance(to: 1)
    tabs.controller.selectedViewController = tabs.screens[1]
    Timeline.current.advance(to: 1.25)
    #expect(abs((tabs.screens[3].view.layer.presentation()?.frame.minX ?? 0) - 160) < 1e-6)
  }

  @Test func `a longer duration makes the whole run longer`() throws {
    Timeline.current = Timeline()
    let size = CGSize(width: 100, height: 100)
    let entry = try Catalogue.entry("page-turn")
    let stage = TransitionStage(
      entry, try entry.values(["duration": .number(2)], in: size), from: UIImage(), to: UIImage())
    stage.run()
    #expect(stage.declaredDuration == 2)
    Timeline.current.advance(to: 1.99)
    #expect(!stage.isComplete)
    Timeline.current.advance(to: 2)
    #expect(stage.isComplete)
  }
}

/// Four tabs of 320 points' width, animated by the catalogue's slide.
@MainActor
private final class Tabs: NSObject, UITabBarControllerDelegate {
  let controller = UITabBarController()
  let screens = (0..<4).map { _ in UIViewController() }
  private let window: UIWindow

  init(selected: Int) {
    Timeline.current = Timeline()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    super.init()
    controller.viewControllers = screens
    controller.selectedIndex = selected
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.delegate = self
    Timeline.current.commit()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { TabSlide() }
}
