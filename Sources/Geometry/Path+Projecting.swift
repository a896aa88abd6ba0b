import Foundation

extension Path {
  /// Returns the outline's image on the canvas as straight lines within `tolerance` of it, each
  /// subpath closed for filling, and cut off where it would pass behind the eye.
  ///
  /// An affine projection maps the curves and flattens them. Perspective bends a curve further, so
  /// there the curves are first flattened in the plane as finely as the strongest magnification in
  /// front of the eye demands; lines stay lines.
  public func polylines(through projection: Projection, tolerance: CGFloat) -> [Polyline] {
    if let affine = projection.affine {
      return applying(affine).polylines(tolerance: tolerance)
    }
    let box = projection.visiblePart(of: ConvexPolygon(controlBounds))
    guard !box.isEmpty else { return [] }
    let magnification = box.vertices.map(projection.magnification).max() ?? 1
    let fineness = tolerance / max(CGFloat(magnification), 1e-6)
    let front = projection.frontOfEye
    return polylines(tolerance: fineness).compactMap { polyline in
      let points = front.clipping(polyline.points).compactMap { projection($0) }
      return points.isEmpty ? nil : Polyline(points, isClosed: true)
    }
  }
}

extension Projection {
  /// Returns a bound of the factor by which lengths at `point` grow on the canvas.
  ///
  /// The derivative of X/W is (X′ − (X/W)·W′)/W; the norm of the matrix of these bounds it.
  func magnification(at point: CGPoint) -> Double {
    let image = homogeneous(point)
    guard image.w > 0 else { return 0 }
    let x = image.x / image.w
    let y = image.y / image.w
    let a = (m11 - x * m13) / image.w
    let b = (m12 - y * m13) / image.w
    let c = (m21 - x * m23) / image.w
    let d = (m22 - y * m23) / image.w
    return (a * a + b * b + c * c + d * d).squareRoot()
  }
}
