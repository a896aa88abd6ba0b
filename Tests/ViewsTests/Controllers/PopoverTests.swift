import Foundation
import Layers
import Testing
import Views

private final class Whole: NSObject, UIPopoverPresentationControllerDelegate {
  var isPrepared = false

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    isPrepared = true
  }
}

@MainActor
@Suite struct PopoverTests {
  private func present(
    on size: CGSize, at source: CGRect, delegate: Whole? = nil
  ) throws -> (screens: TestScreens, popover: UIPopoverPresentationController) {
    let screens = TestScreens(size: size)
    screens.show(screens.a)
    screens.b.modalPresentationStyle = .popover
    screens.b.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(screens.b.popoverPresentationController)
    popover.sourceView = screens.a.view
    popover.sourceRect = source
    popover.delegate = delegate
    screens.a.present(screens.b, animated: false)
    screens.wait(0.1)
    return (screens, popover)
  }

  @Test func `a popover stands below what it is about, or above where there is no room`() throws {
    let wide = CGSize(width: 1_024, height: 768)
    let below = try present(on: wide, at: CGRect(x: 500, y: 100, width: 40, height: 40))
    #expect(below.screens.b.view.frame == CGRect(x: 420, y: 140, width: 200, height: 100))
    #expect(below.popover.arrowDirection == .up)
    #expect(below.screens.b.presentationController === below.popover)
    let above = try present(on: wide, at: CGRect(x: 1_000, y: 700, width: 20, height: 20))
    #expect(above.screens.b.view.frame == CGRect(x: 814, y: 600, width: 200, height: 100))
    #expect(above.popover.arrowDirection == .down)
    above.screens.a.dismiss(animated: false)
    above.screens.wait(0.1)
    #expect(above.screens.b.view.window == nil)
  }

  @Test func `on a phone it is a sheet, unless the delegate wants none`() throws {
    let phone = CGSize(width: 393, height: 852)
    let source = CGRect(x: 100, y: 100, width: 40, height: 40)
    let sheet = try present(on: phone, at: source)
    #expect(sheet.screens.b.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let whole = Whole()
    let card = try present(on: phone, at: source, delegate: whole)
    #expect(card.screens.b.view.frame == CGRect(x: 20, y: 140, width: 200, height: 100))
    #expect(whole.isPrepared)
  }

  @Test func `only what is to be a popover has what manages one`() {
    Timeline.current = Timeline()
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    #expect(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        .popoverPresentationController == nil)
  }

  @Test func `a sheet of things to do tells that nothing was done`() {
    let screens = TestScreens()
    screens.show(screens.a)
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var answers: [Bool] = []
    sheet.completionWithItemsHandler = { _, done, _, _ in answers.append(done) }
    screens.a.present(sheet, animated: true)
    screens.wait(1)
    #expect(answers == [])
    screens.a.dismiss(animated: true)
    screens.wait(1)
    #expect(answers == [false])
  }
}
