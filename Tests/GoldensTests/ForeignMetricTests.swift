import Foundation
import Goldens
import ImageCodecs
import TestSupport
import Testing

/// Another program, where it is installed, measures the same differences.
struct ForeignMetricTests {
  /// Returns what a command says on standard output and standard error.
  private static func run(_ words: [String], input: [UInt8] = []) -> (
    output: [UInt8], error: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return ([], "") }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let text = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (Array(bytes), String(decoding: text, as: UTF8.self))
  }

  static let hasImageMagick: Bool = {
    let answer = run(["compare", "-version"])
    return String(decoding: answer.output, as: UTF8.self).contains("ImageMagick")
  }()

  static let hasFFmpeg = !run(["ffmpeg", "-version"]).output.isEmpty

  /// A small seeded generator of random numbers.
  struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// Two pictures: noise or flat colours, of which some pixels are changed by some levels.
  static func pair(seed: Int, isOpaque: Bool) -> (StraightImage, StraightImage) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let (width, height) = (1 + random.next(below: 60), 1 + random.next(below: 60))
    let isNoise = random.next(below: 2) == 0
    let flat = (0..<4).map { _ in UInt8(random.next(below: 256)) }
    var golden: [UInt8] = []
    for _ in 0..<width * height {
      for channel in 0..<3 {
        golden.append(isNoise ? UInt8(random.next(below: 256)) : flat[channel])
      }
      golden.append(isOpaque ? 255 : UInt8(random.next(below: 256)))
    }
    var actual = golden
    let reach = [1, 2, 10, 255][random.next(below: 4)]
    for _ in 0..<random.next(below: width * height + 1) {
      let place = random.next(below: actual.count)
      guard !isOpaque || place % 4 != 3 else { continue }
      let level = Int(actual[place]) + random.next(below: 2 * reach + 1) - reach
      actual[place] = UInt8(min(max(level, 0), 255))
    }
    return (
      StraightImage(width: width, height: height, pixels: golden),
      StraightImage(width: width, height: height, pixels: actual)
    )
  }

  private func foreign(_ metric: String, _ scratch: Scratch) throws -> String {
    Self.run([
      "compare", "-metric", metric, scratch("golden.png"), scratch("actual.png"), "null:",
    ]).error
  }

  @Test(.enabled(if: hasImageMagick), arguments: 0..<8)
  func `counts and peaks of 200 pairs are those of ImageMagick`(part: Int) throws {
    let scratch = Scratch()
    for seed in part * 25..<(part + 1) * 25 {
      let (golden, actual) = Self.pair(seed: seed, isOpaque: true)
      try scratch.put(PNGEncoder.encode(golden), at: "golden.png")
      try scratch.put(PNGEncoder.encode(actual), at: "actual.png")
      let difference = PictureDifference(expected: golden, actual: actual)
      let count = try foreign("AE", scratch)
      #expect(Int(count) == difference.differentPixels, "seed \(seed): \(count)")
      // A peak is told in levels of 65535, and as a share of them: `2570 (0.0392157)`.
      let peak = try foreign("PAE", scratch)
      let level = peak.split(separator: " ").first.flatMap { Double($0) }
      #expect(level == Double(difference.greatestDifference * 257), "seed \(seed): \(peak)")
    }
  }

  @Test(.enabled(if: hasImageMagick))
  func `counts of pairs with alpha are those of ImageMagick`() throws {
    let scratch = Scratch()
    for seed in 1000..<1025 {
      let (golden, actual) = Self.pair(seed: seed, isOpaque: false)
      try scratch.put(PNGEncoder.encode(golden), at: "golden.png")
      try scratch.put(PNGEncoder.encode(actual), at: "actual.png")
      let difference = PictureDifference(expected: golden, actual: actual)
      let count = try foreign("AE", scratch)
      #expect(Int(count) == difference.differentPixels, "seed \(seed): \(count)")
    }
  }

  @Test(.enabled(if: hasFFmpeg))
  func `pictures that look worse rank so by SSIM and by the distance of colours`() throws {
    let scratch = Scratch()
    let golden = StraightImage(
      width: 96, height: 96,
      pixels: (0..<96 * 96).flatMap { place -> [UInt8] in
        let (x, y) = (place % 96, place / 96)
        return [UInt8(x * 2), UInt8(y * 2), UInt8((x * y) % 200), 255]
      })
    try scratch.put(PNGEncoder.encode(golden), at: "golden.png")
    var ranks: [(similarity: Double, distance: Double)] = []
    for reach in [1, 4, 12, 30, 70] {
      var random = Random(state: 11)
      let pixels = golden.pixels.enumerated().map { index, level -> UInt8 in
        let noise = random.next(below: 2 * reach + 1) - reach
        return index % 4 == 3 ? level : UInt8(min(max(Int(level) + noise, 0), 255))
      }
      let actual = StraightImage(width: 96, height: 96, pixels: pixels)
      try scratch.put(PNGEncoder.encode(actual), at: "actual.png")
      let text = Self.run([
        "ffmpeg", "-hide_banner", "-i", scratch("actual.png"), "-i", scratch("golden.png"),
        "-lavfi", "[0]format=gbrp[a];[1]format=gbrp[b];[a][b]ssim", "-f", "null", "-",
      ]).error
      let similarity = try #require(
        text.split(separator: "All:").last?.split(separator: " ").first.flatMap { Double($0) })
      let limit = ComparisonLimit(.colorDistance, 0, source: "a test")
      let difference = ComparisonCriteria(limits: [limit]).difference(
        expected: golden, actual: actual)
      ranks.append((similarity, try #require(difference.colorDistance)))
    }
    #expect(ranks.map(\.similarity) == ranks.map(\.similarity).sorted(by: >))
    #expect(ranks.map(\.distance) == ranks.map(\.distance).sorted())
    #expect(Set(ranks.map(\.similarity)).count == 5)
  }
}
