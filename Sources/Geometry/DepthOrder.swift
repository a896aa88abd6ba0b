import Foundation

/// Sorts pieces of planes from the back to the front, cutting those that no order could draw right.
///
/// Images of planes under a projection are planes, so all of this happens after the division by W,
/// with the viewer at z = +∞. Two pieces matter to each other only where they overlap as they are
/// seen. Of each such pair the depths tell which one lies behind; where both are equally deep
/// throughout, the earlier one in paint order does. A piece is cut in two only along the line where
/// it passes through another one within their overlap, or, as a last resort, where pieces overlap
/// each other in a ring. Whatever depth leaves open follows paint order. (Newell, Newell and
/// Sancha's idea, with the planes' depths compared over the exact overlap.)
package enum DepthOrder {
  /// How far two depths may be apart and still count as equal where pieces seem to cross, in points.
  package static let thickness = 0.05

  /// With more pieces than this, none is cut, and they are sorted by the depths of their middles.
  private static let mostPieces = 2048

  /// Returns the visible pieces from the back to the front.
  ///
  /// `polygons` are given in paint order, each with a source of its own; pieces in the same plane
  /// keep it. Pieces that are behind the eye, seen edge-on, or not finite are left out. The two
  /// sides of a cut share their new corners to the last bit. When every plane is parallel to the
  /// canvas and without perspective, nothing is cut, and z alone decides.
  package static func sorted(_ polygons: [PlanePolygon]) -> [PlanePolygon] {
    let finite = polygons.filter(\.transform.isFinite)
    if finite.allSatisfy(\.facesCanvas) { return sortedByDepth(finite) }
    let visible = finite.compactMap { SeenPiece($0.inFrontOfEye) }
    if visible.allSatisfy(\.piece.facesCanvas) { return sortedByDepth(visible.map(\.piece)) }
    guard visible.count <= mostPieces else { return sortedByMiddle(visible).map(\.piece) }
    var sorting = DepthSorting(limit: mostPieces)
    for piece in visible { sorting.insert(piece) }
    return sorting.sorted().map(\.piece)
  }

  private static func sortedByDepth(_ polygons: [PlanePolygon]) -> [PlanePolygon] {
    polygons.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  /// Returns pieces by the mean depths of their corners.
  fileprivate static func sortedByMiddle(_ pieces: [SeenPiece]) -> [SeenPiece] {
    let depths = pieces.map(\.meanDepth)
    return pieces.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { pieces[$0] }
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

/// Pieces that are being sorted.
private struct DepthSorting {
  /// What a piece is to another one.
  private enum Relation {
    case apart
    case behind
    case inFront
    case crossing
  }

  /// Pieces that share less of the canvas than this do not overlap, in square points: the two sides
  /// of a cut and what cuts them touch, and rounding makes slivers there with depths that say
  /// anything.
  private static let leastOverlap: CGFloat = 1e-4
  /// Depths that differ by less are equal.
  private static let rounding = 1e-7
  /// After this many comparisons no more is cut.
  private static let mostComparisons = 500_000

  private var pieces: [SeenPiece] = []
  private var comparisonCount = 0
  /// With this many pieces no more is cut.
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a piece, cut where it crosses those before it.
  mutating func insert(_ piece: SeenPiece) {
    var waiting = [piece]
    while let next = waiting.popLast() {
      if let sides = cut(next) {
        waiting += [sides.near, sides.far]
      } else {
        pieces.append(next)
      }
    }
  }

  private var mayCut: Bool { pieces.count < limit && comparisonCount < Self.mostComparisons }

  /// Returns the sides of `piece` with respect to the first one that it crosses, if any.
  private mutating func cut(_ piece: SeenPiece) -> SeenPiece.Sides? {
    for other in pieces where mayCut && relation(of: piece, to: other) == .crossing {
      if let sides = piece.split(by: piece.depth.nearness(before: other.depth)) { return sides }
    }
    return nil
  }

  private mutating func relation(of piece: SeenPiece, to other: SeenPiece) -> Relation {
    guard piece.source != other.source, piece.box.intersects(other.box) else { return .apart }
    comparisonCount += 1
    let overlap = piece.outline.intersection(other.outline)
    guard overlap.area > Self.leastOverlap else { return .apart }
    let nearness = piece.depth.nearness(before: other.depth)
    let values = overlap.vertices.map { nearness.value(at: $0) }
    guard let low = values.min(), let high = values.max() else { return .apart }
    if low >= -Self.rounding, high > Self.rounding { return .inFront }
    if high <= Self.rounding, low < -Self.rounding { return .behind }
    switch (low < -DepthOrder.thickness, high > DepthOrder.thickness) {
    case (true, true): return .crossing
    case (false, true): return .inFront
    case (true, false): return .behind
    case (false, false): return piece.source < other.source ? .behind : .inFront
    }
  }

  /// Returns the pieces from the back to the front.
  mutating func sorted() -> [SeenPiece] {
    var sorted: [SeenPiece] = []
    while !pieces.isEmpty {
      let isTaken = takeFromBehind(to: &sorted)
      pieces = pieces.indices.filter { !isTaken[$0] }.map { pieces[$0] }
      guard !pieces.isEmpty, !breakRing() else { continue }
      sorted += DepthOrder.sortedByMiddle(pieces)
      pieces = []
    }
    return sorted
  }

  /// Appends pieces to `sorted`, each after all that lie behind it and otherwise in paint order, as
  /// far as that is possible; returns which ones.
  private mutating func takeFromBehind(to sorted: inout [SeenPiece]) -> [Bool] {
    var inFront = Array(repeating: [Int](), count: pieces.count)
    var waits = Array(repeating: 0, count: pieces.count)
    for index in pieces.indices {
      for other in pieces.indices where other < index {
        switch relation(of: pieces[index], to: pieces[other]) {
        case .apart: continue
        case .inFront, .crossing:
          inFront[other].append(index)
          waits[index] += 1
        case .behind:
          inFront[index].append(other)
          waits[other] += 1
        }
      }
    }
    var isTaken = Array(repeating: false, count: pieces.count)
    let paintOrder = pieces.indices.sorted { (pieces[$0].source, $0) < (pieces[$1].source, $1) }
    while let next = paintOrder.first(where: { !isTaken[$0] && waits[$0] == 0 }) {
      isTaken[next] = true
      sorted.append(pieces[next])
      for index in inFront[next] { waits[index] -= 1 }
    }
    return isTaken
  }

  /// Cuts one of the pieces that lie behind each other in a ring; returns whether one could be cut.
  ///
  /// Pieces of which none passes through the plane of another have an order: whatever is behind the
  /// plane of the first comes before what is in front of it. In a ring of more than three, a piece
  /// may have to be cut along the plane of one that it does not overlap.
  private mutating func breakRing() -> Bool {
    cutAny { $0.relation(of: $1, to: $2) != .apart } || cutAny { _, _, _ in true }
  }

  /// Cuts the first piece that passes through the plane of another one which `matters` to it.
  private mutating func cutAny(
    _ matters: (inout DepthSorting, SeenPiece, SeenPiece) -> Bool
  ) -> Bool {
    for (index, piece) in pieces.enumerated() {
      for other in pieces where other.source != piece.source && mayCut {
        guard matters(&self, piece, other) else { continue }
        let nearness = piece.depth.nearness(before: other.depth)
        let values = piece.outline.vertices.map { nearness.value(at: $0) }
        guard let low = values.min(), let high = values.max(), low < -DepthOrder.thickness,
          high > DepthOrder.thickness, let sides = piece.split(by: nearness)
        else { continue }
        pieces[index] = sides.near
        pieces.append(sides.far)
        return true
      }
    }
    return false
  }
}
