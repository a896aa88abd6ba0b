import Foundation

/// The outline of a shape as a value: subpaths of lines and Bézier curves, in points.
///
/// `CGPath` and `UIBezierPath` are the platform's faces of this value; everything below them, and
/// everything that leaves the main actor, passes the value itself.
///
/// A subpath begins with a `move`. After a `close` the next element begins a new subpath where the
/// closed one began. Elements before the first `move` draw nothing.
public struct Path: Sendable, Hashable {
  /// One step of an outline.
  ///
  /// Every element but `move` starts where the one before it ended.
  public enum Element: Sendable, Hashable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// Draws a straight line.
    case line(to: CGPoint)
    /// Draws a quadratic Bézier curve.
    case quadratic(control: CGPoint, to: CGPoint)
    /// Draws a cubic Bézier curve.
    case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
    /// Draws a straight line to where the subpath began, and joins the two ends.
    case close
  }

  /// Which points count as inside.
  public enum FillRule: Sendable, Hashable {
    /// Points around which the outline winds at least once, counted with direction.
    case nonZero
    /// Points around which the outline winds an odd number of times.
    case evenOdd
  }

  /// The steps in drawing order.
  public var elements: [Element]

  /// Creates a path of the given steps.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }
}

extension Path.Element {
  /// Where the element ends; nil for `close`, which ends where its subpath began.
  public var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      point
    case .close:
      nil
    }
  }

  /// Whether every coordinate is a finite number.
  public var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point):
      point.isFinite
    case .quadratic(let control, let point):
      control.isFinite && point.isFinite
    case .cubic(let control1, let control2, let point):
      control1.isFinite && control2.isFinite && point.isFinite
    case .close:
      true
    }
  }

  /// Returns the element with every point replaced by its image.
  @inlinable
  func mapping(_ image: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point):
      .move(to: image(point))
    case .line(let point):
      .line(to: image(point))
    case .quadratic(let control, let point):
      .quadratic(control: image(control), to: image(point))
    case .cubic(let control1, let control2, let point):
      .cubic(control1: image(control1), control2: image(control2), to: image(point))
    case .close:
      .close
    }
  }
}

extension CGPoint {
  /// Whether both coordinates are finite numbers.
  @inlinable
  package var isFinite: Bool {
    x.isFinite && y.isFinite
  }
}

extension Path {
  /// Whether every coordinate is a finite number; a path that is not draws nothing.
  public var isFinite: Bool {
    elements.allSatisfy(\.isFinite)
  }

  /// Returns the path with every point mapped by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return Path(elements.map { $0.mapping { $0.applying(transform) } })
  }

  /// Where the next element starts, or nil when there is no subpath yet.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    guard case .close = last else { return last.end }
    for case .move(let start) in elements.reversed() { return start }
    return nil
  }
}
