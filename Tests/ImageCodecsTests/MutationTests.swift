import Foundation
import ImageCodecs
import Testing

/// Files damaged at random, from a seed: reading ends in a picture or an error, soon.
///
/// `FLIPBOOK_FUZZ_SECONDS` makes each case run longer; a fraction of a second otherwise.
@Suite struct MutationTests {
  /// A file of the corpus, and whether its checksums are put right after the damage, so that the
  /// damage reaches what lies behind them.
  struct Seed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [[UInt8]]
    let repairsChecksums: Bool
  }

  static let seeds: [Seed] = {
    let png = PNGCase.all.compactMap { try? $0.bytes }.filter { $0.count < 1000 }
    let jpeg = JPEGCase.all.compactMap { try? $0.bytes }
    return [
      Seed(testDescription: "PNG", files: png, repairsChecksums: false),
      Seed(testDescription: "PNG with right checksums", files: png, repairsChecksums: true),
      Seed(testDescription: "JPEG", files: jpeg, repairsChecksums: false),
    ]
  }()

  @Test(arguments: seeds, [UInt64(1), 2])
  func `damaged files end in a picture or an error`(seed: Seed, number: UInt64) throws {
    var random = SplitMix(state: number)
    var limits = ImageLimits()
    limits.pixelCount = 1 << 16
    let reader = ImageReader(limits: limits)
    let clock = ContinuousClock()
    let start = clock.now
    var (pictures, errors) = (0, 0)
    let seconds = Double(ProcessInfo.processInfo.environment["FLIPBOOK_FUZZ_SECONDS"] ?? "") ?? 0.3
    while start.duration(to: clock.now) < .seconds(seconds) {
      for _ in 0..<20 {
        var file = try #require(seed.files.randomElement(using: &random))
        damage(&file, using: &random)
        if seed.repairsChecksums { file = PNGBuilder.repaired(file) }
        let before = clock.now
        do {
          let image = try reader.read(bytes: file)
          #expect(image.pixels.count == 4 * image.width * image.height)
          pictures += 1
        } catch {
          errors += 1
        }
        #expect(before.duration(to: clock.now) < .seconds(1))
      }
    }
    #expect(start.duration(to: clock.now) < .seconds(seconds + 5))
    #expect(pictures > 0 && errors > 0)
  }

  private func damage(_ file: inout [UInt8], using random: inout SplitMix) {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard !file.isEmpty else { return }
      let index = Int.random(in: 0..<file.count, using: &random)
      let nasty: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: file[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: file[index] = nasty.randomElement(using: &random) ?? 0
      case 2: file.remove(at: index)
      case 3: file.insert(.random(in: 0...255, using: &random), at: index)
      case 4: file.removeLast(min(file.count, Int.random(in: 1...40, using: &random)))
      default:
        let end = min(file.count, index + Int.random(in: 1...30, using: &random))
        file.insert(
          contentsOf: file[index..<end], at: Int.random(in: 0...file.count, using: &random))
      }
    }
  }
}
