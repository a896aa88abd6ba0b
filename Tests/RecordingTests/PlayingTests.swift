import Documents
import Foundation
import Geometry
import ImageCodecs
import Layers
import Raster
import Recording
import TestSupport
import Testing

/// A bar that grows for a while; ends when a block that it has scheduled says so.
@MainActor
final class GrowingBar: Performance {
  let duration: Double
  private(set) var state = PerformanceState.running
  private let end: Double?

  /// Creates a bar that grows for `duration` and is over at `end`; nil: never.
  init(_ duration: Double, end: Double?) {
    self.duration = duration
    self.end = end
  }

  func begin() {
    guard let end else { return }
    Timeline.current.log(Event.Kind(rawValue: "begin"), subject: "bar")
    Timeline.current.schedule(after: end) { [self] in
      state = .over
      Timeline.current.log(Event.Kind(rawValue: "end"), subject: "bar")
    }
  }

  func displayList() -> DisplayList {
    let length = 40 * min(Timeline.current.now / duration, 1)
    return DisplayList(
      width: 40, height: 3, background: .black,
      items: [
        .draw(
          DisplayList.Draw(
            .rect(CGRect(x: 0, y: 0, width: length, height: 3)), paint: .color(.white),
            projection: .identity))
      ])
  }
}

@MainActor
struct PlayingTests {
  private func rehearse(
    _ duration: Double, end: Double?, fps: String = "60", limit: Double = 10
  ) throws -> Rehearsal {
    let rate = try #require(FrameRate(parsing: fps))
    return Rehearsal(rate: rate, limit: limit) { GrowingBar(duration, end: end) }
  }

  @Test(arguments: [
    (1.0, "60", 61), (0.28, "25", 8), (2.05, "60", 124), (0.1 + 0.2, "10", 4), (0, "60", 1),
    (1.001, "30000/1001", 31), (0.3, "29.97", 10),
  ])
  func `the last frame is the first that shows the finished state`(
    duration: Double, fps: String, count: Int
  ) throws {
    let rehearsal = try rehearse(duration, end: duration, fps: fps)
    #expect(rehearsal.frameCount == count)
    #expect(rehearsal.frameCount == FrameRate(parsing: fps)?.frameCount(covering: duration))
    #expect(rehearsal.state == .over)
    #expect(rehearsal.events.map(\.kind.rawValue) == ["begin", "end"])
  }

  @Test func `what takes longer than it says is recorded to its end`() throws {
    #expect(try rehearse(0.5, end: 0.75).frameCount == 46)
  }

  @Test func `what never ends is given up on`() throws {
    let rehearsal = try rehearse(0.5, end: nil, limit: 2)
    #expect(rehearsal.state == .stuck)
    #expect(rehearsal.frameCount == 121)
  }

  @Test(arguments: [
    ("linear", 0.25), ("ease-in-out", 0.25), ("cubic-bezier(0, 0, 1, 1)", 0.3),
    ("cubic-bezier(0.2,0,0,1)", 0.9),
  ])
  func `timing moves moments within the duration and nothing else`(
    text: String, part: Double
  ) throws {
    let timing = try #require(PlaybackTiming(parsing: text))
    #expect(timing.moment(at: 0, duration: 2) == 0)
    #expect(timing.moment(at: 2, duration: 2) == 2)
    #expect(timing.moment(at: 2.5, duration: 2) == 2.5)
    #expect(timing.moment(at: 1, duration: 0) == 1)
    var last = 0.0
    for step in 0...200 {
      let moment = timing.moment(at: Double(step) / 100, duration: 2)
      #expect(moment >= last && moment <= 2)
      last = moment
    }
  }

