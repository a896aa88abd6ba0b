import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct SheetDragTests {
  @Test func `a sheet follows the finger and is gone beyond half of its height`() {
    let sheet = DraggedSheet()
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 300, over: 1)
    #expect(isClose(sheet.top, 59 + 200))
    sheet.finger.move(to: 510, over: 1)
    #expect(isClose(sheet.top, 59 + 410))
    sheet.finger.lift()
    sheet.screens.wait(2)
    #expect(sheet.screens.a.presentedViewController == nil)
    #expect(sheet.screens.window.subviews == [sheet.screens.a.view])
    #expect(sheet.screens.isBalanced(sheet.screens.b))
    #expect(
      sheet.guide.calls == [
        "shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss",
      ])
  }

  @Test func `a sheet that is let go before the middle comes back exactly`() throws {
    let sheet = DraggedSheet()
    let before = sheet.shown
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 480, over: 1)
    sheet.finger.lift()
    #expect(isClose(sheet.top, 59 + 380))
    sheet.screens.wait(2)
    #expect(sheet.shown == before)
    #expect(sheet.screens.b.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let shade = try #require(sheet.screens.b.view.superview?.subviews.first)
    #expect(isClose(shade.alpha, 0.2, within: 1e-6))
    #expect(sheet.screens.a.presentedViewController === sheet.screens.b)
    #expect(!sheet.guide.calls.contains("didDismiss"))
    sheet.screens.a.dismiss(animated: true)
    sheet.screens.wait(2)
    #expect(sheet.screens.window.subviews == [sheet.screens.a.view])
  }

  @Test(arguments: [(110.0, 1_200.0, true), (110, 800, false), (-150, 1_200, false)])
  func `a flick decides without the way`(way: Double, speed: Double, goes: Bool) {
    let sheet = DraggedSheet()
    sheet.finger.down(y: 150)
    // Upwards only after having gone down far enough to be dismissed.
    if way < 0 { sheet.finger.move(to: 700, over: 2) }
    sheet.finger.move(to: sheet.finger.y + way, over: abs(way) / speed)
    sheet.finger.lift()
    sheet.screens.wait(2)
    #expect((sheet.screens.a.presentedViewController == nil) == goes)
  }

  @Test(arguments: [(120.0, 0.1), (380, 1), (500, 1), (700, 0.4)])
  func `the sheet goes on from where the finger leaves it, with its speed`(
    way: Double, seconds: Double
  ) {
    let sheet = DraggedSheet()
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 100 + way, over: seconds)
    sheet.finger.lift()
    let (speed, instant, step) = (way / seconds, 1e-5, 1.0 / 240)
    var (last, fastest) = (sheet.top, 0.0)
    #expect(isClose(last, 59 + way))
    sheet.screens.wait(instant)
    #expect(abs((sheet.top - last) / instant - speed) < 2)
    last = sheet.top
    for _ in 0..<360 {
      sheet.screens.wait(step)
      guard sheet.screens.b.view.window != nil else { break }
      fastest = max(fastest, abs(sheet.top - last) / step)
      last = sheet.top
    }
    // A spring at rest is fastest at 1 / ω, with ω / e distances a second.
    let distance = max(way, 852 - way)
    #expect(fastest < speed + 18.26 / 2.718 * distance)
  }

  @Test(arguments: [false, true])
  func `a screen that is kept follows on a rubber band, and its delegate hears of the attempt`(
    isInside: Bool
  ) {
    let sheet = DraggedSheet(inNavigation: isInside)
    sheet.screens.b.isModalInPresentation = true
    let before = sheet.shown
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 300, over: 1)
    let first = sheet.top - 59
    #expect(first > 20 && first < 110)
    sheet.finger.move(to: 700, over: 1)
    #expect(sheet.top - 59 > first && sheet.top - 59 < 300)
    sheet.finger.lift()
    sheet.screens.wait(2)
    #expect(sheet.shown == before)
    #expect(sheet.guide.calls == ["didAttemptToDismiss"])
    #expect(sheet.screens.a.presentedViewController != nil)
  }

  @Test func `a delegate can keep a sheet, and is asked once in a drag`() {
    let sheet = DraggedSheet()
    sheet.guide.allows = false
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 150, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(sheet.guide.calls == ["shouldDismiss"])
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 800, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(sheet.guide.calls == ["shouldDismiss", "shouldDismiss", "didAttemptToDismiss"])
  }

  @Test func `a dismissal by a call tells the delegate nothing`() {
    let sheet = DraggedSheet()
    sheet.screens.a.dismiss(animated: true)
    sheet.screens.wait(2)
    #expect(sheet.guide.calls == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test func `a finger takes a sheet that is on its way back, where it is`() {
    let sheet = DraggedSheet()
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 450, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(0.1)
    let top = sheet.top
    #expect(top > 80 && top < 400)
    sheet.finger.down(y: 500)
    sheet.finger.move(to: 510, over: 0)
    #expect(isClose(sheet.top, top + 10, within: 1e-6))
    sheet.finger.move(to: 840, over: 2)
    sheet.finger.lift()
    sheet.screens.wait(2)
    #expect(sheet.screens.a.presentedViewController == nil)
    #expect(sheet.guide.calls.filter { $0 == "willDismiss" }.count == 1)
    #expect(sheet.guide.calls.last == "didDismiss")
  }

  @Test func `what runs alongside follows the finger`() {
    let sheet = DraggedSheet()
    let mark = UIView()
    sheet.screens.a.view.addSubview(mark)
    sheet.guide.alongside = { mark.alpha = 0 }
    sheet.guide.presenter = sheet.screens.a
    Timeline.current.commit()
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 100 + 213, over: 1)
    let container = sheet.screens.b.view.superview
    #expect(
      isClose(
        Double(container?.subviews.first?.layer.presentation()?.opacity ?? 0), 0.15, within: 1e-6))
    sheet.finger.move(to: 100, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(sheet.screens.a.presentedViewController != nil)
  }

  @Test(arguments: [(0.0, true), (40, false)])
  func `content at its top gives the finger to the sheet`(offset: Double, goes: Bool) {
    let sheet = DraggedSheet()
    let content = UIScrollView(frame: sheet.screens.b.view.bounds)
    content.contentSize = CGSize(width: 393, height: 2_000)
    content.contentOffset.y = offset
    sheet.screens.b.view.addSubview(content)
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 800, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(2)
    #expect((sheet.screens.a.presentedViewController == nil) == goes)
  }

  @Test func `a sideways finger, and one beside the sheet, do nothing`() {
    let sheet = DraggedSheet()
    sheet.finger.down(x: 50, y: 200)
    sheet.finger.move(to: 240, x: 300, over: 1)
    sheet.finger.lift()
    sheet.finger.down(y: 20)
    sheet.finger.move(to: 800, over: 1)
    sheet.finger.lift()
    #expect(sheet.guide.calls.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a tap beside a sheet of half height dismisses it, if that is allowed`(isAllowed: Bool) {
    let sheet = DraggedSheet { $0.detents = [.medium()] }
    sheet.guide.allows = isAllowed
    sheet.finger.down(y: 200)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect((sheet.screens.a.presentedViewController == nil) == isAllowed)
    #expect(sheet.guide.calls.last == (isAllowed ? "didDismiss" : "didAttemptToDismiss"))
    // In the sheet, and beside one of full height, taps do nothing.
    let full = DraggedSheet()
    for y in [20.0, 400] {
      full.finger.down(y: y)
      full.finger.lift()
      full.screens.wait(1)
    }
    #expect(full.guide.calls.isEmpty)
  }

  @Test func `a sheet in the middle of a wide screen follows the finger too`() {
    let sheet = DraggedSheet(size: CGSize(width: 1_024, height: 768))
    #expect(isClose(sheet.top, 74))
    sheet.finger.down(x: 512, y: 100)
    sheet.finger.move(to: 300, over: 1)
    #expect(isClose(sheet.top, 274))
    sheet.finger.move(to: 450, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(sheet.screens.a.presentedViewController == nil)
  }
}
