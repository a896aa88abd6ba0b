import Foundation

extension Path {
  /// The lines and curves in drawing order, with those that close subpaths where they have a length.
  package var pieces: [Segment] {
    subpaths.flatMap(\.closedSegments)
  }
}

extension Path.Segment {
  /// How long the line or curve is, in points; zero when it is not finite.
  package var arcLength: CGFloat {
    let length = length
    return length.isFinite ? length : 0
  }

  /// Returns the point at parameter `t`, 0 to 1; the end points are exact.
  package func point(at t: CGFloat) -> CGPoint {
    switch element {
    case .line(let point): start.moved(towards: point, by: t)
    case .quadratic(let control, let point): QuadraticCurve(start, control, point).point(at: t)
    case .cubic(let control1, let control2, let point):
      CubicCurve(start, control1, control2, point).point(at: t)
    case .move, .close: start
    }
  }

  /// Returns the parameter at which a `fraction` of the segment's `length` has been covered.
  package func parameter(atFraction fraction: CGFloat, ofLength length: CGFloat) -> CGFloat {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    guard length > 0, let curve else { return fraction }
    return curve.parameter(atLength: fraction * length, of: length)
  }

  /// Returns the direction of motion at parameter `t`, of any length; zero for a mere point.
  ///
  /// Where a control point lies on its end point the derivative vanishes, and the next point that
  /// lies elsewhere shows the way.
  package func direction(at t: CGFloat) -> CGVector {
    let points = curve.map { [$0.p0, $0.p1, $0.p2, $0.p3] } ?? [start, end]
    if let curve {
      let (first, second) = curve.split(at: min(max(t, 0), 1))
      for point in [second.p1, second.p2, second.p3] where point != second.p0 {
        return CGVector(dx: point.x - second.p0.x, dy: point.y - second.p0.y)
      }
      for point in [first.p2, first.p1, first.p0] where point != first.p3 {
        return CGVector(dx: first.p3.x - point.x, dy: first.p3.y - point.y)
      }
    }
    guard let first = points.first, let last = points.last else { return CGVector() }
    return CGVector(dx: last.x - first.x, dy: last.y - first.y)
  }

  /// The curve as a cubic; nil for a line.
  private var curve: CubicCurve? {
    switch element {
    case .quadratic(let control, let point): QuadraticCurve(start, control, point).elevated
    case .cubic(let control1, let control2, let point):
      CubicCurve(start, control1, control2, point)
    case .line, .move, .close: nil
    }
  }
}
