import ImageCodecs

extension StraightImage {
  /// A picture of one colour.
  init(_ width: Int, _ height: Int, _ pixel: [UInt8], profile: ColorProfile = .untagged) {
    self.init(
      width: width, height: height,
      pixels: Array(repeating: pixel, count: width * height).flatMap { $0 }, profile: profile)
  }

  /// The picture with one rectangle in another colour.
  func with(_ pixel: [UInt8], x: Range<Int>, y: Range<Int>) -> StraightImage {
    var pixels = pixels
    for row in y {
      for column in x {
        let offset = 4 * (row * width + column)
        pixels.replaceSubrange(offset..<offset + 4, with: pixel)
      }
    }
    return StraightImage(width: width, height: height, pixels: pixels, profile: profile)
  }
}
