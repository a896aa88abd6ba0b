import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct DetentTests {
  @Test func `who prepares a sheet gets one, unless another style was set`() {
    let (plain, full) = (UIViewController(), UIViewController())
    full.modalPresentationStyle = .fullScreen
    #expect(plain.modalPresentationStyle == .fullScreen)
    #expect(plain.sheetPresentationController != nil && full.sheetPresentationController == nil)
    #expect(plain.modalPresentationStyle == .automatic)
    #expect(full.modalPresentationStyle == .fullScreen)
  }

  @Test func `a sheet rests at its least height until another is selected`() {
    let sheet = DraggedSheet { sheet in
      sheet.detents = [.large(), .medium()]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 20
    }
    let view: UIView = sheet.screens.b.view
    #expect(view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(view.layer.cornerRadius == 20)
    #expect(
      view.layer.sublayers?.map(\.frame) == [CGRect(x: 178.5, y: 5, width: 36, height: 5)])
    sheet.screens.b.sheetPresentationController?.selectedDetentIdentifier = .large
    #expect(view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test func `changes of the height can be animated`() {
    let sheet = DraggedSheet { $0.detents = [.medium(), .large()] }
    let presentation = sheet.screens.b.sheetPresentationController
    presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
    #expect(isClose(sheet.top, 426))
    sheet.screens.wait(0.1)
    #expect(sheet.top > 80 && sheet.top < 400)
    sheet.screens.wait(1)
    #expect(isClose(sheet.top, 59))
  }

  @Test func `a finger takes a sheet to its other height and back`() {
    let sheet = DraggedSheet { $0.detents = [.medium(), .large()] }
    let presentation = sheet.screens.b.sheetPresentationController
    sheet.finger.down(y: 500)
    sheet.finger.move(to: 300, over: 1)
    #expect(isClose(sheet.top, 226))
    #expect(isClose(Double(sheet.screens.b.view.frame.height), 626))
    // Above the greatest height nothing follows.
    sheet.finger.move(to: 50, over: 1)
    #expect(isClose(sheet.top, 59))
    sheet.finger.move(to: 190, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(presentation?.selectedDetentIdentifier == .large)
    #expect(isClose(sheet.top, 59))
    #expect(sheet.guide.calls == ["sheetPresentationControllerDidChangeSelectedDetentIdentifier"])
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 160, over: 0.1)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(presentation?.selectedDetentIdentifier == .medium)
    #expect(isClose(sheet.top, 426))
  }

  @Test func `a sheet is dismissed from below its least height only`() {
    let sheet = DraggedSheet {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 467, over: 1)
    #expect(sheet.guide.calls.isEmpty)
    sheet.finger.move(to: 760, over: 1)
    #expect(sheet.guide.calls == ["shouldDismiss", "willDismiss", "viewWillDisappear"])
    #expect(isClose(sheet.top, 59 + 660))
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(sheet.screens.a.presentedViewController == nil)
  }

  @Test func `heights of one's own stand on the safe area`() {
    let sheet = DraggedSheet { sheet in
      sheet.detents = [
        .custom { $0.maximumDetentValue * 0.25 }, .custom { _ in nil },
        .custom(identifier: .init("high")) { _ in 5_000 },
      ]
    }
    #expect(isClose(sheet.top, 852 - 793.0 / 4))
    sheet.screens.b.sheetPresentationController?.selectedDetentIdentifier = .init("high")
    #expect(isClose(sheet.top, 59))
  }

  @Test func `a sheet that darkens nothing leaves the screen below to the finger`() {
    let sheet = DraggedSheet {
      $0.detents = [.medium()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let hit = sheet.screens.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    #expect(hit === sheet.screens.a.view)
    #expect(sheet.screens.b.view.superview?.subviews.first?.alpha == 0)
  }
}
