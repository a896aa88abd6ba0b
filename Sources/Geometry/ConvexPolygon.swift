import Foundation

/// A convex polygon in the plane; without corners it is empty.
public struct ConvexPolygon: Sendable, Hashable {
  /// The corners in order, either way round.
  public var vertices: [CGPoint]

  /// The polygon without corners.
  public static let empty = ConvexPolygon([])

  /// Creates a polygon of corners in order, which must bound a convex region.
  public init(_ vertices: [CGPoint]) {
    self.vertices = vertices
  }

  /// Creates the polygon of a rectangle, from (minX, minY) along the x-axis first; of the null
  /// rectangle, the empty one.
  public init(_ rect: CGRect) {
    guard !rect.isNull else {
      self.init([])
      return
    }
    self.init([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Whether the polygon encloses nothing because it has fewer than three corners.
  public var isEmpty: Bool { vertices.count < 3 }

  /// The area inside, never negative.
  public var area: CGFloat { abs(signedArea) }

  /// The area inside, positive when the corners turn from the x-axis towards the y-axis.
  public var signedArea: CGFloat { Polyline(vertices, isClosed: true).area }

  /// The smallest rectangle around all corners; null when there are none.
  public var bounds: CGRect { CGRect(boundsOf: vertices) }

  /// The outline as a closed path.
  public var path: Path {
    var path = Path()
    path.addLines(between: vertices)
    path.closeSubpath()
    return path
  }

  /// Returns whether `point` lies inside or on the outline.
  public func contains(_ point: CGPoint) -> Bool {
    guard !isEmpty, point.isFinite else { return false }
    let sign: CGFloat = signedArea < 0 ? -1 : 1
    return edges.allSatisfy { sign * $0.distanceTimesLength(to: point) >= 0 }
  }
}

extension ConvexPolygon {
  /// Returns the part of the polygon inside `half`.
  ///
  /// A polygon and the two parts on either side of a line share their corners to the last bit.
  public func clipped(to half: HalfPlane) -> ConvexPolygon {
    ConvexPolygon(half.clipping(vertices))
  }

  /// Returns the part of the polygon inside another.
  public func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return .empty }
    var result = self
    let isReversed = other.signedArea < 0
    for edge in other.edges {
      let half = isReversed ? edge.half.opposite : edge.half
      result = result.clipped(to: half)
      if result.isEmpty { break }
    }
    return result
  }

  /// A directed side of a polygon.
  struct Edge {
    var start: CGPoint
    var end: CGPoint

    /// The points on the side towards which the polygon turns when its area is positive.
    var half: HalfPlane {
      let a = Double(start.y - end.y)
      let b = Double(end.x - start.x)
      return HalfPlane(a: a, b: b, c: -(a * Double(start.x) + b * Double(start.y)))
    }

    /// Returns the distance of `point` from the edge's line times the edge's length, positive on
    /// the side of `half`.
    func distanceTimesLength(to point: CGPoint) -> CGFloat {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
  }

  /// The sides in order.
  var edges: [Edge] {
    zip(vertices, vertices.dropFirst() + vertices.prefix(1)).map(Edge.init)
  }
}
