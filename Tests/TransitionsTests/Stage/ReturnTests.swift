import Foundation
import Layers
import Raster
import Testing
import Transitions
import Views

/// Transitions that know a way back: it is the way there, backwards.
@MainActor
@Suite struct ReturnTests {
  /// Those of an even curve, whose second half is the first one turned round.
  nonisolated private static let ids = [
    "cover", "uncover", "page-in", "push-back", "tilt-back", "pull-down", "film", "hinge-overlay",
    "zoom-through", "diagonal", "ping", "bubble", "turn", "page-curl", "cube", "fold-flip", "fold",
    "half-flip", "nat-geo", "tab-slide", "zoom", "crop",
  ]

  /// Those that go back on the same way, on a curve or a spring that is not the same backwards.
  nonisolated private static let uneven = [
    "parallax", "spring-cover", "portal", "photo-zoom", "deck-sheet", "pop-tip", "grow-overlay",
    "navigation", "cover-vertical", "flip-horizontal", "cross-dissolve", "partial-curl",
    "page-turn", "page-turn-back",
  ]

  /// Those that go back in a way of their own: another motion or angle, or another picture that flies.
  nonisolated private static let different = [
    "cards", "drop-down", "pop-zoom", "disc", "magic-move",
  ]

  @Test(arguments: ids, [0.25, 0.4, 0.5, 0.8])
  func `a pop shows what the push showed, backwards`(id: String, moment: Double) throws {
    let canvas = TestCanvas.all[0]
    let entry = try Catalogue.entry(id)
    let push = try canvas.stage(Run(entry: entry, trigger: .push))
    push.run()
    Timeline.current.advance(to: entry.standardDuration * moment)
    let there = canvas.frame(of: push)

    let pop = try canvas.exchanged.stage(Run(entry: entry, trigger: .pop))
    pop.run()
    Timeline.current.advance(to: entry.standardDuration * (1 - moment))
    #expect(canvas.largestDifference(there, canvas.frame(of: pop)) <= 1)
  }

  /// The others do the same whichever screen comes: their direction, corner or axis is a parameter.
  @Test(
    arguments: Catalogue.entries.filter {
      $0.triggers.contains(.push) && $0.triggers.contains(.pop)
    })
  func `what does not know a way back does the same on a pop as on a push`(
    entry: Catalogue.Entry
  ) throws {
    // Crop is its own way back.
    let knows =
      entry.id != "crop" && (Self.ids + Self.uneven + Self.different).contains(entry.id)
    let canvas = TestCanvas.all[0]
    let push = try canvas.stage(Run(entry: entry, trigger: .push))
    push.run()
    Timeline.current.advance(to: entry.standardDuration * 0.4)
    let there = canvas.frame(of: push)
    let pop = try canvas.stage(Run(entry: entry, trigger: .pop))
    pop.run()
    Timeline.current.advance(to: entry.standardDuration * 0.4)
    #expect((canvas.frame(of: pop) == there) == !knows)
  }
}

extension TestCanvas {
  /// The same canvas with the pictures exchanged.
  var exchanged: TestCanvas {
    TestCanvas(size: size, scale: scale, outgoing: incoming, incoming: outgoing)
  }
}
