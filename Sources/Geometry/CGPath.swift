import Foundation

/// A path that does not change, unless it is a `CGMutablePath`.
///
/// Two paths are equal when their elements are.
open class CGPath: Hashable {
  /// The elements.
  package internal(set) var value: Path

  /// Creates a path of a value's elements.
  package init(_ value: Path) {
    self.value = value
  }

  /// Creates a closed rectangle, mapped by `transform`.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var value = Path()
    value.addRect(rect)
    self.init(value.applying(transform))
  }

  /// Creates the closed ellipse that touches the sides of `rect`, mapped by `transform`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var value = Path()
    value.addEllipse(in: rect)
    self.init(value.applying(transform))
  }

  /// Creates a closed rectangle with elliptic corners, mapped by `transform`.
  ///
  /// Corners too large for the rectangle are scaled down until they fit.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var value = Path()
    value.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(value.applying(transform))
  }

  /// Returns whether both paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }

  /// Feeds the elements to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }

  /// Returns a path with the same elements that never changes.
  public func copy() -> CGPath? {
    CGPath(value)
  }

  /// Returns a path that never changes, mapped by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(value.applying(transform))
  }

  /// Returns a path with the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(value)
  }

  /// Returns a path that can be added to, mapped by `transform`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(value.applying(transform))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { value.isEmpty }

  /// Where the next element would start; zero when the path is empty.
  public var currentPoint: CGPoint { value.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { value.controlBounds }

  /// The smallest rectangle around the outline; null when empty.
  public var boundingBoxOfPath: CGRect { value.bounds }
}

extension Path {
  /// Returns the path mapped by the transform pointed at, or as it is when there is none.
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    guard let transform else { return self }
    return applying(transform.pointee)
  }
}
