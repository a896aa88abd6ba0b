import Foundation

/// A piece of a plane together with what a viewer at z = +∞ sees of it.
struct SeenPiece {
  let piece: PlanePolygon
  /// The depth at each point of the canvas.
  let depth: PlaneDepth
  /// The image on the canvas.
  let outline: ConvexPolygon
  /// The smallest rectangle around the image.
  let box: CGRect

  /// The two sides of a cut.
  struct Sides {
    /// The side on which the piece is nearer to the viewer than what cuts it.
    var near: SeenPiece
    var far: SeenPiece
  }

  /// Creates what is seen of a piece in front of the eye; nil if nothing is.
  init?(_ piece: PlanePolygon) {
    guard !piece.polygon.isEmpty, let plane = piece.plane else { return nil }
    self.init(piece, depth: PlaneDepth(plane))
  }

  private init(_ piece: PlanePolygon, depth: PlaneDepth) {
    self.piece = piece
    self.depth = depth
    outline = ConvexPolygon(
      piece.polygon.vertices.map { point in
        let position = piece.position(of: point)
        return CGPoint(x: position.x, y: position.y)
      })
    box = outline.bounds
  }

  /// Which of the sorted things the piece belongs to.
  var source: Int { piece.source }

  /// The mean depth of the corners.
  var meanDepth: Double {
    outline.vertices.map(depth.callAsFunction).reduce(0, +) / Double(outline.vertices.count)
  }

  /// Returns the sides of a line on the canvas, the near one inside `half`; nil if one is empty.
  func split(by half: HalfPlane) -> Sides? {
    let near = piece.cut(by: half)
    let far = piece.cut(by: half.opposite)
    guard !near.polygon.isEmpty, !far.polygon.isEmpty else { return nil }
    return Sides(near: SeenPiece(near, depth: depth), far: SeenPiece(far, depth: depth))
  }
}

/// The depth of a plane at each point of the canvas: z = a·x + b·y + c.
struct PlaneDepth: Hashable {
  let a: Double
  let b: Double
  let c: Double

  /// Creates the depth of a plane that is not seen edge-on.
  init(_ plane: Plane) {
    a = -plane.normal.x / plane.normal.z
    b = -plane.normal.y / plane.normal.z
    c = plane.distance / plane.normal.z
  }

  /// Returns the depth at `point`.
  func callAsFunction(_ point: CGPoint) -> Double {
    a * Double(point.x) + b * Double(point.y) + c
  }

  /// Returns where on the canvas this plane is at least as near to the viewer as `other`; its value
  /// tells by how much.
  func nearness(before other: PlaneDepth) -> HalfPlane {
    HalfPlane(a: a - other.a, b: b - other.b, c: c - other.c)
  }
}
