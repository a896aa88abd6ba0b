import Foundation

/// A shape as it lies in the plane: a convex polygon, a line, or a disc.
struct Outline: Sendable {
  /// The corners, turning from x towards y; two for a line, one for a disc.
  let corners: [PlaneVector]
  /// The outward normals of the edges; both sides' of a line; none of a disc.
  let normals: [PlaneVector]
  /// How far the outline goes beyond its corners: the radius of a disc.
  let rounding: Double
  /// The middle, from which sides are told.
  let middle: PlaneVector
  /// The smallest coordinates.
  let low: PlaneVector
  /// The largest coordinates.
  let high: PlaneVector

  /// Whether it is a disc.
  var isDisc: Bool { normals.isEmpty }

  init(_ body: RigidBody) {
    let position = body.position
    if body.shape.corners.isEmpty {
      self.init([position], normals: [], rounding: body.shape.radius, middle: position)
    } else {
      self.init(
        body.shape.corners.map { position + body.turn($0) },
        normals: body.shape.normals.map { body.turn($0) }, rounding: 0, middle: position)
    }
  }

  init(_ line: BoundaryLine) {
    let along = (line.end - line.start).unit(or: PlaneVector(1, 0))
    self.init(
      [line.start, line.end], normals: [-along.quarterTurned, along.quarterTurned], rounding: 0,
      middle: 0.5 * (line.start + line.end))
  }

  private init(
    _ corners: [PlaneVector], normals: [PlaneVector], rounding: Double, middle: PlaneVector
  ) {
    self.corners = corners
    self.normals = normals
    self.rounding = rounding
    self.middle = middle
    var low = corners.first ?? middle
    var high = low
    for corner in corners {
      low = PlaneVector(min(low.x, corner.x), min(low.y, corner.y))
      high = PlaneVector(max(high.x, corner.x), max(high.y, corner.y))
    }
    self.low = low - PlaneVector(rounding, rounding)
    self.high = high + PlaneVector(rounding, rounding)
  }

  /// Whether the boxes about both come nearer than `margin`.
  func isNear(_ other: Outline, margin: Double) -> Bool {
    low.x - margin <= other.high.x && other.low.x - margin <= high.x
      && low.y - margin <= other.high.y && other.low.y - margin <= high.y
  }

  /// The corner where edge `index` ends.
  func end(ofEdge index: Int) -> PlaneVector { corners[(index + 1) % corners.count] }
}

/// An edge, and how far everything of another outline stays in front of it.
struct Face: Sendable {
  let edge: Int
  let gap: Double

  /// Returns the edge of `outline` that keeps `other` farthest off, among those that `isUsed`
  /// allows.
  init?(_ outline: Outline, keepingOff other: Outline, where isUsed: (Int) -> Bool = { _ in true })
  {
    var best: (edge: Int, gap: Double)?
    for edge in outline.normals.indices where isUsed(edge) {
      let normal = outline.normals[edge]
      let corner = outline.corners[edge]
      var gap = Double.infinity
      for point in other.corners { gap = min(gap, normal.dot(point - corner)) }
      gap -= other.rounding
      if gap > best?.gap ?? -.infinity { best = (edge, gap) }
    }
    guard let best else { return nil }
    edge = best.edge
    gap = best.gap
  }
}
