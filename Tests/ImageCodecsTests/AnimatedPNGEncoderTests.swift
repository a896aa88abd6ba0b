import Foundation
import ImageCodecs
import Raster
import Testing

struct AnimatedPNGEncoderTests {
  /// A chunk of a file: its name and contents, with a checksum that is right.
  private struct Chunk {
    var name: String
    var contents: [UInt8]

    func number(at place: Int) -> Int {
      contents[place..<place + 4].reduce(0) { (sum: Int, byte: UInt8) in sum << 8 | Int(byte) }
    }
  }

  /// Takes a file apart, expecting its checksums to be right.
  private func chunks(of file: [UInt8]) throws -> [Chunk] {
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var chunks: [Chunk] = []
    var place = 8
    while place < file.count {
      let length = file[place..<place + 4].reduce(0) { (sum: Int, byte) in sum << 8 | Int(byte) }
      let end = place + 12 + length
      try #require(end <= file.count)
      let named = file[place + 4..<place + 8 + length]
      let declared = file[end - 4..<end].reduce(0) { (sum: UInt32, byte) in
        sum << 8 | UInt32(byte)
      }
      var checksum = UInt32.max
      for byte in named {
        checksum ^= UInt32(byte)
        for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      #expect(~checksum == declared)
      chunks.append(
        Chunk(
          name: String(decoding: named.prefix(4), as: UTF8.self),
          contents: Array(named.dropFirst(4)))
      )
      place = end
    }
    return chunks
  }

  static func pixels(_ image: StraightImage) -> [Pixel] {
    stride(from: 0, to: image.pixels.count, by: 4).map { place in
      var bits: UInt32 = 0
      for channel in 0..<4 { bits |= UInt32(image.pixels[place + channel]) << UInt32(8 * channel) }
      return Pixel(bits: bits)
    }
  }

  /// A box that moves over a noisy picture, with a frame that shows the same again.
  private func frames(isOpaque: Bool) -> [[Pixel]] {
    let noise = Samples.noise(width: 33, height: 150, seed: 5)
    let ground = Self.pixels(isOpaque ? Samples.opaque(noise) : noise)
    return (0..<6).map { frame in
      var pixels = ground
      let step = frame == 3 ? 2 : frame
      for y in 70..<80 {
        for x in 4 * step..<4 * step + 5 { pixels[y * 33 + x] = Pixel(bits: 0xFF10_2030) }
      }
      return pixels
    }
  }

  private func file(
    _ frames: [[Pixel]], channels: PNGChannels, preset: PNGOptions.Preset = .fast, plays: Int = 0
  ) throws -> [UInt8] {
    var options = PNGOptions()
    options.preset = preset
    var encoder = try AnimatedPNGEncoder(
      width: 33, height: 150, channels: channels, frameCount: frames.count, playCount: plays,
      options: options)
    var file = encoder.header
    for (index, frame) in frames.enumerated() {
      file += encoder.encode(frame, delay: AnimationDelay(nearest: index == 0 ? 25 : 1, 60))
    }
    return file + encoder.trailer
  }

  @Test(arguments: [PNGChannels.rgb, .rgba], PNGOptions.Preset.allCases)
  func `chunks follow the rules, and frames are what has changed`(
    channels: PNGChannels, preset: PNGOptions.Preset
  ) throws {
    let frames = frames(isOpaque: channels == .rgb)
    let chunks = try chunks(of: file(frames, channels: channels, preset: preset, plays: 7))
    let names = chunks.map(\.name).filter { !["sRGB", "pHYs"].contains($0) }
    var expected = ["IHDR", "acTL", "fcTL", "IDAT"]
    for _ in 1..<6 { expected += ["fcTL", "fdAT"] }
    #expect(names == expected + ["IEND"])
    let animation = try #require(chunks.first { $0.name == "acTL" })
    #expect(animation.contents.count == 8)
    #expect(animation.number(at: 0) == 6 && animation.number(at: 4) == 7)
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }
    #expect(numbered.map { $0.number(at: 0) } == Array(0..<11))
    let controls = chunks.filter { $0.name == "fcTL" }
    #expect(controls.allSatisfy { $0.contents.count == 26 })
    let areas: [[Int]] = controls.map { control in
      [4, 8, 12, 16].map { control.number(at: $0) }
    }
    let changed: [[Int]] = [
      [33, 150, 0, 0], [9, 10, 0, 70], [9, 10, 4, 70], [1, 1, 0, 0], [13, 10, 8, 70],
      [9, 10, 16, 70],
    ]
    #expect(areas == changed)
    var ends: [[UInt8]] = [[0, 5, 0, 12, 0, 0]]
    for _ in 1..<6 { ends.append([0, 1, 0, 60, 0, 0]) }
    #expect(controls.map { Array($0.contents[20...]) } == ends)
  }

