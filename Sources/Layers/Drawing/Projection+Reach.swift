import Foundation
import Geometry

extension Projection {
  /// Returns a rectangle around the image of what of `rect` is in front of the eye.
  ///
  /// It is null if nothing is. Coordinates beyond `LayerExtent.everywhere` are moved to its edge.
  func reach(of rect: CGRect) -> CGRect {
    guard !rect.isNull, rect.isFinite else { return .null }
    var box = BoundingBox()
    if m13 == 0, m23 == 0 {
      guard isFinite, m33 >= Self.nearestW else { return .null }
      let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
      add(CGPoint(x: left, y: top), to: &box)
      add(CGPoint(x: right, y: top), to: &box)
      add(CGPoint(x: right, y: bottom), to: &box)
      add(CGPoint(x: left, y: bottom), to: &box)
    } else {
      for corner in visiblePart(of: ConvexPolygon(rect)).vertices { add(corner, to: &box) }
    }
    return box.rect
  }

  /// Adds the image of a point in front of the eye to `box`.
  private func add(_ point: CGPoint, to box: inout BoundingBox) {
    let image = homogeneous(point)
    guard image.w > 0 else { return }
    let limit = LayerExtent.farthest
    box.add(
      CGPoint(
        x: min(max(image.x / image.w, -limit), limit),
        y: min(max(image.y / image.w, -limit), limit)))
  }
}
