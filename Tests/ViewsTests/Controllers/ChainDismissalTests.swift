import Foundation
import Layers
import Raster
import Testing
import Views

/// What happens to a chain of presented screens when one at its bottom dismisses what it presented.
@MainActor
@Suite final class ChainDismissalTests {
  private lazy var screens = TestScreens(size: CGSize(width: 20, height: 40))
  private let top = UIViewController()

  /// A red screen presents a green one, and that a blue one, which are shown in this order.
  private func showChain(
    middle: UIModalPresentationStyle = .fullScreen,
    top style: UIModalPresentationStyle = .fullScreen
  ) {
    screens.show(screens.a)
    top.title = "C"
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .green
    top.view.backgroundColor = .blue
    screens.b.modalPresentationStyle = middle
    top.modalPresentationStyle = style
    top.modalTransitionStyle = .crossDissolve
    screens.a.present(screens.b, animated: false)
    screens.b.present(top, animated: false)
    Timeline.current.commit()
  }

  /// Red, green and blue in the middle of the window.
  private var color: [UInt8] {
    Timeline.current.commit()
    let list = screens.window.layer.displayList(
      at: Timeline.current.now, scale: 1, size: screens.window.bounds.size)
    let pixel = Rasterizer(threads: 1).render(list)[10, 20]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext,
  ])
  func `the topmost goes in its own way and uncovers the screen at the bottom`(
    style: UIModalPresentationStyle
  ) {
    showChain(top: style)
    let mark = Timeline.current.events.count
    var calls = 0
    screens.a.dismiss(animated: true) { calls += 1 }
    #expect(color == [0, 0, 255])
    screens.wait(0.15)
    let middle = color
    #expect(middle[0] > 80 && middle[1] == 0 && middle[2] > 80, "\(middle)")
    #expect(top.isBeingDismissed && screens.b.isBeingDismissed)
    screens.wait(0.2)
    #expect(color == [255, 0, 0])
    #expect(calls == 1)
    #expect(screens.a.presentedViewController == nil)
    #expect(screens.b.presentingViewController == nil && screens.b.presentedViewController == nil)
    #expect(top.presentingViewController == nil)
    #expect(screens.window.subviews == [screens.a.view])
    #expect(!screens.b.view.isHidden && !top.view.isHidden)
    #expect(screens.appearances(of: screens.a, since: mark) == ["WillAppear", "DidAppear"])
    #expect(screens.appearances(of: top, since: mark) == ["WillDisappear", "DidDisappear"])
    // It is told only if it was seen through the topmost one.
    #expect(
      screens.appearances(of: screens.b, since: mark)
        == (style == .fullScreen ? [] : ["WillDisappear", "DidDisappear"]))
  }

  @Test func `a screen that never left is uncovered where it is`() {
    showChain(middle: .overFullScreen)
    let mark = Timeline.current.events.count
    screens.a.dismiss(animated: true)
    #expect(color == [0, 0, 255])
    screens.wait(1)
    #expect(color == [255, 0, 0])
    #expect(screens.window.subviews == [screens.a.view])
    #expect(screens.appearances(of: screens.a, since: mark).isEmpty)
  }

  @Test func `a dismissal of a chain that is taken back leaves all of it`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    showChain(top: .overFullScreen)
    screens.guide.interaction = interaction
    top.transitioningDelegate = screens.guide
    screens.a.dismiss(animated: true)
    interaction.update(0.3)
    screens.wait(0.1)
    interaction.cancel()
    screens.wait(1)
    #expect(color == [0, 0, 255])
    #expect(screens.a.presentedViewController === screens.b)
    #expect(screens.b.presentedViewController === top)
    #expect(!screens.b.isBeingDismissed)
    #expect(screens.b.view.window != nil && screens.a.view.window == nil)
    #expect(screens.window.subviews.allSatisfy { !$0.isHidden })
    screens.guide.interaction = nil
    screens.b.dismiss(animated: true)
    screens.wait(1)
    #expect(color == [0, 255, 0])
    screens.a.dismiss(animated: true)
    screens.wait(1)
    #expect(color == [255, 0, 0])
  }

  @Test func `a presentation that is asked for meanwhile comes afterwards`() {
    showChain()
    let next = UIViewController()
    screens.a.dismiss(animated: true)
    screens.wait(0.1)
    screens.a.present(next, animated: true)
    screens.wait(2)
    #expect(screens.a.presentedViewController === next)
    #expect(next.view.window != nil)
    #expect(Timeline.current.warnings.isEmpty)
  }
}