  @Test func `an animation states its profile, density and program`() throws {
    var options = PNGOptions()
    options.scale = 3
    options.software = "flipbook test"
    let encoder = try AnimatedPNGEncoder(
      width: 2, height: 2, channels: .rgb, frameCount: 1, options: options)
    let names = try chunks(of: encoder.header + encoder.trailer).map(\.name)
    #expect(names == ["IHDR", "sRGB", "pHYs", "tEXt", "acTL", "IEND"])
  }

  static let hasFFmpeg = InteroperationTests.decoders.contains { $0.testDescription == "ffmpeg" }

  @Test(
    .enabled(if: hasFFmpeg, "ffmpeg is not installed"),
    arguments: [PNGChannels.rgb, .rgba], PNGOptions.Preset.allCases)
  func `ffmpeg shows the frames pixel by pixel`(
    channels: PNGChannels, preset: PNGOptions.Preset
  ) throws {
    let frames = frames(isOpaque: channels == .rgb)
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).apng"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(file(frames, channels: channels, preset: preset, plays: 1))
      .write(to: URL(fileURLWithPath: path))
    let bytes = try InteroperationTests.Decoder.run([
      "ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-fps_mode", "passthrough", "-pix_fmt",
      "rgba", "-",
    ])
    let expected = frames.flatMap { frame in frame.withUnsafeBytes { Array($0) } }
    let isSame = bytes == expected
    #expect(isSame, "\(bytes.count) of \(expected.count) bytes")
  }

  @Test func `programs without animation show frame 0`() throws {
    let frames = frames(isOpaque: true)
    let image = try ImageReader().read(bytes: try file(frames, channels: .rgb))
    #expect(Self.pixels(image) == frames[0])
  }

  @Test(
    arguments: [
      (1, 60, true), (1001, 30_000, true), (5, 12, true), (0, 1, true), (65_535, 65_534, true),
      (2, 120, true), (70_000, 140_000, true), (91_001, 30_000, false), (1001, 120_000, false),
      (9_999_999, 1, false), (1, 1_000_000_000, false), (1, 65_536, false),
      (123_456_789, 987, false), (4_123_456_789, 1_000_000_000, false),
    ] as [(Int, Int, Bool)])
  func `delays are the nearest that can be stated`(above: Int, below: Int, isExact: Bool) {
    let delay = AnimationDelay(nearest: above, below)
    #expect(delay.equals(above, below) == isExact)
    let exact = Double(above) / Double(below)
    guard exact < 65_535 else {
      #expect(delay.numerator == 65_535 && delay.denominator == 1)
      return
    }
    // Nothing with terms of 16 bits lies nearer; looked for the slow way.
    var least = Double.infinity
    for candidate in 1...65_535 {
      let term = min((exact * Double(candidate)).rounded(), 65_535)
      least = min(least, abs(term / Double(candidate) - exact))
    }
    let distance = abs(Double(delay.numerator) / Double(delay.denominator) - exact)
    #expect(distance <= least * (1 + 1e-9) + 1e-15, "\(delay)")
  }
}
