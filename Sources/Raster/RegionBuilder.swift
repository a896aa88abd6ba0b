import Foundation
import Geometry

/// Brings shapes from their planes to the canvas.
package struct RegionBuilder: Sendable {
  /// The canvas's width, in pixels.
  package let width: Int
  /// The canvas's height, in pixels.
  package let height: Int

  /// How far a flattened curve may stray from the true one, in pixels.
  private static let tolerance = 1.0 / 128

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns where `shape` lies on the canvas, or nil if it covers nothing there.
  ///
  /// Shapes with a coordinate that is not finite cover nothing, and neither do shapes behind the
  /// eye; what lies partly behind it is cut off.
  package func region(
    _ shape: DisplayList.Shape, _ projection: Projection, _ edges: DisplayList.Edges
  ) -> Region? {
    guard projection.isFinite else { return nil }
    switch shape {
    case .rect(let rect):
      guard rect.origin.isFinite, rect.size.width.isFinite, rect.size.height.isFinite else {
        return nil
      }
      let rect = rect.standardized
      if let upright = upright(rect, projection) {
        return region(of: upright, edges)
      }
      return region(of: [projection.image(of: rect).vertices], .simple, .nonZero, edges)
    case .polygon(let points):
      guard points.allSatisfy(\.isFinite) else { return nil }
      let image = projection.image(of: ConvexPolygon(points))
      return region(of: [image.vertices], .simple, .nonZero, edges)
    case .path(let path, let rule):
      let contours = path.polylines(through: projection, tolerance: Self.tolerance).map(\.points)
      let winding: Outline.Winding =
        contours.count == 1 && isConvex(contours[0]) ? .simple : .arbitrary
      return region(of: contours, winding, rule, edges)
    }
  }

  // MARK: Rectangles

  /// Returns the image of `rect` if it is an upright rectangle, in pixels.
  private func upright(_ rect: CGRect, _ projection: Projection) -> CGRect? {
    guard let map = projection.affine else { return nil }
    guard (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0) else { return nil }
    let from = rect.origin.applying(map)
    let to = CGPoint(x: rect.maxX, y: rect.maxY).applying(map)
    guard from.isFinite, to.isFinite else { return nil }
    return CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
      height: abs(to.y - from.y))
  }

  private func region(of rect: CGRect, _ edges: DisplayList.Edges) -> Region? {
    func snapped(_ position: CGFloat, _ limit: Int) -> Int32 {
      SubpixelGrid.snap(min(max(Double(position), 0), Double(limit)))
    }
    let snapped = SnappedRect(
      left: snapped(rect.minX, width), top: snapped(rect.minY, height),
      right: snapped(rect.maxX, width), bottom: snapped(rect.maxY, height))
    guard snapped.left < snapped.right, snapped.top < snapped.bottom else { return nil }
    let bounds = PixelBox(
      left: Int(snapped.left >> 8), top: Int(snapped.top >> 8),
      right: Int((snapped.right + 255) >> 8), bottom: Int((snapped.bottom + 255) >> 8))
    return Region(form: .rect(snapped), rule: .nonZero, edges: edges, bounds: bounds)
  }

  // MARK: Outlines

  /// Returns the region inside closed polygons on the canvas.
  private func region(
    of contours: [[CGPoint]], _ winding: Outline.Winding, _ rule: Path.FillRule,
    _ edges: DisplayList.Edges
  ) -> Region? {
    var outline = Outline(width: width, height: height)
    outline.winding = winding
    for contour in contours {
      guard contour.allSatisfy(\.isFinite) else { return nil }
      outline.add(contour)
    }
    let bounds = outline.bounds
    guard !bounds.isEmpty else { return nil }
    return Region(form: .outline(outline), rule: rule, edges: edges, bounds: bounds)
  }

  /// Returns whether a closed polygon turns one way only, and once in all.
  private func isConvex(_ points: [CGPoint]) -> Bool {
    guard points.count > 2 else { return true }
    var turn = 0.0
    var flips = 0
    var direction = 0.0
    for index in points.indices {
      let a = points[index]
      let b = points[(index + 1) % points.count]
      let c = points[(index + 2) % points.count]
      let cross = Double((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x))
      if cross != 0 {
        if turn != 0, (turn > 0) != (cross > 0) { return false }
        turn = cross
      }
      let step = Double(b.x - a.x)
      if step != 0 {
        if direction != 0, (direction > 0) != (step > 0) { flips += 1 }
        direction = step
      }
    }
    return flips <= 2
  }
}
