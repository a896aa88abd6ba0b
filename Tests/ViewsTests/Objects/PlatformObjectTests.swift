import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views

@MainActor
struct PlatformObjectTests {
  @Test func `points, sizes and rectangles are read from their text and written as it`() {
    #expect(NSCoder.cgPoint(for: "{1.5, -2}") == CGPoint(x: 1.5, y: -2))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.uiEdgeInsets(for: "{1,2,3,4}").right == 4)
    #expect(
      NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 0, 0]")
        == CGAffineTransform(
          a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    for text in ["", "{1}", "{1, nan}", "point"] { #expect(NSCoder.cgPoint(for: text) == .zero) }
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    let rect = CGRect(x: 0.1, y: -2, width: 3, height: 1e20)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
  }

  @Test func `a timer of the C libraries fires on the timeline, once or again and again`() {
    let timeline = Timeline()
    Timeline.current = timeline
    timeline.advance(to: 1)
    var once: [Double] = []
    var often: [Double] = []
    let start = CFAbsoluteTimeGetCurrent()
    _ = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, start + 0.5, 0, 0, 0) { _ in
      once.append(timeline.now)
    }
    let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, start + 1, 1, 0, 0) { _ in
      often.append(timeline.now)
    }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    timeline.advance(to: 4.5)
    timer?.invalidate()
    timeline.advance(to: 6)
    #expect(once == [1.5])
    #expect(often == [2, 3, 4])
  }

  @Test func `the application is found by the name of what returns it`() {
    Timeline.current = Timeline()
    let name = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: name))
    #expect(!UIApplication.responds(to: NSSelectorFromString("other")))
    let found = UIApplication.perform(name)?.takeUnretainedValue() as? UIApplication
    let isShared = found.map { $0 === UIApplication.shared }
    #expect(isShared == true)
  }

  @Test func `spaces convert to and from views and the screen`() {
    let rig = Rig()
    rig.view.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    rig.view.addSubview(inner)
    let space: any UICoordinateSpace = inner
    let point = CGPoint(x: 5, y: 5)
    #expect(rig.window.convert(point, from: space) == CGPoint(x: 16, y: 27))
    #expect(space.convert(CGPoint(x: 16, y: 27), from: UIScreen.main) == point)
    #expect(UIScreen.main.convert(point, from: space) == CGPoint(x: 16, y: 27))
    #expect(
      UIScreen.main.coordinateSpace.convert(CGRect(x: 16, y: 27, width: 1, height: 1), to: space)
        == CGRect(x: 5, y: 5, width: 1, height: 1))
  }

  @Test func `guides stand for what bars take of a screen`() {
    let screens = TestScreens()
    screens.a.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    screens.show(screens.a)
    #expect(screens.a.topLayoutGuide.length == 20)
    #expect(screens.a.bottomLayoutGuide.length == 30)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screens.a.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screens.a.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: screens.a.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: screens.a.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: screens.a.view.trailingAnchor),
    ])
    screens.a.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 320, height: 430))
  }

  @Test func `a tab that is tapped is told to the controller by the bar's name for it`() {
    final class Tabs: UITabBarController {
      var tapped: [UITabBarItem] = []
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        tapped.append(item)
      }
    }
    let screens = TestScreens()
    let tabs = Tabs()
    tabs.viewControllers = [screens.a, screens.b]
    screens.show(tabs)
    tabs.tap(1)
    #expect(tabs.tapped.count == 1 && tabs.tapped.first === screens.b.tabBarItem)
  }

  @Test func `a field takes text as if it were typed`() {
    Timeline.current = Timeline()
    let field = UITextField()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a" && field.hasText && changes == 2)
    field.deleteBackward()
    field.deleteBackward()
    #expect(!field.hasText && changes == 3)
  }

  @Test func `what a control does for an event is taken away, and nothing else`() {
    Timeline.current = Timeline()
    let control = UIControl()
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("down") }, for: [.touchDown, .touchCancel])
    control.addAction(UIAction { _ in calls.append("up") }, for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .touchDown)
    for event in [UIControl.Event.touchDown, .touchUpInside, .touchCancel] {
      control.sendActions(for: event)
    }
    #expect(calls == ["up", "down"])
  }

  @Test func `levels of windows are so much further in front or back`() {
    #expect(UIWindow.Level.statusBar + 1 > .statusBar)
    #expect(UIWindow.Level.alert - 1 < .alert)
    #expect(UIWindowLevelNormal + 1_000 == .statusBar)
  }

  @Test func `a text's container is as wide as the view between the margins`() {
    Timeline.current = Timeline()
    let text = UITextView()
    text.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    text.textContainerInset = UIEdgeInsets(top: 1, left: 10, bottom: 1, right: 20)
    #expect(text.textContainer.size.width == 70)
    #expect(text.textContainer.lineFragmentPadding == 5)
    text.textContainer.lineFragmentPadding = 0
    #expect(text.textContainer.lineFragmentPadding == 0)
  }

  @Test func `the bytes of a font file make a font, others do not`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 1, 0, 0, 0, 9])))
    let font = try #require(CGFont(provider))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    let other = try #require(CGDataProvider(data: Data([1, 2, 3, 4])))
    #expect(CGFont(other) == nil)
  }
}
