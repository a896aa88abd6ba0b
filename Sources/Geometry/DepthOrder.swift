import Foundation

/// Sorts pieces of planes from the back to the front, cutting them where planes pass through each
/// other.
///
/// A binary space partition: the first piece's plane divides the others into those behind it, those
/// in it and those in front of it, and each side is sorted in the same way. Images of planes under
/// a projection are planes, so all of this happens after the division by W, with the viewer at
/// z = +∞.
package enum DepthOrder {
  /// How far from a plane a corner still counts as in the plane, in points.
  package static let thickness = 0.05

  /// Returns the visible pieces from the back to the front.
  ///
  /// `polygons` are given in paint order; pieces in the same plane keep it. Pieces that are behind
  /// the eye, seen edge-on, or not finite are left out. The two sides of a cut share their new
  /// corners to the last bit. When every plane is parallel to the canvas and without perspective,
  /// nothing is cut, and z alone decides.
  package static func sorted(_ polygons: [PlanePolygon]) -> [PlanePolygon] {
    let finite = polygons.filter(\.transform.isFinite)
    if finite.allSatisfy(\.facesCanvas) { return sortedByDepth(finite) }
    let visible = finite.compactMap { Facet($0.inFrontOfEye) }
    if visible.allSatisfy(\.piece.facesCanvas) { return sortedByDepth(visible.map(\.piece)) }
    var result: [PlanePolygon] = []
    append(visible, to: &result)
    return result
  }

  private static func sortedByDepth(_ polygons: [PlanePolygon]) -> [PlanePolygon] {
    polygons.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  /// A piece together with the plane it was first found in, which its parts keep.
  private struct Facet {
    var piece: PlanePolygon
    var plane: Plane

    init?(_ piece: PlanePolygon) {
      guard !piece.polygon.isEmpty, let plane = piece.plane else { return nil }
      self.piece = piece
      self.plane = plane
    }
  }

  /// Where a piece lies with respect to a plane.
  private enum Side {
    case within
    case front
    case back
    case across
  }

  private static func side(of facet: Facet, from plane: Plane) -> Side {
    var nearest = -Double.infinity
    var farthest = Double.infinity
    for vertex in facet.piece.polygon.vertices {
      let distance = plane.distance(to: facet.piece.position(of: vertex))
      nearest = max(nearest, distance)
      farthest = min(farthest, distance)
    }
    if farthest >= -thickness { return nearest <= thickness ? .within : .front }
    return nearest <= thickness ? .back : .across
  }

  private static func append(_ facets: [Facet], to result: inout [PlanePolygon]) {
    guard let splitter = facets.first else { return }
    var behind: [Facet] = []
    var within: [Facet] = []
    var inFront: [Facet] = []
    for facet in facets.dropFirst() {
      switch side(of: facet, from: splitter.plane) {
      case .within:
        within.append(facet)
      case .front:
        inFront.append(facet)
      case .back:
        behind.append(facet)
      case .across:
        let half = facet.piece.half(inFrontOf: splitter.plane)
        var front = facet
        var back = facet
        front.piece = facet.piece.clipped(to: half)
        back.piece = facet.piece.clipped(to: half.opposite)
        if !front.piece.polygon.isEmpty { inFront.append(front) }
        if !back.piece.polygon.isEmpty { behind.append(back) }
      }
    }
    append(behind, to: &result)
    result.append(splitter.piece)
    result.append(contentsOf: within.map(\.piece))
    append(inFront, to: &result)
  }
}

extension PlanePolygon {
  /// Whether the plane is parallel to the canvas, and mapped without perspective.
  fileprivate var facesCanvas: Bool {
    transform.m13 == 0 && transform.m23 == 0 && transform.m14 == 0 && transform.m24 == 0
      && transform.m44 > 0 && transform.isFinite
  }

  /// The depth of a plane parallel to the canvas.
  fileprivate var depth: CGFloat { transform.m43 / transform.m44 }
}
