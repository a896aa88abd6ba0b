import Foundation

/// The outline of a shape as a value: subpaths of lines and Bézier curves, in points.
///
/// `CGPath` and `UIBezierPath` are the platform's faces of this value; everything below them, and
/// everything that leaves the main actor, passes the value itself.
public struct Path: Sendable, Hashable {
  /// One step of an outline. Every element but `move` starts where the one before it ended.
  public enum Element: Sendable, Hashable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadratic(control: CGPoint, to: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  /// Which points count as inside.
  public enum FillRule: Sendable, Hashable {
    case nonZero
    case evenOdd
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// Creates a path of the given steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
