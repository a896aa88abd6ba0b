import Foundation
import ImageCodecs
import PixelKernels
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
    let stride = 4 * expected.width
    guard !Self.areEqual(expected, actual, bytes: 0..<stride * expected.height) else { return }
    var windows = WindowCount(width: expected.width)
    var differences = [UInt8](repeating: 0, count: expected.width)
    for row in 0..<expected.height {
      let bytes = row * stride..<(row + 1) * stride
      guard !Self.areEqual(expected, actual, bytes: bytes) else {
        windows.addUnmarkedRow()
        continue
      }
      Self.compare(expected, actual, bytes: bytes, to: &differences)
      for area in ignored where area.y <= row && row - area.y < area.height {
        for column in differences.indices
        where area.x <= column && column - area.x < area.width { differences[column] = 0 }
      }
      include(differences, row: row)
      windows.add(differences.span)
    }
    densestWindow = windows.densest
  }

  /// Returns whether the same bytes of both pictures are equal.
  private static func areEqual(
    _ expected: StraightImage, _ actual: StraightImage, bytes: Range<Int>
  ) -> Bool {
    expected.pixels.withUnsafeBytes { expected in
      actual.pixels.withUnsafeBytes { actual in
        guard let some = expected.baseAddress, let others = actual.baseAddress else { return true }
        return memcmp(some + bytes.lowerBound, others + bytes.lowerBound, bytes.count) == 0
      }
    }
  }

  /// Finds the greatest difference of a channel of each pixel of a row.
  private static func compare(
    _ expected: StraightImage, _ actual: StraightImage, bytes: Range<Int>,
    to differences: inout [UInt8]
  ) {
    expected.pixels.withUnsafeBytes { expected in
      actual.pixels.withUnsafeBytes { actual in
        let rows = [expected, actual].map {
          ($0.baseAddress.map { $0 + bytes.lowerBound })?.assumingMemoryBound(to: UInt32.self)
        }
        pixel_kernels().pointee.differences(&differences, rows[0], rows[1], bytes.count / 4)
      }
    }
  }

  /// Takes the differences of a row's pixels into account.
  private mutating func include(_ differences: [UInt8], row: Int) {
    guard let left = differences.firstIndex(where: { $0 > 0 }),
      let right = differences.lastIndex(where: { $0 > 0 })
    else { return }
    for difference in differences[left...right] where difference > 0 {
      differentPixels += 1
      greatestDifference = max(greatestDifference, Int(difference))
    }
    include(left...right, row: row)
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
