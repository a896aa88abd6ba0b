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

  /// Points that reach a W below this part of the largest lie too close to the eye plane to have
  /// an image that matters.
  private static let nearness = 1.0 / 1_048_576

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
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
      return region(of: [corners], convex: .simple, .nonZero, projection, edges)
    case .polygon(let points):
      return region(of: [points], convex: .simple, .nonZero, projection, edges)
    case .path(let path, let rule):
      guard path.isFinite else { return nil }
      let scale = largestScale(of: projection, over: path.controlBounds)
      let contours = path.contours(tolerance: Self.tolerance / scale)
      let winding: Outline.Winding =
        contours.count == 1 && isConvex(contours[0]) ? .simple : .arbitrary
      return region(of: contours, convex: winding, rule, projection, edges)
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

  private func region(
    of contours: [[CGPoint]], convex winding: Outline.Winding, _ rule: Path.FillRule,
    _ projection: Projection, _ edges: DisplayList.Edges
  ) -> Region? {
    var outline = Outline(width: width, height: height)
    outline.winding = winding
    for contour in contours {
      guard contour.allSatisfy(\.isFinite) else { return nil }
      outline.add(project(contour, projection))
    }
    let bounds = outline.bounds
    guard !bounds.isEmpty else { return nil }
    return Region(form: .outline(outline), rule: rule, edges: edges, bounds: bounds)
  }

  /// Returns the image of a closed polygon, cut off before the eye plane.
  private func project(_ contour: [CGPoint], _ projection: Projection) -> [DevicePoint] {
    let points = contour.map(projection.homogeneous)
    let largest = points.reduce(0) { max($0, $1.w) }
    let nearest = largest * Self.nearness
    guard largest > 0, largest.isFinite else { return [] }
    guard points.contains(where: { $0.w < nearest }) else { return points.map(image) }
    var cut: [DevicePoint] = []
    for (index, point) in points.enumerated() {
      let previous = points[index == 0 ? points.count - 1 : index - 1]
      if (previous.w < nearest) != (point.w < nearest) {
        cut.append(image(crossing(previous, point, nearest)))
      }
      if point.w >= nearest { cut.append(image(point)) }
    }
    return cut
  }

  /// Returns the point between `a` and `b` where W is `w`; the same for both orders.
  private func crossing(
    _ a: Projection.Homogeneous, _ b: Projection.Homogeneous, _ w: Double
  ) -> Projection.Homogeneous {
    let near = a.w < b.w ? a : b
    let far = a.w < b.w ? b : a
    let part = (w - near.w) / (far.w - near.w)
    return Projection.Homogeneous(
      x: near.x + (far.x - near.x) * part, y: near.y + (far.y - near.y) * part, w: w)
  }

  private func image(_ point: Projection.Homogeneous) -> DevicePoint {
    /// Far beyond any canvas, but with room for arithmetic.
    let limit = 1e12
    func inside(_ value: Double) -> Double { min(max(value, -limit), limit) }
    return DevicePoint(x: inside(point.x / point.w), y: inside(point.y / point.w))
  }

  /// Returns how much `projection` enlarges at most what lies in `bounds`, estimated at its
  /// corners; between 1/1024 and 1024.
  private func largestScale(of projection: Projection, over bounds: CGRect) -> Double {
    var scale = 1.0 / 1024
    for corner in [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ] {
      let point = projection.homogeneous(corner)
      guard point.w > 0 else { return 1024 }
      let x = point.x / point.w
      let y = point.y / point.w
      let along = max(
        abs(projection.m11 - x * projection.m13), abs(projection.m12 - y * projection.m13))
      let across = max(
        abs(projection.m21 - x * projection.m23), abs(projection.m22 - y * projection.m23))
      scale = max(scale, 1.5 * max(along, across) / point.w)
    }
    return min(scale, 1024)
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
