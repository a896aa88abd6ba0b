import Foundation

extension CGRect {
  /// Whether all four numbers are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && maxX.isFinite && maxY.isFinite
  }

  /// Whether something can lie in it: all is finite, and opposite sides are apart.
  ///
  /// A narrow rectangle far from the origin has a width and yet both sides at one number.
  var hasArea: Bool { isFinite && minX < maxX && minY < maxY }

  /// The corners from the one with the smallest coordinates on: along x first.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
