import Foundation
import Geometry
import Layers
import Testing
import Typesetting
import Views

/// Bars in a font whose glyphs are blocks: at 10 points a capital is 6 wide, and lines are 10 high.
@MainActor
@Suite(.serialized)
struct BarTests {
  private func withBlocks(_ body: () throws -> Void) rethrows {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/fonts/blocks.ttf")
    let before = FontBook.current
    FontBook.current = FontBook(file: file.path)
    defer { FontBook.current = before }
    try body()
  }

  /// A stack of screens on a screen of 320 × 480 points with a safe area.
  private func showStack(
    on screens: TestScreens, _ stack: UIViewController..., isBarHidden: Bool = false
  ) -> UINavigationController {
    UIScreen.main.configure(
      size: screens.window.bounds.size, scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    let navigation = UINavigationController()
    navigation.viewControllers = stack
    navigation.isNavigationBarHidden = isBarHidden
    screens.show(navigation)
    return navigation
  }

  /// The texts that are seen, with their places in the window.
  private func texts(in screens: TestScreens) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    func look(at view: UIView) {
      if let label = view as? UILabel, let text = label.text {
        found[text] = screens.window.convert(label.bounds, from: label)
      }
      for inner in view.subviews where inner.alpha > 0 { look(at: inner) }
    }
    look(at: screens.window)
    return found
  }

  @Test func `a hidden bar leaves screens as they are, and a shown one moves the safe area`() {
    withBlocks {
      let screens = TestScreens()
      screens.a.title = "AA"
      let navigation = showStack(on: screens, screens.a, isBarHidden: true)
      #expect(navigation.isNavigationBarHidden)
      #expect(texts(in: screens).isEmpty)
      #expect(navigation.view.subviews.count == 1)
      #expect(screens.a.view.safeAreaInsets.top == 20)
      let before = screens.window.layer.displayList(
        at: 0, scale: 1, size: screens.window.bounds.size)
      navigation.isNavigationBarHidden = false
      Timeline.current.commit()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
      #expect(screens.a.view.safeAreaInsets.top == 64)
      #expect(screens.a.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      // Two capitals of 10.2 points at 17 points, in the middle of the bar.
      let title = texts(in: screens)["AA"]
      #expect(title.map { isClose($0.midX, 160, within: 0.5) } == true)
      #expect(title.map { isClose($0.midY, 42, within: 0.5) } == true)
      navigation.isNavigationBarHidden = true
      Timeline.current.commit()
      #expect(screens.a.view.safeAreaInsets.top == 20)
      let after = screens.window.layer.displayList(
        at: 0, scale: 1, size: screens.window.bounds.size)
      #expect(after == before)
    }
  }

