import Foundation
import Geometry
import ImageCodecs
import Layers
import Raster
import Recording
import Testing
import Transitions

extension Catalogue.Entry: CustomTestStringConvertible {
  /// The entry's id.
  public var testDescription: String { id }
}

@MainActor
struct TransitionPerformanceTests {
  /// A picture in which every pixel differs from its neighbours and from the other picture.
  private static func picture(_ seed: UInt32) -> Picture {
    let pixels = (0..<UInt32(90 * 160)).map { index in
      Pixel(bits: 0xFF00_0000 | (index &* 2_654_435_761 &+ seed) >> 8)
    }
    return Picture(Bitmap(width: 90, height: 160, pixels: pixels))
  }

  private let outgoing = picture(1)
  private let incoming = picture(0x8000_0000)

  private func perform(
    _ entry: Catalogue.Entry, scale: Double = 1, background: Color = .black,
    profile: ColorProfile = .sRGB
  ) throws -> any Performance {
    let canvas = try #require(CanvasSize(width: 90, height: 160, scale: scale))
    return TransitionPerformance(
      entry, try entry.values(in: canvas.points),
      between: ScreenPair(from: outgoing, to: incoming, profile: profile), on: canvas,
      background: background)
  }

  @Test(arguments: Catalogue.entries)
  func `the example of a finger runs every transition to its end, however it is set off`(
    entry: Catalogue.Entry
  ) throws {
    let canvas = try #require(CanvasSize(width: 90, height: 160, scale: 1))
    for trigger in entry.triggers {
      let example = GestureTrace.example(of: entry, by: trigger, in: canvas.points)
      let trace = try #require(GestureTrace(parsing: example), "\(example)")
      let rehearsal = try Rehearsal(rate: .standard) {
        TransitionPerformance(
          entry, try entry.values(in: canvas.points),
          between: ScreenPair(from: outgoing, to: incoming, profile: .sRGB), on: canvas,
          trigger: trigger, gesture: trace)
      }
      #expect(rehearsal.state == .over, "\(trigger.rawValue): \(example)")
      let ends = rehearsal.events.filter { $0.kind.rawValue == "completeTransition" }
      let isSegue = trigger == .segue || trigger == .unwind
      #expect(isSegue || ends.map(\.detail) == ["true"], "\(trigger.rawValue): \(example)")
      let isMoved = rehearsal.events.contains { $0.detail == "startInteractiveTransition" }
      #expect(isMoved == (entry.drag(by: trigger) != nil), "\(trigger.rawValue): \(example)")
    }
  }

  @Test(arguments: Catalogue.entries)
  func `every transition completes in its time`(entry: Catalogue.Entry) throws {
    let rehearsal = try Rehearsal(rate: .standard) { try perform(entry) }
    #expect(rehearsal.state == .over)
    let duration = entry.standardDuration > 0 ? entry.standardDuration : rehearsal.duration
    #expect(rehearsal.duration == duration && duration > 0)
    #expect(rehearsal.frameCount == FrameRate.standard.frameCount(covering: duration))
    #expect(rehearsal.warnings.isEmpty, "\(rehearsal.warnings)")
  }

  @Test(arguments: Catalogue.entries, [1.0, 3.0])
  func `first and last frame are the pictures, pixel for pixel, where they should be`(
    entry: Catalogue.Entry, scale: Double
  ) throws {
    let performance = try Timeline.putOn(at: .standard) { try perform(entry, scale: scale) }
    let player = FramePlayer(performance, rate: .standard)
    var bitmaps: [Bitmap] = []
    while player.advance() {
      if bitmaps.count == 2 { bitmaps.removeLast() }
      bitmaps.append(Rasterizer(threads: 1).render(player.displayList()))
    }
    for (rule, bitmap) in [(entry.opening, bitmaps[0]), (entry.closing, bitmaps[1])] {
      let picture: Picture? =
        switch rule {
        case .outgoing: outgoing
        case .incoming: incoming
        case .other: nil
        }
      guard let picture else { continue }
      let isExact = picture.bitmap == bitmap
      #expect(isExact, "\(rule)")
    }
  }

  @Test(arguments: Catalogue.entries)
  func `a moment is the same whatever was looked at before`(entry: Catalogue.Entry) throws {
    let rate = try #require(FrameRate(Fraction(10)))
    func lists(_ isWanted: (Int) -> Bool) throws -> [Int: DisplayList] {
      let player = FramePlayer(
        try Timeline.putOn(at: rate) { try perform(entry) }, rate: rate)
      var lists: [Int: DisplayList] = [:]
      while player.advance() {
        guard isWanted(player.index) else { continue }
        lists[player.index] = player.displayList()
      }
      return lists
    }
    let all = try lists { _ in true }
    let some = try lists { $0 % 3 == 2 }
    #expect(!some.isEmpty)
    for (index, list) in some {
      let isSame = list == all[index]
      #expect(isSame, "frame \(index)")
    }
  }

  @Test func `a clear background stays clear where nothing is drawn`() throws {
    let entry = try Catalogue.entry("crossfade")
    let player = FramePlayer(
      try Timeline.putOn(at: .standard) { try perform(entry, background: .clear) },
      rate: .standard)
    while player.index < 15 { _ = player.advance() }
    let bitmap = Rasterizer(threads: 1).render(player.displayList())
    // Half of each over nothing: 1 − 0.5 · 0.5 of full cover.
    #expect(abs(Int(bitmap.pixels[500].bits >> 24) - 191) <= 1)
  }

  @Test func `colours of layers are converted into the profile of the pictures`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/profiles/red-and-green-swapped.icc")
    let profile = ColorProfile.icc(
      try #require(ICCProfile(bytes: Array(try Data(contentsOf: url)), name: "swapped")))
    let entry = try Catalogue.entry("crossfade")
    let player = FramePlayer(
      try Timeline.putOn(at: .standard) {
        try perform(
          entry, background: Color(red: 1, green: 0, blue: 0), profile: profile)
      }, rate: .standard)
    #expect(player.advance())
    let list = player.displayList()
    #expect(list.background.red < 0.01 && list.background.green > 0.99)
    // The pictures are in the profile already.
    let isExact = Rasterizer(threads: 1).render(list) == outgoing.bitmap
    #expect(isExact)
  }
}
