import Geometry

/// Along which axes the edges of a picture's pixels fall on edges of canvas pixels.
///
/// There, a picture pixel is a whole number of canvas pixels long. What the canvas shows along such
/// an axis are picture pixels themselves, and evenly spaced steps between them, which the mean over
/// a canvas pixel's area would blur: one that sees a single picture pixel would see an eighth of
/// both its neighbours, too.
struct PixelAlignment: Hashable {
  /// Whether edges of picture columns do.
  var columns = false
  /// Whether edges of picture rows do.
  var rows = false

  /// How far, in canvas pixels, edges may be off.
  private static let slack = 1.0 / 1024
  /// The largest number of canvas pixels to a picture pixel.
  private static let longest = 64.0

  /// No axis is aligned.
  static let none = PixelAlignment()

  private init() {}

  /// Finds the axes that are aligned on the canvas's `columns` and `rows`, for a map from the
  /// canvas to the picture.
  init(_ map: Projection, _ columns: Range<Int>, _ rows: Range<Int>) {
    guard map.m13 == 0, map.m23 == 0, map.m33 != 0 else { return }
    func isAligned(_ right: Double, _ down: Double, _ start: Double) -> Bool {
      Self.isAligned(right / map.m33, start / map.m33, columns, down / map.m33, rows)
        || Self.isAligned(down / map.m33, start / map.m33, rows, right / map.m33, columns)
    }
    self.columns = isAligned(map.m11, map.m21, map.m31)
    self.rows = isAligned(map.m12, map.m22, map.m32)
  }

  /// Returns whether a coordinate that grows by `step` along `range` has its whole numbers where
  /// that has its own, and hardly grows, by `slope`, along `other`.
  private static func isAligned(
    _ step: Double, _ start: Double, _ range: Range<Int>, _ slope: Double, _ other: Range<Int>
  ) -> Bool {
    let length = (1 / abs(step)).rounded()
    guard length >= 1, length <= longest else { return false }
    let farthest = Double(max(abs(other.lowerBound), abs(other.upperBound)))
    guard abs(slope) * farthest * length < slack else { return false }
    let first = (step * Double(range.lowerBound) + start) * length
    let last = (step * Double(range.upperBound) + start) * length
    return abs(first - first.rounded()) < slack
      && abs(abs(last - first) - Double(range.count)) < slack
  }
}
