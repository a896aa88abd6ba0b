import Foundation
import Geometry

/// Orders faces back to front, and cuts those that no order could draw right.
///
/// Two faces matter to each other only where they overlap as they are seen. Of each such pair the
/// depths tell which one lies behind; where both are equally deep throughout, the earlier one in
/// paint order does. A face is cut in two only along the line where it passes through another one
/// within their overlap, or, as a last resort, where faces overlap each other in a ring. Whatever
/// depth leaves open follows paint order.
struct FaceOrder {
  /// What a face is to another one that it overlaps.
  private enum Relation {
    case apart
    case behind
    case inFront
    case crossing
  }

  /// Depths that differ by less count as equal where two faces seem to cross, in points.
  private static let tolerance = 0.05
  /// Depths that differ by less are equal.
  private static let rounding = 1e-7
  /// With more faces than this none is cut, and they are ordered by their middles.
  private static let limit = 1024

  private var faces: [DepthFace] = []
  private var cutCount = 0

  /// Returns `faces` and parts of them, back to front.
  static func sorted(_ faces: [DepthFace]) -> [DepthFace] {
    guard faces.count > 1 else { return faces }
    guard faces.count <= limit else { return byMeanDepth(faces) }
    var order = FaceOrder()
    for face in faces { order.insert(face) }
    return order.sorted()
  }

  private static func byMeanDepth(_ faces: [DepthFace]) -> [DepthFace] {
    let depths = faces.map(\.meanDepth)
    return faces.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { faces[$0] }
  }

  /// Adds a face, cut where it crosses those before it.
  private mutating func insert(_ face: DepthFace) {
    var waiting = [face]
    while let next = waiting.popLast() {
      if faces.count < Self.limit, let parts = cut(next) {
        waiting += [parts.near, parts.far]
      } else {
        faces.append(next)
      }
    }
  }

  /// Returns the parts of `face` on both sides of the first face that it crosses, if any.
  private mutating func cut(_ face: DepthFace) -> (near: DepthFace, far: DepthFace)? {
    for other in faces where Self.relation(of: face, to: other) == .crossing {
      if let parts = split(face, by: other) { return parts }
    }
    return nil
  }

  private mutating func split(
    _ face: DepthFace, by other: DepthFace
  ) -> (near: DepthFace, far: DepthFace)? {
    guard let parts = face.split(along: face.depth - other.depth, number: cutCount) else {
      return nil
    }
    cutCount += 1
    return parts
  }

  private static func relation(of face: DepthFace, to other: DepthFace) -> Relation {
    guard face.source != other.source, face.box.intersects(other.box) else { return .apart }
    let overlap = face.outline.intersection(with: other.outline)
    guard overlap.count > 2 else { return .apart }
    let difference = face.depth - other.depth
    let values = overlap.map { difference($0) }
    guard let low = values.min(), let high = values.max() else { return .apart }
    if high <= rounding, low >= -rounding { return face.source < other.source ? .behind : .inFront }
    if low >= -rounding { return .inFront }
    if high <= rounding { return .behind }
    switch (low < -tolerance, high > tolerance) {
    case (true, true): return .crossing
    case (false, true): return .inFront
    case (true, false): return .behind
    case (false, false): return face.source < other.source ? .behind : .inFront
    }
  }

  /// Returns the faces back to front.
  private mutating func sorted() -> [DepthFace] {
    var sorted: [DepthFace] = []
    while !faces.isEmpty {
      let isDrawn = drawFromBehind(to: &sorted)
      faces = faces.indices.filter { !isDrawn[$0] }.map { faces[$0] }
      guard !faces.isEmpty, !breakRing() else { continue }
      sorted += Self.byMeanDepth(faces)
      faces = []
    }
    return sorted
  }

  /// Appends the faces to `sorted`, each after all that lie behind it and otherwise in paint order,
  /// as far as that is possible; returns which ones.
  private func drawFromBehind(to sorted: inout [DepthFace]) -> [Bool] {
    var inFront = Array(repeating: [Int](), count: faces.count)
    var waits = Array(repeating: 0, count: faces.count)
    for index in faces.indices {
      for other in faces.indices where other < index {
        switch Self.relation(of: faces[index], to: faces[other]) {
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
    var isDrawn = Array(repeating: false, count: faces.count)
    let paintOrder = faces.indices.sorted { (faces[$0].source, $0) < (faces[$1].source, $1) }
    while let next = paintOrder.first(where: { !isDrawn[$0] && waits[$0] == 0 }) {
      isDrawn[next] = true
      sorted.append(faces[next])
      for index in inFront[next] { waits[index] -= 1 }
    }
    return isDrawn
  }

  /// Cuts one of the faces that lie behind each other in a ring; returns whether one could be cut.
  private mutating func breakRing() -> Bool {
    guard faces.count < Self.limit else { return false }
    for (index, face) in faces.enumerated() {
      for other in faces where Self.relation(of: face, to: other) != .apart {
        let values = face.outline.map { (face.depth - other.depth)($0) }
        guard let low = values.min(), let high = values.max(), low < -Self.tolerance,
          high > Self.tolerance, let parts = split(face, by: other)
        else { continue }
        faces[index] = parts.near
        faces.append(parts.far)
        return true
      }
    }
    return false
  }
}
