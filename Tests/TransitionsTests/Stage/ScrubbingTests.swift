import Foundation
import Geometry
import Layers
import Raster
import Testing
import Transitions
import Views

/// A finger on every transition: what is seen is a matter of the percentage alone.
@MainActor
@Suite struct ScrubbingTests {
  private static let canvas = TestCanvas.all[0]

  @Test(arguments: Run.interactive)
  func `frames under a finger depend on the percentage, not on the way there`(run: Run) throws {
    let moments = [0, 0.1, 0.25, 0.5, 0.75, 0.9]
    let forwards = try frames(run, at: moments)
    let backwards = try frames(run, at: moments.reversed())
    let isSame = forwards == Array(backwards.reversed())
    #expect(isSame)
  }

  @Test(arguments: Run.interactive)
  func `a scrubbed frame is that of the run which a finger starts and finishes at once`(
    run: Run
  ) throws {
    let moments = [0.1, 0.5, 0.9]
    let scrubbed = try frames(run, at: moments)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionCurve = .linear
    let stage = try Self.canvas.stage(run, driver: driver)
    stage.run()
    driver.finish()
    let played = moments.map { moment in
      Timeline.current.advance(to: run.entry.standardDuration * moment)
      return Self.canvas.frame(of: stage)
    }
    let isSame = scrubbed == played
    #expect(isSame)
  }

  @Test(arguments: Run.interactive, [0.3, 1])
  func `cancelling goes back to the first frame, and then to the state of rest`(
    run: Run, percent: Double
  ) throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let stage = try Self.canvas.stage(run, driver: driver)
    let rest = Self.canvas.frame(of: stage)
    stage.run()
    Timeline.current.commit()
    let first = Self.canvas.frame(of: stage)
    driver.update(percent)
    Timeline.current.advance(to: 0.2)
    driver.cancel()
    let way = run.entry.standardDuration * percent
    Timeline.current.advance(to: 0.2 + way * 0.999_999)
    #expect(Self.canvas.largestDifference(first, Self.canvas.frame(of: stage)) <= 1)
    Timeline.current.advance(to: 0.2 + way + 0.001)
    let isAtRest = Self.canvas.frame(of: stage) == rest
    #expect(isAtRest)
  }

  @Test(arguments: Run.interactive)
  func `nothing jumps when the finger lets go`(run: Run) throws {
    for finishes in [true, false] {
      let driver = UIPercentDrivenInteractiveTransition()
      let stage = try Self.canvas.stage(run, driver: driver)
      stage.run()
      driver.update(0.4)
      Timeline.current.advance(to: 0.1)
      let before = Self.canvas.frame(of: stage)
      if finishes { driver.finish() } else { driver.cancel() }
      Timeline.current.commit()
      let isSame = Self.canvas.frame(of: stage) == before
      #expect(isSame)
    }
  }

  private func frames(_ run: Run, at moments: [Double]) throws -> [Bitmap] {
    let driver = UIPercentDrivenInteractiveTransition()
    let stage = try Self.canvas.stage(run, driver: driver)
    stage.run()
    return moments.enumerated().map { index, moment in
      driver.update(moment)
      Timeline.current.advance(to: Double(index + 1))
      return Self.canvas.frame(of: stage)
    }
  }
}

extension TestCanvas {
  /// The largest difference of a channel between two frames of the same size.
  func largestDifference(_ one: Bitmap, _ other: Bitmap) -> Int {
    zip(one.pixels, other.pixels).reduce(0) { largest, pair in
      [0, 8, 16, 24].reduce(largest) { largest, shift in
        let a = Int((pair.0.bits >> shift) & 0xff)
        let b = Int((pair.1.bits >> shift) & 0xff)
        return max(largest, abs(a - b))
      }
    }
  }
}
