package import ImageCodecs

extension StraightImage {
  /// A picture of one colour.
  package init(_ width: Int, _ height: Int, _ pixel: [UInt8], profile: ColorProfile = .untagged) {
    self.init(
      width: width, height: height,
      pixels: Array(repeating: pixel, count: width * height).flatMap { $0 }, profile: profile)
  }

  /// The picture with one rectangle in another colour.
  package func with(_ pixel: [UInt8], x: Range<Int>, y: Range<Int>) -> StraightImage {
    var pixels = pixels
    for row in y {
      for column in x {
        let offset = 4 * (row * width + column)
        pixels.replaceSubrange(offset..<offset + 4, with: pixel)
      }
    }
    return StraightImage(width: width, height: height, pixels: pixels, profile: profile)
  }

  /// A picture whose pixels all differ.
  package static func noise(_ width: Int, _ height: Int, seed: UInt64) -> StraightImage {
    var state = seed &* 2 &+ 1
    let pixels = (0..<4 * width * height).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    return StraightImage(width: width, height: height, pixels: pixels)
  }
}
