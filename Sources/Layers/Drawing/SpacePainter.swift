import Foundation
import Geometry
import Raster

/// Draws layers that share the space in front of and behind one plane, back to front.
struct SpacePainter {
  let painter: LayerPainter
  /// The map from the plane to the painter's space.
  let projection: Projection

  /// Returns what draws `members`, in the order that depth gives them.
  func items(drawing members: [SpaceMember]) -> [DisplayList.Item] {
    let members = members.filter(isVisible)
    let depths = members.compactMap(\.constantDepth)
    guard depths.count == members.count else { return items(sorting: members) }
    if zip(depths, depths.dropFirst()).allSatisfy({ $0 <= $1 }) {
      return members.flatMap(items)
    }
    let order = members.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    return order.flatMap { items(drawing: members[$0]) }
  }

  /// Returns what draws one member, whole.
  func items(drawing member: SpaceMember) -> [DisplayList.Item] {
    var painter = painter
    painter.tint = painter.tint.multiplied(by: member.tint)
    return painter.items(
      drawing: member.layer, through: member.projection.concatenating(projection),
      opacity: member.opacity)
  }

  private func isVisible(_ member: SpaceMember) -> Bool {
    member.opacity > 0 && member.isFacing
      && painter.mayBeVisible(
        member.layer.extent, through: member.projection.concatenating(projection))
  }
}
