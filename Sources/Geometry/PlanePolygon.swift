import Foundation

/// A convex piece of a plane in space, as it takes part in depth sorting.
package struct PlanePolygon: Sendable, Hashable {
  /// Which of the sorted things it belongs to.
  package let source: Int
  /// The map from the plane to space.
  package let transform: CATransform3D
  /// The piece, in the plane's own coordinates.
  package let polygon: ConvexPolygon
  /// Whether something was cut off.
  package let isWhole: Bool

  /// Creates the piece of `source` that `polygon` bounds.
  package init(source: Int, transform: CATransform3D, polygon: ConvexPolygon) {
    self.init(source: source, transform: transform, polygon: polygon, isWhole: true)
  }

  private init(source: Int, transform: CATransform3D, polygon: ConvexPolygon, isWhole: Bool) {
    self.source = source
    self.transform = transform
    self.polygon = polygon
    self.isWhole = isWhole
  }

  /// Returns the part of the piece inside `half`.
  package func clipped(to half: HalfPlane) -> PlanePolygon {
    let part = polygon.clipped(to: half)
    return PlanePolygon(
      source: source, transform: transform, polygon: part,
      isWhole: isWhole && part == polygon)
  }

  /// The part in front of the eye.
  package var inFrontOfEye: PlanePolygon {
    guard transform.m14 != 0 || transform.m24 != 0 || transform.m44 != 1 else { return self }
    return clipped(
      to: HalfPlane(
        a: Double(transform.m14), b: Double(transform.m24),
        c: Double(transform.m44) - Projection.nearestW))
  }

  /// Returns where a point of the plane is in space, divided by its W, which must be positive.
  package func position(of point: CGPoint) -> Vector3 {
    let row = transform.transforming(point.x, point.y, 0, 1)
    return Vector3(Double(row.x / row.w), Double(row.y / row.w), Double(row.z / row.w))
  }

  /// The plane in space, its normal towards the viewer; nil when it is seen edge-on.
  package var plane: Plane? {
    Plane(polygon.vertices.map(position))
  }

  /// Returns the half of this piece's plane on the positive side of another plane.
  ///
  /// The distance of a point's image is n·(X, Y, Z)/W − d. Times W, which is positive, it is linear
  /// in the plane's coordinates, so a cut is straight there too.
  package func half(inFrontOf plane: Plane) -> HalfPlane {
    let t = transform
    func distance(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> Double {
      plane.normal.dot(Vector3(Double(x), Double(y), Double(z))) - plane.distance * Double(w)
    }
    return HalfPlane(
      a: distance(t.m11, t.m12, t.m13, t.m14), b: distance(t.m21, t.m22, t.m23, t.m24),
      c: distance(t.m41, t.m42, t.m43, t.m44))
  }
}
