import ImageCodecs

/// A picture that marks which pixels of every frame do not count.
///
/// Where the mask is not clear, nothing counts; a mask without any clear pixel marks by colour
/// instead: where it is not black, nothing counts.
public struct ComparisonMask: Sendable, Hashable {
  /// The size of the frames that the mask is for, in pixels.
  public let size: PixelSize
  /// Where the mask comes from, such as a path.
  public let source: String
  /// How many pixels it leaves out.
  public let count: Int
  /// Whether a pixel is left out, row by row.
  private let marks: [Bool]

  /// Creates the mask that a picture draws.
  public init(_ image: StraightImage, source: String) {
    size = PixelSize(width: image.width, height: image.height)
    self.source = source
    let pixels = image.pixels
    let offsets = stride(from: 0, to: pixels.count, by: 4)
    let hasClear = offsets.contains { pixels[$0 + 3] == 0 }
    marks = offsets.map { offset in
      hasClear
        ? pixels[offset + 3] > 0
        : pixels[offset] > 0 || pixels[offset + 1] > 0 || pixels[offset + 2] > 0
    }
    count = marks.reduce(0) { $0 + ($1 ? 1 : 0) }
  }

  /// Returns `image` with the pixels of `other` where nothing counts.
  ///
  /// - Precondition: Both have the mask's size.
  func hide(in image: StraightImage, showing other: StraightImage) -> StraightImage {
    precondition(image.pixels.count == 4 * marks.count, "a mask is for frames of its size")
    var pixels = image.pixels
    for (index, isLeftOut) in marks.enumerated() where isLeftOut {
      for byte in 4 * index..<4 * index + 4 { pixels[byte] = other.pixels[byte] }
    }
    return StraightImage(
      width: image.width, height: image.height, pixels: pixels, profile: image.profile)
  }
}
