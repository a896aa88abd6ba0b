import Foundation
import ImageCodecs
import Raster
import Testing

struct AnimatedPNGTests {
  private typealias Frame = AnimationBuilder.Frame
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let clear: [UInt8] = [0, 0, 0, 0]

  private func open(_ builder: AnimationBuilder) throws -> AnimatedPNG {
    try #require(try ImageReader().readAnimation(bytes: builder.bytes))
  }

  /// The pictures of an animation, of each pixel only whether it is red, green, blue or clear.
  private func drawings(_ animation: AnimatedPNG) throws -> [String] {
    let letters = [Self.red: "r", [0, 255, 0, 255]: "g", Self.blue: "b", Self.clear: "."]
    var images = animation.images
    var drawings: [String] = []
    while let image = try images.next() {
      drawings.append(
        (0..<image.height).map { row in
          (0..<image.width).map { column in
            let start = 4 * (row * image.width + column)
            return letters[Array(image.pixels[start..<start + 4])] ?? "?"
          }.joined()
        }.joined(separator: "/"))
    }
    return drawings
  }

  @Test func `frames are drawn over one another, in their areas`() throws {
    let animation = try open(
      AnimationBuilder(
        width: 3, height: 2,
        frames: [
          Frame(3, 2, Self.red), Frame(1, 2, x: 2, Self.blue), Frame(2, 1, y: 1, Self.clear),
          Frame(2, 2, x: 1, blending: 1, Self.clear),
        ], plays: 3))
    #expect(animation.playCount == 3)
    #expect(!animation.hasSeparatePicture)
    #expect(animation.frames.map(\.delay.numerator) == [1, 1, 1, 1])
    #expect(animation.frames.map(\.delay.denominator) == [60, 60, 60, 60])
    #expect(try drawings(animation) == ["rrr/rrr", "rrb/rrb", "rrb/..b", "rrb/..b"])
  }

  @Test func `areas are cleared or restored before the next frame`() throws {
    let animation = try open(
      AnimationBuilder(
        width: 3, height: 1,
        frames: [
          Frame(3, 1, Self.red), Frame(1, 1, x: 1, disposal: 2, Self.blue),
          Frame(1, 1, x: 2, disposal: 1, Self.blue), Frame(1, 1, Self.blue),
        ]))
    #expect(try drawings(animation) == ["rrr", "rbr", "rrb", "br."])
  }

  @Test func `before the first frame everything is clear, also for what is restored`() throws {
    for disposal in [1, 2] {
      let animation = try open(
        AnimationBuilder(
          width: 2, height: 1,
          frames: [
            Frame(2, 1, disposal: disposal, blending: 1, Self.red), Frame(1, 1, Self.blue),
          ]))
      #expect(try drawings(animation) == ["rr", "b."])
    }
  }

  @Test func `a picture without a frame's control is none of the frames`() throws {
    let builder = AnimationBuilder(
      width: 2, height: 2, frames: [Frame(1, 1, x: 1, y: 1, Self.red), Frame(2, 2, Self.blue)],
      picture: [0, 255, 0, 255], pieces: 3)
    let animation = try open(builder)
    #expect(animation.hasSeparatePicture)
    #expect(try drawings(animation) == ["../.r", "bb/bb"])
    let still = try ImageReader().read(bytes: builder.bytes)
    #expect(Array(still.pixels.prefix(4)) == [0, 255, 0, 255])
  }

  @Test func `clear and solid pixels are composited exactly, others rounded once`() throws {
    let animation = try open(
      AnimationBuilder(
        width: 1, height: 1,
        frames: [
          Frame(1, 1, [100, 50, 200, 255]), Frame(1, 1, blending: 1, [200, 100, 0, 128]),
          Frame(1, 1, [10, 20, 30, 100]), Frame(1, 1, blending: 1, [200, 100, 0, 128]),
        ]))
    var images = animation.images
    var pixels: [[UInt8]] = []
    while let image = try images.next() { pixels.append(image.pixels) }
    // 255·128 of the upper colour and 255·127 of the lower; then 255·128 and 100·127.
    #expect(pixels[1] == [150, 75, 100, 255])
    #expect(pixels[3] == [147, 78, 8, 178])
  }

