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
    var items = items
    apply(to: &items, from: 0)
    return items
  }

  /// Replaces the items from index `start` on by what draws them so.
  func apply(to items: inout [DisplayList.Item], from start: Int) {
    guard start < items.count else { return }
    guard opacity > 0, mask?.isEmpty != true else {
      items.removeSubrange(start...)
      return
    }
    guard isNeeded else { return }
    if items.count == start + 1, mask == nil, blendMode == .normal {
      fold(into: &items[start])
      return
    }
    let group = DisplayList.Group(
      Array(items[start...]), clips: clips, opacity: opacity, mask: mask, blendMode: blendMode)
    items.removeSubrange(start...)
    items.append(.group(group))
  }

  private var isNeeded: Bool {
    !clips.isEmpty || mask != nil || opacity < 1 || blendMode != .normal
  }

  /// Makes clips and opacity the one item's own.
  private func fold(into item: inout DisplayList.Item) {
    switch item {
    case .draw(var draw):
      draw.opacity *= opacity
      item = clips.isEmpty ? .draw(draw) : .group(DisplayList.Group([.draw(draw)], clips: clips))
    case .sheet(var sheet):
      sheet.opacity *= opacity
      item =
        clips.isEmpty ? .sheet(sheet) : .group(DisplayList.Group([.sheet(sheet)], clips: clips))
    case .backdrop(var backdrop):
      backdrop.opacity *= opacity
      item =
        clips.isEmpty
        ? .backdrop(backdrop) : .group(DisplayList.Group([.backdrop(backdrop)], clips: clips))
    case .group(var group):
      group.opacity *= opacity
      group.clips = clips + group.clips
      item = .group(group)
    }
  }
}