  @Test func `the bar shows the way back and the buttons, and has them tapped`() {
    withBlocks {
      let screens = TestScreens()
      (screens.a.title, screens.b.title) = ("AA", "BB")
      var taps = 0
      screens.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "RR", style: .plain, target: nil
      ) { _ in taps += 1 }
      let navigation = showStack(on: screens, screens.a, screens.b)
      let places = texts(in: screens)
      #expect(places.keys.sorted() == ["AA", "BB", "RR"])
      #expect(places["AA"]?.minX == 26)
      #expect(isClose(Double(places["RR"]?.maxX ?? 0), 304, within: 0.5))
      let finger = Finger(on: screens.window)
      finger.down(x: 300, y: 42)
      finger.lift()
      #expect(taps == 1)
      finger.down(x: 20, y: 42)
      finger.lift()
      #expect(navigation.viewControllers == [screens.a])
      screens.wait(1)
      #expect(texts(in: screens).keys.sorted() == ["AA"])
    }
  }

  @Test func `contents follow changes of their items`() {
    withBlocks {
      let screens = TestScreens()
      screens.a.title = "AA"
      let navigation = showStack(on: screens, screens.a)
      screens.a.title = "CC"
      screens.a.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: nil, action: nil)
      Timeline.current.commit()
      #expect(texts(in: screens).keys.sorted() == ["CC", "Cancel"])
      navigation.navigationBar.prefersLargeTitles = true
      Timeline.current.commit()
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(screens.a.view.safeAreaInsets.top == 116)
      #expect(texts(in: screens)["CC"]?.minX == 16)
      navigation.navigationBar.prefersLargeTitles = false
      let wide = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
      wide.text = "WW"
      screens.a.navigationItem.titleView = wide
      Timeline.current.commit()
      let places = texts(in: screens)
      #expect(places["CC"] == nil)
      // From behind the button on the left to the margin on the right.
      #expect(places["WW"]?.maxX == 304)
      #expect((places["WW"]?.minX ?? 0) > (places["Cancel"]?.maxX ?? 400))
    }
  }

  @Test(arguments: [true, false])
  func `contents give way under a finger, and come back exactly`(pops: Bool) {
    withBlocks {
      let screens = TestScreens()
      (screens.a.title, screens.b.title) = ("AA", "BB")
      screens.a.loadViewIfNeeded()
      let navigation = showStack(on: screens, screens.a, screens.b)
      let size = screens.window.bounds.size
      let before = screens.window.layer.displayList(
        at: Timeline.current.now, scale: 1, size: size)
      let finger = Finger(on: screens.window)
      finger.down(x: 4, y: 300)
      finger.move(to: 300, x: 4 + 80, over: 1)
      let contents = navigation.navigationBar.subviews.dropFirst()
      let shown = contents.map { $0.layer.presentation()?.opacity ?? -1 }
      #expect(shown.count == 2)
      #expect(isClose(Double(shown[0]), 0.75, within: 1e-5))
      #expect(isClose(Double(shown[1]), 0.25, within: 1e-5))
      finger.move(to: 300, x: pops ? 250 : 60, over: 1)
      finger.lift()
      screens.wait(2)
      #expect(texts(in: screens).keys.sorted() == (pops ? ["AA"] : ["AA", "BB"]))
      #expect(navigation.viewControllers.count == (pops ? 1 : 2))
      guard !pops else { return }
      let after = screens.window.layer.displayList(at: Timeline.current.now, scale: 1, size: size)
      #expect(after == before)
    }
  }

  @Test func `a bar comes and goes in a fifth of a second`() {
    withBlocks {
      let screens = TestScreens()
      let navigation = showStack(on: screens, screens.a, isBarHidden: true)
      navigation.setNavigationBarHidden(false, animated: true)
      #expect(screens.a.view.safeAreaInsets.top == 64)
      screens.wait(0.1)
      let middle = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
      #expect(middle > -44 && middle < 20)
      screens.wait(0.1)
      #expect(navigation.navigationBar.layer.presentation()?.frame.minY == 20)
      navigation.setNavigationBarHidden(true, animated: true)
      #expect(navigation.navigationBar.superview != nil)
      screens.wait(0.2)
      #expect(navigation.navigationBar.superview == nil)
      #expect(screens.a.view.safeAreaInsets.top == 20)
    }
  }

  @Test func `a tab bar that is asked for shows its tabs, which can be tapped`() {
    withBlocks {
      let screens = TestScreens()
      (screens.a.title, screens.b.title) = ("AA", "BB")
      UIScreen.main.configure(
        size: screens.window.bounds.size, scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      let tabs = UITabBarController()
      tabs.viewControllers = [screens.a, screens.b]
      screens.show(tabs)
      #expect(tabs.tabBar.isHidden)
      #expect(tabs.view.subviews.count == 1)
      #expect(screens.a.view.safeAreaInsets.bottom == 10)
      tabs.tabBar.isHidden = false
      Timeline.current.commit()
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 421, width: 320, height: 49))
      #expect(screens.a.view.safeAreaInsets.bottom == 59)
      let places = texts(in: screens)
      #expect(places["AA"] == CGRect(x: 0, y: 455, width: 160, height: 12))
      #expect(places["BB"] == CGRect(x: 160, y: 455, width: 160, height: 12))
      let finger = Finger(on: screens.window)
      finger.down(x: 240, y: 440)
      finger.lift()
      #expect(tabs.selectedIndex == 1)
      #expect(tabs.tabBar.selectedItem === screens.b.tabBarItem)
      tabs.setTabBarHidden(true, animated: false)
      #expect(texts(in: screens).isEmpty)
      #expect(screens.b.view.safeAreaInsets.bottom == 10)
    }
  }
}