  @Test func `what is no animation is opened as none`() throws {
    let still = AnimationBuilder(width: 1, height: 1, frames: [], picture: Self.red)
    var chunks = still
    chunks.chunks.remove(at: chunks.place("acTL"))
    #expect(try ImageReader().readAnimation(bytes: chunks.bytes) == nil)
    // Announced behind the pixels, it is too late.
    chunks.chunks.insert(still.chunks[1], at: chunks.place("IEND"))
    #expect(try ImageReader().readAnimation(bytes: chunks.bytes) == nil)
    #expect(try ImageReader().readAnimation(bytes: Array("GIF89a".utf8)) == nil)
    #expect(try ImageReader().readAnimation(bytes: []) == nil)
  }

  /// A way to break an animation of three frames, and what is said about it.
  struct Damage: CustomTestStringConvertible {
    let testDescription: String
    let piece: String
    let fault: ImageReadingError.Fault?
    let apply: @Sendable (inout AnimationBuilder) -> Void

    init(
      _ description: String, _ piece: String, _ fault: ImageReadingError.Fault? = nil,
      _ apply: @escaping @Sendable (inout AnimationBuilder) -> Void
    ) {
      testDescription = description
      self.piece = piece
      self.fault = fault
      self.apply = apply
    }

    static func byte(
      _ chunk: String, _ count: Int = 0, _ offset: Int, _ value: UInt8,
      _ fault: ImageReadingError.Fault? = nil
    ) -> Damage {
      Damage("byte \(offset) of \(chunk) \(count) is \(value)", chunk, fault) { builder in
        builder.chunks[builder.place(chunk, count)].contents[offset] = value
      }
    }
  }

  static let damages = [
    Damage.byte("acTL", 0, 3, 4, .frameCount(declared: 4, found: 3)),
    .byte("acTL", 0, 3, 2, .frameCount(declared: 2, found: 3)),
    .byte("acTL", 0, 3, 0, .tooManyFrames(declared: 0, limit: 1 << 16)),
    .byte("acTL", 0, 0, 255, .tooManyFrames(declared: 255 << 24 | 3, limit: 1 << 16)),
    .byte("fcTL", 1, 3, 2, .sequenceNumber(expected: 1, found: 2)),
    .byte("fdAT", 0, 3, 1, .sequenceNumber(expected: 2, found: 1)),
    .byte("fdAT", 1, 0, 1, .sequenceNumber(expected: 4, found: 1 << 24 | 4)),
    .byte("fcTL", 0, 7, 3),
    .byte("fcTL", 0, 15, 1),
    .byte("fcTL", 1, 7, 0),
    .byte("fcTL", 1, 11, 9),
    .byte("fcTL", 1, 15, 4),
    .byte("fcTL", 1, 16, 255),
    .byte("fcTL", 1, 24, 3, .frameOperation(.disposal, value: 3)),
    .byte("fcTL", 2, 25, 2, .frameOperation(.blending, value: 2)),
    .byte("fdAT", 1, 6, 77),
    Damage("a control's checksum is wrong", "fcTL") { builder in
      builder.chunks[builder.place("fcTL", 1)].checksum = 7
    },
    Damage("the announcement's checksum is wrong", "acTL") { builder in
      builder.chunks[builder.place("acTL")].checksum = 7
    },
    Damage("a frame's checksum is wrong", "fdAT") { builder in
      builder.chunks[builder.place("fdAT", 1)].checksum = 7
    },
    Damage("a control is cut", "fcTL", .chunkLength(found: 25, allowed: 26...26)) { builder in
      builder.chunks[builder.place("fcTL", 2)].contents.removeLast()
    },
    Damage("pixels are cut", "fdAT") { builder in
      builder.chunks[builder.place("fdAT", 1)].contents.removeLast(14)
    },
    Damage("a number is all of a frame", "fdAT") { builder in
      builder.chunks[builder.place("fdAT", 1)].contents.removeSubrange(4...)
    },
    Damage("a frame's number is cut", "fdAT") { builder in
      builder.chunks[builder.place("fdAT", 1)].contents.removeSubrange(2...)
    },
    Damage("a frame has no pixels", "fcTL", .frameWithoutPixels(index: 2)) { builder in
      builder.chunks.remove(at: builder.place("fdAT", 1))
    },
    Damage("pixels have no control", "fdAT") { builder in
      builder.chunks.remove(at: builder.place("fcTL", 1))
    },
    Damage("pixels stand before the picture", "fdAT") { builder in
      let chunk = builder.chunks.remove(at: builder.place("fdAT"))
      builder.chunks.insert(chunk, at: builder.place("IDAT"))
    },
    Damage("it is announced twice", "acTL", .chunkOrder(after: "acTL")) { builder in
      builder.chunks.insert(builder.chunks[1], at: 1)
    },
    Damage("the announcement is cut", "acTL", .chunkLength(found: 7, allowed: 8...8)) { builder in
      builder.chunks[1].contents.removeLast()
    },
  ]

