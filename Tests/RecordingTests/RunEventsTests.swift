import Foundation
import Layers
import Raster
import Recording
import Testing
import Transitions

/// What a manifest tells of a run.
@MainActor
struct RunEventsTests {
  @Test(arguments: Catalogue.entries.map(\.id))
  func `every run tells of appearances, the animator, animations and completion`(
    id: String
  ) throws {
    let rehearsal = try rehearse(id)
    #expect(rehearsal.state == .over)
    let told = Set(rehearsal.events.map { "\($0.subject) \($0.kind.rawValue)" })
    for callback in ["WillAppear", "DidAppear"] {
      #expect(told.contains("incoming view\(callback)"))
    }
    // The screen behind a sheet stays where it is.
    let isSheet = try Catalogue.entry(id).family == .sheets
    for callback in ["WillDisappear", "DidDisappear"] where !isSheet {
      #expect(told.contains("outgoing view\(callback)"))
    }
    let animations = rehearsal.events.filter { $0.kind == .animationAdded }
    #expect(!animations.isEmpty)
    for animation in animations {
      #expect(!animation.subject.isEmpty && !animation.detail.isEmpty, "\(animation)")
    }
    let kinds = rehearsal.events.map(\.kind.rawValue)
    // A segue moves its views by itself, and has nobody to ask for an animator.
    guard try !isSegue(id) else { return }
    #expect(kinds.filter { $0 == "animateTransition" }.count == 1)
    #expect(kinds.filter { $0 == "completeTransition" }.count == 1)
    let end = try #require(kinds.lastIndex { $0 == "animationFinished" })
    let finish = try #require(
      rehearsal.events.lastIndex {
        $0.kind.rawValue == "viewDidAppear" && $0.subject == "incoming"
      })
    // What runs alongside, behind a sheet, ends at the same time, after the transition.
    let isTogether = isSheet && rehearsal.events[end].time == rehearsal.events[finish].time
    #expect(
      end < finish || isTogether, "the new screen has appeared when its animations are over")
  }

  private func isSegue(_ id: String) throws -> Bool {
    let trigger = try Catalogue.entry(id).trigger
    return trigger == .segue || trigger == .unwind
  }

  private func rehearse(_ id: String) throws -> Rehearsal {
    let entry = try Catalogue.entry(id)
    let canvas = try #require(CanvasSize(width: 98, height: 211, scale: 1))
    let values = try entry.values(in: canvas.points)
    let picture = Picture(Bitmap(width: 98, height: 211, filledWith: Pixel(bits: 0xFFFF_FFFF)))
    return Rehearsal(rate: .standard, limit: 10) {
      TransitionPerformance(
        entry, values, between: ScreenPair(from: picture, to: picture), on: canvas)
    }
  }
}
