import Foundation

/// A convex piece of a plane in space, as it takes part in depth sorting.
package struct PlanePolygon: Sendable, Hashable {
  /// Which of the sorted things it belongs to.
  package let source: Int
  /// The map from the plane to space.
  package let transform: CATransform3D
  /// The piece, in the plane's own coordinates.
  package let polygon: ConvexPolygon
  /// Whether no other plane cut something off.
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

  /// Returns the part of the piece whose image lies inside `half`.
  ///
  /// A half of the canvas, a·X/W + b·Y/W + c ≥ 0, times W, which is positive, is linear in the
  /// plane's coordinates, so a cut is straight there too.
  func cut(by half: HalfPlane) -> PlanePolygon {
    let t = transform
    func value(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> Double {
      half.a * Double(x) + half.b * Double(y) + half.c * Double(w)
    }
    let inPlane = HalfPlane(
      a: value(t.m11, t.m12, t.m14), b: value(t.m21, t.m22, t.m24), c: value(t.m41, t.m42, t.m44))
    return PlanePolygon(
      source: source, transform: transform, polygon: polygon.clipped(to: inPlane), isWhole: false)
  }

  /// The part in front of the eye.
  package var inFrontOfEye: PlanePolygon {
    guard transform.m14 != 0 || transform.m24 != 0 || transform.m44 != 1 else { return self }
    let front = HalfPlane(
      a: Double(transform.m14), b: Double(transform.m24),
      c: Double(transform.m44) - Projection.nearestW)
    return PlanePolygon(
      source: source, transform: transform, polygon: polygon.clipped(to: front), isWhole: isWhole)
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
}
