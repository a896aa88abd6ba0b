import ImageCodecs
import Raster

/// How two pictures of one size differ, in exact numbers.
///
/// Channels are straight red, green, blue and alpha. Where alpha is 0 the colour does not count:
/// two clear pixels are equal whatever colour hides in them.
public struct PictureDifference: Sendable, Hashable {
  /// How many pixels the pictures have.
  public let pixelCount: Int
  /// How many of them differ.
  public private(set) var differentPixels = 0
  /// The greatest difference of one channel of one pixel, 0 to 255.
  public private(set) var greatestDifference = 0
  /// How many pixels differ in the square of 16 × 16 pixels that has most of them.
  public private(set) var densestWindow = 0
  /// The greatest distance of two colours in OKLab, where it was asked for; see ``ColorDistance``.
  public internal(set) var colorDistance: Double?
  /// The smallest rectangle around all pixels that differ; nil if none does.
  public private(set) var box: PixelRect?

  /// Compares two pictures, apart from what is inside the rectangles `ignored`.
  ///
  /// - Precondition: They have the same size.
  public init(expected: StraightImage, actual: StraightImage, ignoring ignored: [PixelRect] = []) {
    precondition(
      expected.width == actual.width && expected.height == actual.height,
      "pictures of different sizes have no difference in pixels")
    pixelCount = expected.width * expected.height
    guard expected.pixels != actual.pixels else { return }
    var windows = WindowCount(width: expected.width)
    for row in 0..<expected.height {
      let columns = ignored.filter { $0.y <= row && row - $0.y < $0.height }
      windows.add(
        compareRow(
          row, of: expected.width, expected.pixels.span, actual.pixels.span, ignoring: columns))
    }
    densestWindow = windows.densest
  }

  /// Compares a row and returns which of its pixels differ.
  private mutating func compareRow(
    _ row: Int, of width: Int, _ expected: Span<UInt8>, _ actual: Span<UInt8>,
    ignoring ignored: [PixelRect]
  ) -> [Bool] {
    var marks = [Bool](repeating: false, count: width)
    var columns: ClosedRange<Int>?
    for column in 0..<width {
      let difference = Self.difference(
        expected, actual, at: 4 * (row * width + column))
      guard difference > 0,
        !ignored.contains(where: { $0.x <= column && column - $0.x < $0.width })
      else { continue }
      marks[column] = true
      differentPixels += 1
      greatestDifference = max(greatestDifference, difference)
      columns = (columns?.lowerBound ?? column)...column
    }
    if let columns { include(columns, row: row) }
    return marks
  }

  private mutating func include(_ columns: ClosedRange<Int>, row: Int) {
    guard let old = box else {
      box = PixelRect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
      return
    }
    let left = min(old.x, columns.lowerBound)
    let right = max(old.x + old.width - 1, columns.upperBound)
    box = PixelRect(x: left, y: old.y, width: right - left + 1, height: row - old.y + 1)
  }

  /// Returns the greatest difference of a channel of the pixels at a byte offset.
  @inline(__always)
  static func difference(
    _ expected: Span<UInt8>, _ actual: Span<UInt8>, at offset: Int
  ) -> Int {
    let expectedAlpha = Int(expected[offset + 3])
    let actualAlpha = Int(actual[offset + 3])
    var greatest = abs(expectedAlpha - actualAlpha)
    for channel in offset..<offset + 3 {
      let expected = expectedAlpha == 0 ? 0 : Int(expected[channel])
      let actual = actualAlpha == 0 ? 0 : Int(actual[channel])
      greatest = max(greatest, abs(expected - actual))
    }
    return greatest
  }
}

extension PictureDifference {
  /// Whether no pixel differs.
  public var isNone: Bool { differentPixels == 0 }

  /// The share of the pixels that differ, 0 to 1.
  public var fraction: Double {
    pixelCount == 0 ? 0 : Double(differentPixels) / Double(pixelCount)
  }
}
