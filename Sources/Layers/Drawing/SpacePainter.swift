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
    let whole = member.projection.concatenating(projection)
    let items = painter.items(drawing: member.layer, through: whole, opacity: member.opacity)
    guard let front = partInFront(of: member) else { return items }
    let clip = DisplayList.Clip(.polygon(front.vertices), projection: whole)
    return Compositing(clips: [clip]).applied(to: items)
  }

  /// The part of a member in front of the eye that it is projected onto the plane for, if something
  /// of it is behind and the plane is projected for another eye.
  ///
  /// The product of both projections would turn a point behind both of them to the front again.
  private func partInFront(of member: SpaceMember) -> ConvexPolygon? {
    guard projection.affine == nil, member.projection.affine == nil else { return nil }
    let extent = ConvexPolygon(member.layer.extent)
    let front = member.projection.visiblePart(of: extent)
    return front == extent ? nil : front
  }

  private func isVisible(_ member: SpaceMember) -> Bool {
    member.opacity > 0 && member.isFacing
      && painter.mayBeVisible(
        member.layer.extent, through: member.projection.concatenating(projection))
  }
}
