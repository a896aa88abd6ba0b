import Foundation

/// Straight lines from point to point: what a curve becomes when it is flattened.
public struct Polyline: Sendable, Hashable {
  /// The corners in order; a closed polyline does not repeat its first.
  public var points: [CGPoint]
  /// Whether a last line leads back to the first corner.
  public var isClosed: Bool

  /// Creates a polyline from its corners.
  public init(_ points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The area inside, signed: positive when the corners turn from the x-axis towards the y-axis.
  ///
  /// An open polyline counts as closed, as it does when it is filled. Coordinates are taken from
  /// the first corner, so a small shape far from the origin keeps its digits.
  public var area: CGFloat {
    guard let origin = points.first else { return 0 }
    var sum: CGFloat = 0
    var previous = CGPoint.zero
    for point in points {
      let next = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
      sum += previous.x * next.y - previous.y * next.x
      previous = next
    }
    return sum / 2
  }

  /// The length of all lines together.
  public var length: CGFloat {
    guard var previous = isClosed ? points.last : points.first else { return 0 }
    var sum: CGFloat = 0
    for point in points {
      sum += previous.distance(to: point)
      previous = point
    }
    return sum
  }
}
