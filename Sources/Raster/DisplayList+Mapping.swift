import Geometry

extension DisplayList.Item {
  /// Returns the item with everything mapped further by `next`.
  package func mapped(by next: Projection) -> DisplayList.Item {
    switch self {
    case .draw(var draw):
      draw.projection = draw.projection.concatenating(next)
      return .draw(draw)
    case .sheet(var sheet):
      sheet.projection = sheet.projection.concatenating(next)
      return .sheet(sheet)
    case .backdrop(var backdrop):
      backdrop.projection = backdrop.projection.concatenating(next)
      return .backdrop(backdrop)
    case .group(var group):
      group.children = group.children.map { $0.mapped(by: next) }
      group.mask = group.mask?.map { $0.mapped(by: next) }
      for index in group.clips.indices {
        group.clips[index].projection = group.clips[index].projection.concatenating(next)
      }
      return .group(group)
    }
  }
}
