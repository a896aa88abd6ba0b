import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct SplitTests {
  @Test func `screens stand side by side where there is room, whatever the screen was before`() {
    let screens = TestScreens(size: CGSize(width: 1024, height: 768))
    let split = UISplitViewController()
    split.viewControllers = [screens.a, screens.b]
    screens.show(split)
    #expect(!split.isCollapsed)
    #expect(screens.a.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(screens.b.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(screens.b.view.window === screens.window)
    #expect(screens.appearances(of: screens.b) == ["WillAppear", "DidAppear"])
  }

  @Test func `a detail takes the second place`() {
    let screens = TestScreens(size: CGSize(width: 1024, height: 768))
    let split = UISplitViewController()
    split.viewControllers = [screens.a, screens.b]
    screens.show(split)
    let detail = UIViewController()
    screens.a.showDetailViewController(detail, sender: nil)
    Timeline.current.commit()
    #expect(split.viewControllers == [screens.a, detail])
    #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(screens.b.parent == nil && screens.b.view.superview == nil)
    #expect(split.presentedViewController == nil)
  }

  @Test func `only the first screen is seen where there is little room, and shows details`() {
    let screens = TestScreens()
    let split = UISplitViewController()
    let navigation = UINavigationController(rootViewController: screens.a)
    split.viewControllers = [navigation, screens.b]
    screens.show(split)
    #expect(split.isCollapsed)
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(screens.b.viewIfLoaded?.window == nil)
    let detail = UIViewController()
    screens.a.showDetailViewController(detail, sender: nil)
    #expect(navigation.topViewController === detail)
  }
}
