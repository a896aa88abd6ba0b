import Foundation

/// Which points a path encloses.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Points around which the outline winds at least once, counted with direction.
  case winding
  /// Points around which the outline winds an odd number of times.
  case evenOdd

  /// The same rule for a path value.
  package var rule: Path.FillRule {
    switch self {
    case .winding: .nonZero
    case .evenOdd: .evenOdd
    }
  }
}

/// How a stroke begins and ends.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Squarely at the end point.
  case butt
  /// With a half disc about the end point.
  case round
  /// Squarely, half the line width beyond the end point.
  case square
}

/// How a stroke turns a corner.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// With the outer edges extended to their meeting point, up to the miter limit.
  case miter
  /// With a disc about the corner.
  case round
  /// With a straight cut between the ends of the outer edges.
  case bevel
}

/// The kind of a path element.
public enum CGPathElementType: Int32, Sendable, Hashable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// A straight line; one point.
  case addLineToPoint
  /// A quadratic curve; its control point, then its end.
  case addQuadCurveToPoint
  /// A cubic curve; its two control points, then its end.
  case addCurveToPoint
  /// Closes the subpath; no points.
  case closeSubpath
}

/// A path element as it is passed to the functions that visit a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// Its points, valid only during the visit; the kind tells how many.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element of a kind and its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
