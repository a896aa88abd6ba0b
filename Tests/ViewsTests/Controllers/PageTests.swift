import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct PageTests {
  @Test func `a page slides in, the new one being told first`() {
    let (screens, pages) = show()
    let mark = Timeline.current.events.count
    var isComplete = false
    pages.setViewControllers([screens.b], direction: .forward, animated: true) {
      isComplete = $0
    }
    Timeline.current.commit()
    #expect(screens.isAt(screens.b, 320))
    screens.wait(0.15)
    #expect(!isComplete)
    screens.wait(0.2)
    #expect(isComplete)
    #expect(pages.viewControllers == [screens.b])
    #expect(screens.isAt(screens.b, 0))
    #expect(screens.a.parent == nil)
    let calls = screens.log(since: mark).filter { $0.contains("ppear") }
    #expect(
      calls == [
        "viewWillAppear B animated", "viewWillDisappear A animated", "viewDidDisappear A animated",
        "viewDidAppear B animated",
      ])
  }

  @Test(arguments: [(-200.0, true), (-100, false)])
  func `a finger changes the page beyond the middle`(way: Double, changes: Bool) {
    let (screens, pages) = show()
    let source = Source(screens.a, screens.b)
    pages.dataSource = source
    let touches = TouchArena(window: screens.window)
    for step in 0...20 {
      let part = Double(step) / 20
      Timeline.current.advance(to: 2 * part)
      touches.deliver(
        TouchSample(
          time: 2 * part, location: CGPoint(x: 300 + way * part, y: 100),
          phase: step == 0 ? .began : step == 20 ? .ended : .moved))
    }
    screens.wait(1)
    #expect(pages.viewControllers == [changes ? screens.b : screens.a])
    #expect(screens.isBalanced(screens.b))
    #expect(pages.view.subviews.count == 1)
  }

  private func show() -> (TestScreens, UIPageViewController) {
    let screens = TestScreens()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.title = "pages"
    pages.setViewControllers([screens.a], direction: .forward, animated: false)
    screens.show(pages)
    return (screens, pages)
  }
}

private final class Source: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init(_ pages: UIViewController...) {
    self.pages = pages
    super.init()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}
