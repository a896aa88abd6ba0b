import Foundation
import Geometry
import Raster

/// Draws layers that share the space in front of and behind one plane, back to front.
struct SpacePainter {
  let painter: LayerPainter
  /// The map from the plane to the painter's space.
  let projection: Projection
  /// Whether the plane is seen without perspective.
  private let isAffine: Bool

  /// Creates a painter of layers on or about a plane.
  init(painter: LayerPainter, projection: Projection) {
    self.painter = painter
    self.projection = projection
    isAffine = projection.affine != nil
  }

  /// A member that may be visible.
  private struct Visible {
    /// Its place among the members.
    var index: Int
    /// The map from its bounds space to the painter's space.
    var whole: Projection
    /// Its distance from the plane, if that is the same everywhere.
    var depth: Double?
  }

  /// Returns what draws `members`, in the order that depth gives them.
  func items(drawing members: [SpaceMember]) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    add(members, to: &items)
    return items
  }

  /// Adds what draws `members`, in the order that depth gives them, to `items`.
  func add(_ members: [SpaceMember], to items: inout [DisplayList.Item]) {
    var visible: [Visible] = []
    visible.reserveCapacity(members.count)
    var isInOrder = true
    for index in members.indices {
      guard let member = visibleMember(index, of: members) else { continue }
      if isInOrder, let last = visible.last {
        isInOrder = (last.depth ?? .infinity) <= (member.depth ?? -.infinity)
      }
      visible.append(member)
    }
    guard visible.allSatisfy({ $0.depth != nil }) else {
      items += self.items(sorting: visible.map { members[$0.index] })
      return
    }
    if !isInOrder {
      visible.sort { ($0.depth ?? 0, $0.index) < ($1.depth ?? 0, $1.index) }
    }
    items.reserveCapacity(items.count + visible.count)
    for member in visible { add(members[member.index], through: member.whole, to: &items) }
  }

  private func visibleMember(_ index: Int, of members: [SpaceMember]) -> Visible? {
    guard members[index].opacity > 0 else { return nil }
    let flat = members[index].projection
    guard members[index].isFacing(by: flat) else { return nil }
    let whole = flat.concatenating(projection)
    guard painter.mayBeVisible(members[index].layer.extent, through: whole) else { return nil }
    return Visible(index: index, whole: whole, depth: members[index].constantDepth)
  }

  /// Returns what draws one member, whole.
  func items(drawing member: SpaceMember) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    add(member, through: member.projection.concatenating(projection), to: &items)
    return items
  }

  /// Adds what draws one member, whole, to `items`; `whole` maps its bounds space to the painter's.
  private func add(
    _ member: SpaceMember, through whole: Projection, to items: inout [DisplayList.Item]
  ) {
    guard !whole.isDegenerate else { return }
    var painter = painter
    painter.tint = painter.tint.multiplied(by: member.tint)
    let start = items.count
    painter.add(member.layer, through: whole, opacity: member.opacity, to: &items)
    guard let front = partInFront(of: member) else { return }
    let clip = DisplayList.Clip(.polygon(front.vertices), projection: whole)
    Compositing(clips: [clip]).apply(to: &items, from: start)
  }

  /// The part of a member in front of the eye that it is projected onto the plane for, if something
  /// of it is behind and the plane is projected for another eye.
  ///
  /// The product of both projections would turn a point behind both of them to the front again.
  private func partInFront(of member: SpaceMember) -> ConvexPolygon? {
    guard !isAffine, member.projection.affine == nil else { return nil }
    let extent = ConvexPolygon(member.layer.extent)
    let front = member.projection.visiblePart(of: extent)
    return front == extent ? nil : front
  }
}
