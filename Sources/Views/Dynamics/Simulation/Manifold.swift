import Foundation

/// Where two outlines touch, or would if both came a little nearer.
struct Manifold: Sendable {
  /// From the first outline to the second.
  let normal: PlaneVector
  /// One or two places.
  let places: [Place]

  /// A place where two outlines touch.
  struct Place: Sendable {
    /// The middle between the two surfaces.
    let point: PlaneVector
    /// How far apart the surfaces are, in points; negative where they overlap.
    let gap: Double
    /// Which corner and edge it is, so that it is known again in the next step.
    let feature: Int
  }
}

extension Manifold {
  /// Returns where `first` and `second` come nearer than `margin`; nil if nowhere.
  ///
  /// Of polygons that overlap, the edge through which they come apart soonest is pushed on.
  static func between(_ first: Outline, _ second: Outline, margin: Double) -> Manifold? {
    if first.isDisc && second.isDisc { return discs(first, second, margin: margin) }
    if second.isDisc { return disc(second, on: first, margin: margin) }
    if first.isDisc { return disc(first, on: second, margin: margin)?.reversed }
    guard let mine = Face(first, keepingOff: second), mine.gap <= margin,
      let other = Face(second, keepingOff: first), other.gap <= margin
    else { return nil }
    return other.gap > mine.gap + 0.02
      ? edge(other.edge, of: second, against: first, margin: margin)?.reversed
      : edge(mine.edge, of: first, against: second, margin: margin)
  }

  /// Returns where a body's outline and a line of a boundary come nearer than `margin`.
  ///
  /// An end at which the boundary goes on does not stop what slides along.
  static func between(
    _ outline: Outline, _ line: BoundaryLine, as lineOutline: Outline, margin: Double
  ) -> Manifold? {
    if outline.isDisc { return disc(outline, on: lineOutline, margin: margin)?.reversed }
    let along = (line.end - line.start).unit(or: PlaneVector(1, 0))
    guard let side = Face(lineOutline, keepingOff: outline), side.gap <= margin else { return nil }
    let free = Face(outline, keepingOff: lineOutline) { edge in
      let tilt = outline.normals[edge].dot(along)
      // The outward normal points at the end that it would stop at.
      return !(tilt > 0.75 && line.continuesAtStart) && !(tilt < -0.75 && line.continuesAtEnd)
    }
    guard let free, free.gap > side.gap + 0.02 else {
      return edge(side.edge, of: lineOutline, against: outline, margin: margin)?.reversed
    }
    guard free.gap <= margin else { return nil }
    return edge(free.edge, of: outline, against: lineOutline, margin: margin)
  }

  /// The same seen from the second outline.
  private var reversed: Manifold { Manifold(normal: -normal, places: places) }

  private static func discs(_ first: Outline, _ second: Outline, margin: Double) -> Manifold? {
    let span = second.corners[0] - first.corners[0]
    let gap = span.length - first.rounding - second.rounding
    guard gap <= margin else { return nil }
    let normal = span.unit(or: PlaneVector(0, 1))
    let point = first.corners[0] + (first.rounding + gap / 2) * normal
    return Manifold(normal: normal, places: [Place(point: point, gap: gap, feature: 0)])
  }

  /// A disc on a polygon or a line; the normal points from that to the disc.
  private static func disc(_ disc: Outline, on polygon: Outline, margin: Double) -> Manifold? {
    guard let face = Face(polygon, keepingOff: disc), face.gap <= margin else { return nil }
    let center = disc.corners[0]
    let start = polygon.corners[face.edge]
    let end = polygon.end(ofEdge: face.edge)
    let edge = end - start
    let place = (center - start).dot(edge) / max(edge.dot(edge), 1e-12)
    var normal = polygon.normals[face.edge]
    var gap = face.gap
    if face.gap + disc.rounding > 0, place < 0 || place > 1 {
      let corner = place < 0 ? start : end
      normal = (center - corner).unit(or: normal)
      gap = (center - corner).length - disc.rounding
      guard gap <= margin else { return nil }
    }
    let point = center - (disc.rounding + gap / 2) * normal
    return Manifold(normal: normal, places: [Place(point: point, gap: gap, feature: 0)])
  }

  /// The edge of `other` that faces an edge, cut off at the ends of that; the normal points out of
  /// the edge.
  private static func edge(
    _ index: Int, of outline: Outline, against other: Outline, margin: Double
  ) -> Manifold? {
    let normal = outline.normals[index]
    let start = outline.corners[index]
    let along = normal.quarterTurned
    let length = (outline.end(ofEdge: index) - start).dot(along)
    var facing = 0
    var steepest = Double.infinity
    for (edge, candidate) in other.normals.enumerated() where candidate.dot(normal) < steepest {
      steepest = candidate.dot(normal)
      facing = edge
    }
    var ends = [other.corners[facing], other.end(ofEdge: facing)]
    // Cuts the facing edge at both ends of this one.
    for (limit, sign) in [(0.0, 1.0), (length, -1.0)] {
      let places = ends.map { sign * (($0 - start).dot(along) - limit) }
      if places[0] < 0 && places[1] < 0 { return nil }
      if places[0] < 0 {
        ends[0] += (places[0] / (places[0] - places[1])) * (ends[1] - ends[0])
      } else if places[1] < 0 {
        ends[1] += (places[1] / (places[1] - places[0])) * (ends[0] - ends[1])
      }
    }
    var places: [Place] = []
    for (number, end) in ends.enumerated() {
      let gap = (end - start).dot(normal)
      guard gap <= margin else { continue }
      places.append(
        Place(
          point: end - (gap / 2) * normal, gap: gap,
          feature: (index * 64 + facing) * 2 + number))
    }
    return places.isEmpty ? nil : Manifold(normal: normal, places: places)
  }
}
