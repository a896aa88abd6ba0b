import Foundation
import Layers
import Raster
import Testing
import Transitions
import Views

/// What a finger is promised, at every hundredth of every transition that follows one.
@MainActor
@Suite struct InteractionTests {
  private static let canvas = TestCanvas.all[0]
  private static let hundredths = (0...100).map { Double($0) / 100 }

  @Test(arguments: Run.interactive)
  func `scrubbing shows what playing shows at the same fraction`(run: Run) throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let held = try Self.canvas.stage(run, driver: driver)
    held.run()
    // At the end the plain run is over, and shows what its completion has put there.
    let parts = Self.hundredths.dropLast()
    let scrubbed = parts.map { part in
      driver.update(part)
      Timeline.current.advance(to: Timeline.current.now + 0.01)
      return Self.canvas.list(of: held)
    }
    // Let go at once, on a curve that changes nothing: the plain run with linear blocks.
    let other = UIPercentDrivenInteractiveTransition()
    other.completionCurve = .linear
    let free = try Self.canvas.stage(run, driver: other)
    free.run()
    other.finish()
    for (part, list) in zip(parts, scrubbed) {
      Timeline.current.advance(to: run.entry.standardDuration * part)
      #expect(Self.canvas.looksSame(list, Self.canvas.list(of: free)), "at \(part)")
    }
  }

  @Test(arguments: Run.usual.filter { $0.entry.drag != nil })
  func `letting go is seamless, and cancelling ends with the first frame`(run: Run) throws {
    for part in Self.hundredths {
      let driver = UIPercentDrivenInteractiveTransition()
      let stage = try Self.canvas.stage(run, driver: driver)
      let outgoing = Self.canvas.list(of: stage)
      stage.run()
      Timeline.current.commit()
      let first = Self.canvas.list(of: stage)
      driver.update(part)
      Timeline.current.advance(to: 0.1)
      let before = Self.canvas.list(of: stage)
      driver.cancel()
      #expect(part == 0 || Self.canvas.list(of: stage) == before, "let go at \(part)")
      let way = run.entry.standardDuration * part
      // The last instant before the animator's completion, which the clock can tell from it.
      if part > 0 {
        Timeline.current.advance(to: 0.1 + way - 1e-6)
        #expect(Self.canvas.isNear(first, Self.canvas.list(of: stage)), "back from \(part)")
      }
      Timeline.current.advance(to: 0.1 + way + 0.001)
      #expect(stage.isComplete && stage.wasCancelled)
      #expect(Self.canvas.looksSame(outgoing, Self.canvas.list(of: stage)), "after \(part)")
    }
  }

  @Test(arguments: Run.usual.filter { $0.entry.drag != nil })
  func `letting go to finish is seamless, and ends with the incoming screen`(run: Run) throws {
    for part in Self.hundredths {
      let driver = UIPercentDrivenInteractiveTransition()
      let stage = try Self.canvas.stage(run, driver: driver)
      stage.run()
      driver.update(part)
      Timeline.current.advance(to: 0.1)
      let before = Self.canvas.list(of: stage)
      driver.finish()
      #expect(part == 1 || Self.canvas.list(of: stage) == before, "let go at \(part)")
      Timeline.current.advance(to: 0.1 + run.entry.standardDuration + 0.001)
      #expect(stage.isComplete && !stage.wasCancelled)
      guard run.rules.closing == .incoming, [0, 0.5, 1].contains(part) else { continue }
      #expect(Self.canvas.shows(Self.canvas.incoming, on: stage), "finished from \(part)")
    }
  }
}

extension TestCanvas {
  /// What the window shows now, not drawn yet.
  func list(of stage: TransitionStage) -> DisplayList {
    stage.window.layer.displayList(
      at: Timeline.current.now, scale: scale, size: size, background: .black)
  }

  /// Whether two lists draw the same pixels.
  func looksSame(_ one: DisplayList, _ other: DisplayList) -> Bool {
    one == other || Rasterizer().render(one) == Rasterizer().render(other)
  }

  /// Whether two lists draw pixels whose channels differ by one at most.
  func isNear(_ one: DisplayList, _ other: DisplayList) -> Bool {
    one == other
      || largestDifference(Rasterizer().render(one), Rasterizer().render(other)) <= 1
  }
}
