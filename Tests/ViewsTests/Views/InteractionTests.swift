import Testing
import Views

@MainActor
@Suite struct InteractionTests {
  private final class Note: UIInteraction {
    private(set) weak var view: UIView?
    private(set) var heard: [String] = []

    func willMove(to view: UIView?) { heard.append(view == nil ? "will leave" : "will come") }

    func didMove(to view: UIView?) {
      self.view = view
      heard.append(view == nil ? "left" : "came")
    }
  }

  @Test func `an interaction is on one view at a time, and hears of it`() {
    let (first, second, note) = (UIView(), UIView(), Note())
    first.addInteraction(note)
    #expect(first.interactions.count == 1 && note.view === first)
    second.addInteraction(note)
    #expect(first.interactions.isEmpty && note.view === second)
    second.interactions = []
    #expect(
      note.heard == [
        "will come", "came", "will leave", "left", "will come", "came", "will leave", "left",
      ])
  }
}
