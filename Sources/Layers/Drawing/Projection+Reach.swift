import Foundation
import Geometry

extension Projection {
  /// Returns a rectangle around the image of what of `rect` is in front of the eye.
  ///
  /// It is null if nothing is. Coordinates beyond `LayerExtent.everywhere` are moved to its edge.
  func reach(of rect: CGRect) -> CGRect {
    guard !rect.isNull, rect.isFinite else { return .null }
    let limits = LayerExtent.everywhere
    let points = image(of: rect).vertices.map { point in
      CGPoint(
        x: min(max(point.x, limits.minX), limits.maxX),
        y: min(max(point.y, limits.minY), limits.maxY))
    }
    return CGRect(boundsOf: points)
  }
}
