import ImageCodecs

/// Where and how two pictures differ, to look at.
///
/// Pixels that are equal are the expected ones in pale grey, and those that are not are red. Where
/// the pictures have different sizes, both are filled up with magenta, which the difference shows as
/// well.
public struct DifferencePicture: Sendable {
  /// The difference alone.
  public let difference: StraightImage
  private let expected: StraightImage
  private let actual: StraightImage

  /// The width of the gaps between pictures that stand side by side, in pixels.
  public static let gap = 8

  /// Draws the difference of two pictures.
  public init(expected: StraightImage, actual: StraightImage) {
    self.expected = expected
    self.actual = actual
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let common = (
      width: min(expected.width, actual.width), height: min(expected.height, actual.height)
    )
    let golden = expected.pixels.span
    let image = actual.pixels.span
    let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { buffer, count in
      for row in 0..<height {
        for column in 0..<width {
          let isInBoth = row < common.height && column < common.width
          let color =
            isInBoth
            ? Self.mark(
              golden, 4 * (row * expected.width + column), image, 4 * (row * actual.width + column))
            : Self.magenta
          for channel in 0..<4 {
            buffer[4 * (row * width + column) + channel] = UInt8(
              truncatingIfNeeded: color >> UInt32(8 * channel))
          }
        }
      }
      count = 4 * width * height
    }
    difference = StraightImage(width: width, height: height, pixels: pixels)
  }

  private static let magenta: UInt32 = 0xFFFF_00FF
  private static let red: UInt32 = 0xFF00_00FF

  private static func mark(
    _ expected: Span<UInt8>, _ first: Int, _ actual: Span<UInt8>, _ second: Int
  ) -> UInt32 {
    let alpha = Int(expected[first + 3])
    var isEqual = alpha == Int(actual[second + 3])
    if isEqual, alpha > 0 {
      for channel in 0..<3 where expected[first + channel] != actual[second + channel] {
        isEqual = false
      }
    }
    guard isEqual else { return red }
    let sum = 2 * Int(expected[first]) + 5 * Int(expected[first + 1]) + Int(expected[first + 2])
    let luma = (sum / 8 * alpha + 255 * (255 - alpha)) / 255
    let pale = UInt32(191 + luma / 4)
    return 0xFF00_0000 | pale << 16 | pale << 8 | pale
  }
}

extension DifferencePicture {
  /// Expected, actual and difference side by side, with gaps between them.
  public var image: StraightImage {
    let width = 3 * difference.width + 2 * Self.gap
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * difference.height)
    let space = [UInt8](repeating: 0, count: 4 * Self.gap)
    for row in 0..<difference.height {
      append(row, of: expected, to: &pixels)
      pixels += space
      append(row, of: actual, to: &pixels)
      pixels += space
      append(row, of: difference, to: &pixels)
    }
    return StraightImage(width: width, height: difference.height, pixels: pixels)
  }

  /// Appends a row of a picture, filled up to the width of the difference.
  private func append(_ row: Int, of image: StraightImage, to pixels: inout [UInt8]) {
    let stride = 4 * image.width
    let isThere = row < image.height
    if isThere { pixels += image.pixels[row * stride..<(row + 1) * stride] }
    let rest = difference.width - (isThere ? image.width : 0)
    for _ in 0..<rest {
      for shift: UInt32 in [0, 8, 16, 24] {
        pixels.append(UInt8(truncatingIfNeeded: Self.magenta >> shift))
      }
    }
  }
}
