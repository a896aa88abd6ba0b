import Foundation
import Geometry
import ImageCodecs
import Raster
import Recording
import Testing

@MainActor
struct FramePipelineTests {
  /// A bar that moves a third of a pixel a frame, and rests on every fourth.
  private func list(_ index: Int, background: Color = .black) -> DisplayList {
    let x = Double(index / 4 * 4) / 3
    return DisplayList(
      width: 40, height: 150, background: background,
      items: [
        .draw(
          DisplayList.Draw(
            .rect(CGRect(x: x, y: 20, width: 7, height: 100)), paint: .color(.white),
            projection: .identity))
      ])
  }

  private func frames(
    _ count: Int, jobs: Int, background: Color = .black, alpha: FrameRenderer.Alpha = .keptIfNeeded
  ) async throws -> [EncodedFrame] {
    let renderer = try FrameRenderer(width: 40, height: 150, alpha: alpha, options: PNGOptions())
    var index = 0
    var frames: [EncodedFrame] = []
    var mostOnTheWay = 0
    try await FramePipeline(renderer: renderer, jobs: jobs).run {
      guard index < count else { return nil }
      index += 1
      mostOnTheWay = max(mostOnTheWay, index - frames.count)
      return list(index - 1, background: background)
    } deliver: {
      frames.append($0)
    }
    #expect(mostOnTheWay <= 2 * jobs + 1)
    return frames
  }

  @Test func `frames are the same for any number of jobs, and in order`() async throws {
    let one = try await frames(41, jobs: 1)
    #expect(one.count == 41)
    for jobs in [2, 3, 8] {
      let isSame = try await frames(41, jobs: jobs) == one
      #expect(isSame, "\(jobs) jobs")
    }
    for (index, frame) in one.enumerated() {
      let image = try ImageReader().read(bytes: frame.bytes)
      let expected = Bitmap(width: 40, height: 150, straight: image.pixels)
      let isDrawn = Rasterizer(threads: 1).render(list(index)) == expected
      #expect(isDrawn, "frame \(index)")
      #expect(PixelHash(image) == frame.pixelHash)
    }
  }

  @Test func `frames that are not opaque keep their alpha`() async throws {
    let frames = try await frames(3, jobs: 2, background: .clear, alpha: .kept)
    let image = try ImageReader().read(bytes: frames[0].bytes)
    #expect(image.pixels[0..<4] == [0, 0, 0, 0])
    #expect(PixelHash(image) == frames[0].pixelHash)
  }

  @Test(arguments: PNGOptions.Preset.allCases, [Color.black, .clear])
  func `a frame is the same whatever was drawn before it`(
    preset: PNGOptions.Preset, background: Color
  ) throws {
    func renderer(_ reuse: FrameRenderer.Reuse = .bands) throws -> FrameRenderer {
      var options = PNGOptions()
      options.preset = preset
      return try FrameRenderer(
        width: 40, height: 150, alpha: .keptIfNeeded, options: options, reuse: reuse)
    }
    let used = try renderer()
    let unused = try renderer(.nothing)
    for index in [0, 8, 4, 0, 40, 8, 9, 36, 0] {
      let list = list(index, background: background)
      let frame = used.render(list)
      let isSame = try frame == renderer().render(list) && frame == unused.render(list)
      #expect(isSame, "frame \(index)")
    }
  }

  @Test func `a frame that is not opaque keeps its alpha among opaque ones`() throws {
    let renderer = try FrameRenderer(
      width: 40, height: 150, alpha: .keptIfNeeded, options: PNGOptions())
    for background in [Color.black, .clear, .black] {
      let frame = renderer.render(list(0, background: background))
      let image = try ImageReader().read(bytes: frame.bytes)
      #expect(image.isOpaque == (background == .black))
      #expect(PixelHash(image) == frame.pixelHash)
    }
  }

  @Test func `no frames are no work`() async throws {
    #expect(try await frames(0, jobs: 2).isEmpty)
  }

  @Test func `an error ends the run and nothing is delivered behind it`() async throws {
    struct Full: Error {}
    let renderer = try FrameRenderer(
      width: 40, height: 150, alpha: .kept, options: PNGOptions())
    var delivered = 0
    var asked = 0
    await #expect(throws: Full.self) {
      try await FramePipeline(renderer: renderer, jobs: 2).run {
        asked += 1
        return list(4 * asked)
      } deliver: { _ in
        delivered += 1
        if delivered == 5 { throw Full() }
      }
    }
    #expect(delivered == 5)
    #expect(asked < 20)
  }
}
