import Foundation

/// The smallest upright rectangle around the points seen so far.
package struct BoundingBox: Sendable, Hashable {
  /// The smallest x; infinite in a box that holds nothing.
  package var minX = Double.infinity
  /// The smallest y.
  package var minY = Double.infinity
  /// The largest x.
  package var maxX = -Double.infinity
  /// The largest y.
  package var maxY = -Double.infinity
  /// Whether a point was not a number, which leaves the box without meaning.
  package var isInvalid = false

  /// Creates a box that holds nothing yet.
  package init() {}

  /// Whether no point was added.
  package var isEmpty: Bool { minX > maxX }

  /// Grows the box to hold `point`.
  package mutating func add(_ point: CGPoint) {
    let x = Double(point.x)
    let y = Double(point.y)
    if x.isNaN || y.isNaN { isInvalid = true }
    minX = min(minX, x)
    minY = min(minY, y)
    maxX = max(maxX, x)
    maxY = max(maxY, y)
  }

  /// The box as a rectangle: null when it holds nothing or when a point was not a number.
  package var rect: CGRect {
    guard !isEmpty, !isInvalid else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
