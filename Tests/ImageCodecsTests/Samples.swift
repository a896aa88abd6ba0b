import ImageCodecs
import Testing

/// Pictures that tests write and read.
enum Samples {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let image: StraightImage
  }

  static let all: [Sample] =
    [(1, 1), (1, 7), (7, 1), (5, 64), (3, 65), (64, 129), (1, 3000), (3000, 1)].flatMap { size in
      let (width, height) = size
      let noise = noise(width: width, height: height, seed: UInt64(width * 31 + height))
      return [
        Sample(testDescription: "noise \(width)×\(height)", image: noise),
        Sample(testDescription: "opaque noise \(width)×\(height)", image: opaque(noise)),
      ]
    } + [
      Sample(testDescription: "every alpha", image: everyAlpha),
      Sample(testDescription: "clear", image: flat(0, width: 20, height: 70)),
      Sample(testDescription: "white", image: flat(255, width: 20, height: 70)),
    ]

  /// Seeded noise in all four channels.
  static func noise(
    width: Int, height: Int, seed: UInt64, profile: ColorProfile = .untagged
  ) -> StraightImage {
    var random = SplitMix(state: seed)
    let pixels = (0..<width * height * 4).map { _ in
      UInt8(truncatingIfNeeded: random.next() >> 32)
    }
    return StraightImage(width: width, height: height, pixels: pixels, profile: profile)
  }

  /// The same colours with alpha 255.
  static func opaque(_ image: StraightImage) -> StraightImage {
    var pixels = image.pixels
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    return StraightImage(width: image.width, height: image.height, pixels: pixels)
  }

  /// One pixel for each alpha.
  static let everyAlpha: StraightImage = {
    let pixels = (0..<256).flatMap { alpha -> [UInt8] in
      [UInt8(255 - alpha), 77, UInt8(alpha / 2), UInt8(alpha)]
    }
    return StraightImage(width: 16, height: 16, pixels: pixels)
  }()

  private static func flat(_ value: UInt8, width: Int, height: Int) -> StraightImage {
    StraightImage(
      width: width, height: height, pixels: Array(repeating: value, count: width * height * 4))
  }
}

/// A small seeded generator of random numbers.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
