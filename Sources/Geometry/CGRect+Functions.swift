// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Returns the point (`x`, `y`).
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Returns the size of the given width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns the rectangle at (`x`, `y`) of the given width and height.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the displacement by (`dx`, `dy`).
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

extension CGPoint {
  /// Returns whether both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool {
    self == point2
  }
}

extension CGSize {
  /// Returns whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool {
    self == size2
  }
}

extension CGRect {
  /// Returns whether both rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool {
    self == rect2
  }
}

extension CGRect {
  /// Returns the part that both rectangles hold; null if they hold none, or a number is NaN.
  ///
  /// Foundation's `intersection` stops the program where a side is at no number.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
