import Foundation
import Geometry
import ImageCodecs
import Layers
import Raster
import Recording
import Testing

/// One frame without anything.
private final class Hole: Performance {
  let duration = 0.0
  let state = PerformanceState.over

  func begin() {}

  func displayList() -> DisplayList { DisplayList(width: 4, height: 3, background: .clear) }
}

@MainActor
struct StreamWriterTests {
  /// Plays a growing bar of 31 frames into a stream.
  private func stream(
    _ format: StreamFormat, _ plan: FramePlan = FramePlan(frameCount: 31),
    alpha: FrameRenderer.Alpha = .keptIfNeeded, holdFirst: Fraction = .zero, jobs: Int = 2
  ) async throws -> (pieces: [[UInt8]], frames: [Manifest.Frame]) {
    let renderer = try FrameRenderer(width: 40, height: 3, alpha: alpha, options: PNGOptions())
    let player = FramePlayer(
      Timeline.putOn(at: .standard) { GrowingBar(0.5, end: 0.5) }, rate: .standard)
    let timing = Manifest.Timing(
      rate: .standard, frameCount: 31, duration: 0.5, holdFirst: holdFirst)
    var pieces: [[UInt8]] = []
    let frames = try await StreamWriter(
      as: format, through: renderer, jobs: jobs, plan: plan, timing: timing
    ).write(player, named: "x", to: { pieces.append($0) })
    return (pieces, frames)
  }

  @Test func `every form has the same frames, in any number of jobs and both ways`() async throws {
    let png = try await stream(.png)
    #expect(png.pieces.count == 32 && png.pieces[0].isEmpty)
    #expect(png.frames.map(\.index) == Array(0...30))
    let images = try png.pieces.dropFirst().map { try ImageReader().read(bytes: $0) }
    #expect(png.frames.map(\.pixelHash) == images.map { PixelHash($0).description })
    for format in StreamFormat.allCases {
      #expect(try await stream(format).frames == png.frames, "\(format)")
      let one = try await stream(format, jobs: 1)
      let three = try await stream(format, jobs: 3)
      #expect(one.pieces == three.pieces, "\(format)")
    }
    let rgba = try await stream(.rgba)
    #expect(Array(rgba.pieces.dropFirst()) == images.map(\.pixels))
    let back = try await stream(.rgba, FramePlan(frameCount: 31, direction: .backwards))
    #expect(Array(back.pieces.dropFirst()) == images.map(\.pixels).reversed())
    #expect(back.frames.map(\.index) == Array(0...30))
  }

  @Test func `held frames are repeated at a fixed rate, to the nearest interval`() async throws {
    for (hold, count) in [(Fraction(1, 60), 1), (Fraction(1, 121), 0), (Fraction(1, 120), 1)] {
      let held = try await stream(.rgba, holdFirst: hold)
      #expect(held.pieces.count == 32 + count)
      #expect(held.pieces[1] == held.pieces[1 + count])
      #expect(held.frames.count == 31)
    }
  }

  @Test func `what is not opaque is refused where nothing can say so`() async throws {
    for (format, alpha) in [
      (StreamFormat.y4m, FrameRenderer.Alpha.keptIfNeeded), (.y4m, .kept), (.apng, .keptIfNeeded),
    ] {
      let renderer = try FrameRenderer(width: 4, height: 3, alpha: alpha, options: PNGOptions())
      let player = FramePlayer(Timeline.putOn(at: .standard) { Hole() }, rate: .standard)
      let writer = StreamWriter(
        as: format, through: renderer, jobs: 1, plan: FramePlan(frameCount: 1),
        timing: Manifest.Timing(rate: .standard, frameCount: 1, duration: 0))
      await #expect(throws: StreamWriter.StreamError.transparent(frame: 0)) {
        try await writer.write(player, named: "x", to: { _ in })
      }
    }
  }

  @Test func `a canvas may be larger where more pixels are allowed`() {
    let points = CGSize(width: 8200, height: 8200)
    #expect(CanvasSize(points: points, scale: 1) == nil)
    #expect(CanvasSize(points: points, scale: 1, limit: 67_240_000)?.width == 8200)
    #expect(CanvasSize(points: points, scale: 1, limit: 67_239_999) == nil)
    #expect(CanvasSize(width: 100_000, height: 1000, scale: 3, limit: 1 << 27)?.width == 100_000)
  }
}