  @Test(arguments: damages)
  func `a broken animation is refused by the name of the chunk`(damage: Damage) throws {
    var builder = AnimationBuilder(
      width: 2, height: 2,
      frames: [Frame(2, 2, Self.red), Frame(1, 1, Self.blue), Frame(2, 2, Self.red)])
    damage.apply(&builder)
    let error = #expect(throws: ImageReadingError.self) {
      _ = try drawings(try open(builder))
    }
    #expect(error?.place?.piece == damage.piece)
    if let fault = damage.fault { #expect(error?.fault == fault) }
    if damage.piece == "fcTL" || damage.piece == "fdAT", let offset = error?.place?.offset {
      #expect(Array(builder.bytes[offset + 4..<offset + 8]) == Array(damage.piece.utf8))
    }
  }

  @Test func `frames beyond the limit are not counted up to their end`() throws {
    let builder = AnimationBuilder(
      width: 1, height: 1, frames: Array(repeating: Frame(1, 1, Self.red), count: 5))
    var limits = ImageLimits()
    limits.frameCount = 4
    #expect(throws: ImageReadingError.self) {
      _ = try ImageReader(limits: limits).readAnimation(bytes: builder.bytes)
    }
    limits.frameCount = 5
    #expect(try ImageReader(limits: limits).readAnimation(bytes: builder.bytes)?.frames.count == 5)
  }

  /// An animation that another program wrote from seeded frames, and the frames.
  private static func foreign(_ format: String, _ filters: [String]) throws -> (
    file: [UInt8], frames: [[UInt8]]
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var frames: [[UInt8]] = []
    for index in 0..<9 {
      // Moving squares on a clear or coloured ground; the last frame stands still.
      let step = min(index, 7)
      let frame = StraightImage(
        width: 40, height: 30,
        pixels: (0..<1200).flatMap { place -> [UInt8] in
          let (x, y) = (place % 40, place / 40)
          let isInside = (step * 4..<step * 4 + 9).contains(x) && (10..<18).contains(y)
          if isInside { return [UInt8(20 * step), UInt8(y * 8), UInt8(x * 6), 255] }
          return format == "rgb24" ? [9, 8, UInt8(y), 255] : [0, 0, 0, y < 12 ? 0 : 255]
        })
      frames.append(frame.pixels)
      try Data(PNGEncoder.encode(frame)).write(to: folder.appending(path: "f_\(index).png"))
    }
    let file = folder.appending(path: "out.png").path(percentEncoded: false)
    _ = try InteroperationTests.Decoder.run(
      ["ffmpeg", "-v", "error", "-framerate", "25", "-start_number", "0", "-i"]
        + ["\(folder.path(percentEncoded: false))/f_%d.png"] + filters
        + ["-pix_fmt", format, "-f", "apng", file])
    return (try Array(Data(contentsOf: URL(filePath: file))), frames)
  }

  @Test(
    .enabled(if: InteroperationTests.decoders.contains { $0.testDescription == "ffmpeg" }),
    arguments: ["rgb24", "rgba"])
  func `animations of another program are drawn as they went in`(format: String) throws {
    let (file, frames) = try Self.foreign(format, ["-plays", "2"])
    let animation = try #require(try ImageReader().readAnimation(bytes: file))
    #expect(animation.frames.count == frames.count)
    #expect(animation.playCount == 2)
    #expect(
      animation.frames.dropLast().allSatisfy { $0.delay.denominator == 25 * $0.delay.numerator })
    #expect(animation.frames.contains { $0.area.width < 40 })
    var images = animation.images
    for frame in frames { #expect(try images.next()?.pixels == frame) }
    #expect(try images.next() == nil)
  }
}
