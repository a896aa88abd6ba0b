import Geometry
import Raster

/// What is done to a layer's items together before they meet what lies below them.
///
/// Makes the flattest list that draws the same: a group appears only where one is needed.
struct Compositing: Hashable {
  var clips: [DisplayList.Clip] = []
  var mask: [DisplayList.Item]?
  /// 0 to 1.
  var opacity = 1.0
  var blendMode = DisplayList.BlendMode.normal

  /// Returns what draws `items` so.
  func applied(to items: [DisplayList.Item]) -> [DisplayList.Item] {
    guard !items.isEmpty, opacity > 0 else { return [] }
    if mask?.isEmpty == true { return [] }
    guard isNeeded else { return items }
    if items.count == 1, mask == nil, blendMode == .normal {
      return [folded(into: items[0])]
    }
    return [
      .group(
        DisplayList.Group(items, clips: clips, opacity: opacity, mask: mask, blendMode: blendMode))
    ]
  }

  private var isNeeded: Bool {
    !clips.isEmpty || mask != nil || opacity < 1 || blendMode != .normal
  }

  /// Returns the one item with clips and opacity made its own.
  private func folded(into item: DisplayList.Item) -> DisplayList.Item {
    switch item {
    case .draw(var draw):
      draw.opacity *= opacity
      return clips.isEmpty ? .draw(draw) : .group(DisplayList.Group([.draw(draw)], clips: clips))
    case .sheet(var sheet):
      sheet.opacity *= opacity
      return clips.isEmpty
        ? .sheet(sheet) : .group(DisplayList.Group([.sheet(sheet)], clips: clips))
    case .backdrop(var backdrop):
      backdrop.opacity *= opacity
      return clips.isEmpty
        ? .backdrop(backdrop) : .group(DisplayList.Group([.backdrop(backdrop)], clips: clips))
    case .group(var group):
      group.opacity *= opacity
      group.clips = clips + group.clips
      return .group(group)
    }
  }
}
