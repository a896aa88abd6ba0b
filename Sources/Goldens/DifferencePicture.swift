import ImageCodecs

/// Expected, actual and difference side by side, to look at.
///
/// In the difference, pixels that are equal are the expected ones in pale grey, and those that are
/// not are red. Where the pictures have different sizes, both are filled up with magenta, which the
/// difference shows as well.
public struct DifferencePicture: Sendable {
  /// The three pictures with a gap between them.
  public let image: StraightImage

  /// The width of the gaps, in pixels.
  public static let gap = 8

  /// Draws the difference of two pictures.
  public init(expected: StraightImage, actual: StraightImage) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let total = 3 * width + 2 * Self.gap
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * total * height)
    for row in 0..<height {
      let left = Self.row(row, of: expected, filledTo: width)
      let right = Self.row(row, of: actual, filledTo: width)
      pixels += left
      pixels += Self.space
      pixels += right
      pixels += Self.space
      for column in 0..<width {
        let isInBoth =
          row < min(expected.height, actual.height)
          && column < min(expected.width, actual.width)
        pixels += isInBoth ? Self.mark(4 * column, left.span, right.span) : Self.magenta
      }
    }
    image = StraightImage(width: total, height: height, pixels: pixels)
  }

  private static let magenta: [UInt8] = [255, 0, 255, 255]
  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let space = [UInt8](repeating: 0, count: 4 * gap)

  private static func row(_ row: Int, of image: StraightImage, filledTo width: Int) -> [UInt8] {
    let stride = 4 * image.width
    var pixels: [UInt8] = []
    if row < image.height { pixels += image.pixels[row * stride..<(row + 1) * stride] }
    while pixels.count < 4 * width { pixels += magenta }
    return pixels
  }

  private static func mark(
    _ offset: Int, _ expected: Span<UInt8>, _ actual: Span<UInt8>
  ) -> [UInt8] {
    guard PictureDifference.difference(expected, actual, at: offset) == 0 else { return red }
    let alpha = Int(expected[offset + 3])
    let sum = 2 * Int(expected[offset]) + 5 * Int(expected[offset + 1]) + Int(expected[offset + 2])
    let luma = (sum / 8 * alpha + 255 * (255 - alpha)) / 255
    let pale = UInt8(191 + luma / 4)
    return [pale, pale, pale, 255]
  }
}