  @Test(arguments: ["linear", "ease-in-out"])
  func `a length of its own plays the same at another speed`(text: String) throws {
    let own = try #require(PlaybackTiming(parsing: text))
    var slow = own
    slow.duration = 3
    for step in 0...100 {
      let time = Double(step) / 50
      let distance =
        slow.moment(at: 1.5 * time, duration: 2) - own.moment(at: time, duration: 2)
      #expect(abs(distance) < 1e-12)
    }
    #expect(slow.moment(at: 3, duration: 2) == 2)
    #expect(slow.moment(at: 3.5, duration: 2) == 2.5)
    #expect(slow.moment(at: 1, duration: 0) == 1)
    let rehearsal = Rehearsal(rate: .standard, timing: slow, limit: 10) {
      GrowingBar(0.5, end: 0.5)
    }
    #expect(rehearsal.frameCount == 181)
    #expect(rehearsal.duration == 3)
    #expect(rehearsal.state == .over)
  }

  @Test func `ease in and out are slow at the start and even in the middle`() throws {
    let timing = try #require(PlaybackTiming(parsing: "ease-in-out"))
    #expect(abs(timing.moment(at: 0.5, duration: 1) - 0.5) < 1e-12)
    #expect(timing.moment(at: 0.1, duration: 1) < 0.03)
    #expect(timing.description == "ease-in-out")
  }

  @Test(arguments: [
    "", "easeIn", "ease-in ", "cubic-bezier(0,0,1)", "cubic-bezier(0,0,1,1,1)",
    "cubic-bezier(0.3,1.5,0.6,1)", "cubic-bezier(0,-0.1,1,1)", "cubic-bezier(a,0,1,1)",
    "cubic-bezier(nan,0,1,1)", "cubic-bezier(0,0,1,1",
  ])
  func `curves that turn back and other texts are no timings`(text: String) {
    #expect(PlaybackTiming(parsing: text) == nil)
  }

  private func write(
    _ plan: FramePlan, to path: String, jobs: Int = 2,
    beginning: OutputDirectory.Beginning = .anew
  ) async throws -> [Manifest.Frame] {
    let directory = try OutputDirectory(
      path, for: Specification(["schema": "test"]), beginning: beginning, foreignFiles: .refuse)
    let renderer = try FrameRenderer(
      width: 40, height: 3, alpha: .keptIfNeeded, options: PNGOptions())
    let player = FramePlayer(
      Timeline.putOn(at: .standard) { GrowingBar(0.5, end: 0.5) }, rate: .standard)
    var counts: [Int] = []
    let frames = try await SequenceWriter(
      to: directory, through: FramePipeline(renderer: renderer, jobs: jobs), plan: plan
    ).write(player) { counts.append($0) }
    #expect(counts == Array(1...max(frames.count, 1)))
    return frames
  }

  @Test func `frames that are chosen are those of the whole, under their own numbers`() async throws
  {
    let scratch = Scratch()
    let all = try await write(FramePlan(frameCount: 31), to: "\(scratch.path)/all")
    let selection = try #require(FrameSelection(parsing: "3,10-20:5,29-99"))
    let some = try await write(
      FramePlan(frameCount: 31, selection: selection), to: "\(scratch.path)/some", jobs: 1)
    #expect(all.map(\.index) == Array(0...30))
    #expect(some.map(\.index) == [3, 10, 15, 20, 29, 30])
    #expect(some == some.map { all[$0.index] })
    for frame in some {
      let isSame =
        try FileBytes.of("\(scratch.path)/some/\(frame.file)")
        == FileBytes.of("\(scratch.path)/all/\(frame.file)")
      #expect(isSame, "\(frame.file)")
    }
  }

  @Test func `backwards is the same frames in the other order`() async throws {
    let scratch = Scratch()
    let forwards = try await write(FramePlan(frameCount: 31), to: "\(scratch.path)/f")
    let backwards = try await write(
      FramePlan(frameCount: 31, direction: .backwards), to: "\(scratch.path)/b")
    #expect(backwards.map(\.index) == Array(0...30))
    #expect(backwards.map(\.pixelHash) == forwards.map(\.pixelHash).reversed())
    #expect(Set(forwards.map(\.pixelHash)).count == 31)
  }
}

/// The bytes of files, to compare them.
private enum FileBytes {
  static func of(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }
}
