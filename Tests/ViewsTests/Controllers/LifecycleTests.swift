import Foundation
import Layers
import Testing
import Views

/// The logs in `Fixtures/lifecycle` are written by hand from the platform's documented order.
@MainActor
@Suite struct LifecycleTests {
  enum Change: String, CaseIterable, CustomStringConvertible {
    case push
    case pop
    case present
    case dismiss
    case tab

    var description: String { rawValue }
  }

  @Test(arguments: Change.allCases)
  func `appearance callbacks come in the platform's order when a transition finishes`(
    change: Change
  ) throws {
    let screens = TestScreens()
    let (mark, begin) = prepare(change, screens)
    begin()
    screens.wait(1)
    #expect(screens.log(since: mark) == (try golden(change.rawValue)))
  }

  @Test(arguments: Change.allCases)
  func `appearance callbacks come in the platform's order when a transition is cancelled`(
    change: Change
  ) throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens(guide: Guide(interaction: nil))
    let (mark, begin) = prepare(change, screens)
    screens.guide.interaction = interaction
    begin()
    interaction.update(0.4)
    screens.wait(0.1)
    interaction.cancel()
    screens.wait(1)
    #expect(screens.log(since: mark) == (try golden("\(change)-cancelled")))
  }

  @Test func `a presenting screen that stays is told nothing`() throws {
    let screens = TestScreens()
    screens.b.modalPresentationStyle = .custom
    let (mark, begin) = prepare(.present, screens)
    begin()
    screens.wait(1)
    #expect(screens.log(since: mark) == (try golden("present-custom")))
    let dismissal = Timeline.current.events.count
    screens.a.dismiss(animated: true) {}
    screens.wait(1)
    #expect(screens.log(since: dismissal) == (try golden("dismiss-custom")))
  }

  @Test(arguments: [(500.0, "sheet-drag"), (300, "sheet-drag-cancelled")])
  func `a finger on a sheet tells the screen and the delegate in the platform's order`(
    way: Double, name: String
  ) throws {
    let sheet = DraggedSheet()
    sheet.finger.down(y: 100)
    sheet.finger.move(to: 100 + way, over: 1)
    sheet.finger.lift()
    sheet.screens.wait(1)
    #expect(sheet.screens.log(since: sheet.guide.mark) == (try golden(name)))
  }

  /// Sets everything up, and returns the number of events so far and what begins the change.
  private func prepare(_ change: Change, _ screens: TestScreens) -> (Int, () -> Void) {
    let (a, b) = (screens.a, screens.b)
    let begin: () -> Void
    switch change {
    case .push:
      let navigation = screens.showStack(a)
      begin = { navigation.pushViewController(b, animated: true) }
    case .pop:
      a.loadViewIfNeeded()
      let navigation = screens.showStack(a, b)
      begin = { navigation.popViewController(animated: true) }
    case .present:
      screens.show(a)
      b.transitioningDelegate = screens.guide
      begin = { a.present(b, animated: true) {} }
    case .dismiss:
      screens.show(a)
      a.present(b, animated: false)
      b.transitioningDelegate = screens.guide
      begin = { a.dismiss(animated: true) {} }
    case .tab:
      let tabs = screens.showTabs(a, b)
      begin = { tabs.selectedIndex = 1 }
    }
    return (Timeline.current.events.count, begin)
  }

  private func golden(_ name: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Fixtures/lifecycle/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
