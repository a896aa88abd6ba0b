/// The fixed grid that device geometry is snapped to before it touches coverage: 256 steps a pixel.
///
/// Snapping first makes coverage whole-number arithmetic, the same on every machine; it moves an
/// edge by at most 1/512 of a pixel, half a level of an 8-bit coverage.
package enum SubpixelGrid {
  /// The number of steps in a pixel.
  package static let steps = 256
  /// `steps` as a power of two.
  package static let shift: Int32 = 8

  /// How much before the middle between two steps the border between them lies, in steps.
  ///
  /// Positions such as quarters of a point lie just in the middle, and then it would be a matter of
  /// the last bits of how they were reckoned where they go: an edge that two shapes share has to go
  /// the same way for both.
  private static let bias = 1.0 / 1024

  /// Returns the grid step nearest to `position`, in pixels; ties go up.
  ///
  /// - Precondition: |position| ≤ 2²², so that the step fits in 32 bits.
  package static func snap(_ position: Double) -> Int32 {
    Int32((position * 256 + 0.5 + bias).rounded(.down))
  }
}

/// A rectangle of whole pixels on the canvas, its far sides exclusive.
package struct PixelBox: Sendable, Hashable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Whether no pixel lies inside.
  package var isEmpty: Bool { left >= right || top >= bottom }

  /// Returns the box of pixels that lie in both.
  package func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// Returns the smallest box that holds both.
  package func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Whether all of `other` lies inside.
  package func contains(_ other: PixelBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
