import Foundation
import Layers
import Raster
import Testing
import Views

/// Screens that are exchanged under others: children, roots, tabs.
@MainActor
@Suite final class ExchangeTests {
  private lazy var screens = TestScreens(size: CGSize(width: 20, height: 40))

  /// Red, green and blue in the middle of the window.
  private var color: [UInt8] {
    Timeline.current.commit()
    let list = screens.window.layer.displayList(
      at: Timeline.current.now, scale: 1, size: screens.window.bounds.size)
    let pixel = Rasterizer(threads: 1).render(list)[10, 20]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func `children are exchanged with the transition that the options name`() {
    let parent = UIViewController()
    screens.show(parent)
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .blue
    for child in [screens.a, screens.b] {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(screens.a.view)
    Timeline.current.commit()
    let mark = Timeline.current.events.count
    var ended: [Double] = []
    var animated = 0
    parent.transition(
      from: screens.a, to: screens.b, duration: 0.5,
      options: [.transitionCrossDissolve, .curveLinear]
    ) {
      animated += 1
    } completion: { _ in
      ended.append(Timeline.current.now)
    }
    #expect(animated == 1)
    #expect(color == [255, 0, 0])
    screens.wait(0.25)
    let middle = color
    #expect(abs(Int(middle[0]) - 127) < 4 && abs(Int(middle[2]) - 127) < 4, "\(middle)")
    #expect(ended.isEmpty)
    screens.wait(0.3)
    #expect(color == [0, 0, 255])
    #expect(ended == [0.5])
    #expect(screens.a.view.superview == nil)
    #expect(screens.appearances(of: screens.a, since: mark) == ["WillDisappear", "DidDisappear"])
    #expect(screens.appearances(of: screens.b, since: mark) == ["WillAppear", "DidAppear"])
  }

  @Test func `both children stay when views are hidden and shown`() {
    let parent = UIViewController()
    screens.show(parent)
    for child in [screens.a, screens.b] {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
    }
    parent.view.addSubview(screens.a.view)
    Timeline.current.commit()
    parent.transition(
      from: screens.a, to: screens.b, duration: 0.5,
      options: [.transitionFlipFromLeft, .showHideTransitionViews], animations: nil)
    screens.wait(1)
    #expect(screens.a.view.superview === parent.view && screens.a.view.isHidden)
    #expect(screens.b.view.superview === parent.view && !screens.b.view.isHidden)
  }

  @Test(arguments: [0.0, 0.2, 1.0])
  func `a new root is seen, whatever the former one has presented`(moment: Double) {
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .green
    let (root, top) = (UIViewController(), UIViewController())
    root.view.backgroundColor = .blue
    let navigation = UINavigationController(rootViewController: screens.a)
    screens.show(navigation)
    navigation.present(screens.b, animated: true)
    screens.wait(1)
    top.title = "C"
    top.modalPresentationStyle = .overFullScreen
    screens.b.present(top, animated: true)
    if moment > 0 { screens.wait(moment) }
    let mark = Timeline.current.events.count
    screens.window.rootViewController = root
    #expect(color == [0, 0, 255])
    #expect(screens.window.subviews == [root.view])
    screens.wait(2)
    #expect(screens.window.subviews == [root.view])
    #expect(screens.b.presentingViewController == nil && navigation.presentedViewController == nil)
    #expect(screens.appearances(of: screens.a, since: mark).isEmpty)
    #expect(screens.appearances(of: screens.b, since: mark) == ["WillDisappear", "DidDisappear"])
    #expect(screens.appearances(of: top, since: mark) == ["WillDisappear", "DidDisappear"])
    #expect(Timeline.current.warnings.isEmpty)
  }

  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
  func `what a tab has presented in its place comes and goes with the tab`(
    style: UIModalPresentationStyle
  ) {
    let presented = UIViewController()
    presented.title = "C"
    presented.modalPresentationStyle = style
    screens.guide.animator = nil
    let tabs = screens.showTabs(screens.a, screens.b)
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .green
    presented.view.backgroundColor = .blue
    screens.a.definesPresentationContext = true
    screens.a.present(presented, animated: true)
    screens.wait(1)
    #expect(color == [0, 0, 255])
    let mark = Timeline.current.events.count
    tabs.selectedIndex = 1
    #expect(color == [0, 255, 0])
    #expect(presented.view.window == nil)
    tabs.selectedIndex = 0
    #expect(color == [0, 0, 255])
    #expect(
      screens.appearances(of: presented, since: mark) == [
        "WillDisappear", "DidDisappear", "WillAppear", "DidAppear",
      ])
    let isCovered = style == .currentContext
    #expect(screens.appearances(of: screens.a, since: mark).isEmpty == isCovered)
    screens.a.dismiss(animated: true)
    screens.wait(1)
    #expect(color == [255, 0, 0])
    #expect(screens.a.view.superview?.subviews.count == 1)
  }

  @Test(arguments: [true, false])
  func `what a tab has presented over itself moves with the tab`(finishes: Bool) {
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    screens.guide.interaction = driver
    let tabs = screens.showTabs(screens.a, screens.b)
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .green
    presented.view.backgroundColor = .blue
    screens.a.definesPresentationContext = true
    screens.a.present(presented, animated: false)
    #expect(color == [0, 0, 255])
    // The selected screen slides over the other one from the left.
    tabs.selectedIndex = 1
    driver.update(0.4)
    #expect(color == [0, 0, 255])
    driver.update(0.6)
    #expect(color == [0, 255, 0])
    if finishes { driver.finish() } else { driver.cancel() }
    screens.wait(1)
    #expect(color == (finishes ? [0, 255, 0] : [0, 0, 255]))
    #expect((presented.view.window == nil) == finishes)
    guard finishes else { return }
    screens.guide.interaction = nil
    tabs.selectedIndex = 0
    screens.wait(0.2)
    #expect(color == [0, 255, 0])
    screens.wait(0.1)
    #expect(color == [0, 0, 255])
    screens.wait(1)
    #expect(color == [0, 0, 255])
    #expect(presented.view.superview?.superview === screens.a.view.superview)
  }

  @Test func `what is dismissed while its tab is away leaves the seen tab alone`() {
    let presented = UIViewController()
    presented.modalPresentationStyle = .currentContext
    screens.guide.animator = nil
    let tabs = screens.showTabs(screens.a, screens.b)
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .green
    screens.a.definesPresentationContext = true
    screens.a.present(presented, animated: false)
    tabs.selectedIndex = 1
    let mark = Timeline.current.events.count
    presented.dismiss(animated: true)
    screens.wait(1)
    #expect(color == [0, 255, 0])
    #expect(screens.appearances(of: screens.a, since: mark).isEmpty)
    tabs.selectedIndex = 0
    #expect(color == [255, 0, 0])
    #expect(screens.appearances(of: screens.a, since: mark) == ["WillAppear", "DidAppear"])
  }
}
