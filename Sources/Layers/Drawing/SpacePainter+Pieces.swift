import Foundation
import Geometry
import Raster

extension SpacePainter {
  /// Returns what draws members of which some lean, cut where they pass through each other.
  ///
  /// The two sides of a cut share its line, so nothing shows through between them.
  func items(sorting members: [SpaceMember]) -> [DisplayList.Item] {
    let planes = members.enumerated().map { index, member in
      PlanePolygon(
        source: index, transform: member.matrix, polygon: ConvexPolygon(member.layer.extent))
    }
    var drawings = [[DisplayList.Item]?](repeating: nil, count: members.count)
    return DepthOrder.sorted(planes).flatMap { piece -> [DisplayList.Item] in
      let member = members[piece.source]
      let drawing = drawings[piece.source] ?? items(drawing: member)
      drawings[piece.source] = drawing
      guard !piece.isWhole else { return drawing }
      let clip = DisplayList.Clip(
        .polygon(piece.polygon.vertices),
        projection: member.projection.concatenating(projection))
      return Compositing(clips: [clip]).applied(to: drawing)
    }
  }
}
