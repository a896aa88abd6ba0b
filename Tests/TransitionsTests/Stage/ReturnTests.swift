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
    "zoom-through", "diagonal", "ping", "turn", "page-curl",
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
}

extension TestCanvas {
  /// The same canvas with the pictures exchanged.
  var exchanged: TestCanvas {
    TestCanvas(size: size, scale: scale, outgoing: incoming, incoming: outgoing)
  }
}
