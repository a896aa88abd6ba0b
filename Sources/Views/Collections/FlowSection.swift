import Foundation

/// One section of a flow layout: what it measures, and how its items fall into lines.
///
/// Lengths are along the scrolling and across it, so that both directions are one case.
@MainActor
struct FlowSection {
  /// Where an item lies, from the section's first line.
  struct ItemFrame {
    var item: Int
    var along: CGFloat
    var across: CGFloat
    var alongLength: CGFloat
    var acrossLength: CGFloat
  }

  /// An item's size.
  private struct Extent: Hashable {
    var along: CGFloat
    var across: CGFloat
  }

  /// The section's number.
  let number: Int
  /// The header's size, in points.
  let header: CGSize
  /// The footer's size, in points.
  let footer: CGSize
  /// The room before the first line, in points.
  let lead: CGFloat
  /// The room after the last line, in points.
  let trail: CGFloat
  /// The length of all lines together, in points; known when the items have been placed.
  private(set) var itemsLength: CGFloat = 0
  private let margins: (start: CGFloat, end: CGFloat)
  private let lineSpacing: CGFloat
  private let itemSpacing: CGFloat
  private let sizes: [Extent]
  /// Where the items lie, in order.
  private(set) var frames: [ItemFrame] = []

  /// Asks the delegate, if it speaks of flow layouts, and the layout for everything else.
  init(_ number: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
    self.number = number
    let teller = view.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = layout.scrollDirection == .vertical
    header =
      teller?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: number)
      ?? layout.headerReferenceSize
    footer =
      teller?.collectionView(view, layout: layout, referenceSizeForFooterInSection: number)
      ?? layout.footerReferenceSize
    lineSpacing =
      teller?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: number)
      ?? layout.minimumLineSpacing
    itemSpacing =
      teller?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: number)
      ?? layout.minimumInteritemSpacing
    let inset =
      teller?.collectionView(view, layout: layout, insetForSectionAt: number)
      ?? layout.sectionInset
    lead = isVertical ? inset.top : inset.left
    trail = isVertical ? inset.bottom : inset.right
    margins = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    sizes = (0..<view.numberOfItems(inSection: number)).map { item in
      let size =
        teller?.collectionView(
          view, layout: layout, sizeForItemAt: IndexPath(item: item, section: number))
        ?? layout.itemSize
      return isVertical
        ? Extent(along: size.height, across: size.width)
        : Extent(along: size.width, across: size.height)
    }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    setLines(across: isVertical ? room.width : room.height)
  }
}

extension FlowSection {
  private mutating func setLines(across breadth: CGFloat) {
    let room = max(0, breadth - margins.start - margins.end)
    let isEven = Set(sizes).count <= 1
    var first = 0
    while first < sizes.count {
      let end = endOfLine(from: first, in: room)
      if first > 0 { itemsLength += lineSpacing }
      setLine(first..<end, in: room, isEven: isEven)
      first = end
    }
  }

  /// The item after the last one that fits into the line that `first` begins.
  private func endOfLine(from first: Int, in room: CGFloat) -> Int {
    var used = sizes[first].across
    var end = first + 1
    while end < sizes.count, used + itemSpacing + sizes[end].across <= room + 1e-6 {
      used += itemSpacing + sizes[end].across
      end += 1
    }
    return end
  }

  private mutating func setLine(_ items: Range<Int>, in room: CGFloat, isEven: Bool) {
    let height = items.map { sizes[$0].along }.max() ?? 0
    let (start, gap) = spread(items, in: room, isEven: isEven)
    var across = margins.start + start
    for item in items {
      let size = sizes[item]
      frames.append(
        ItemFrame(
          item: item, along: itemsLength + (height - size.along) / 2, across: across,
          alongLength: size.along, acrossLength: size.across))
      across += size.across + gap
    }
    itemsLength += height
  }

  /// Where the first item of a line begins, and the distance between its items.
  private func spread(
    _ items: Range<Int>, in room: CGFloat, isEven: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    if isEven {
      let width = sizes[items.lowerBound].across
      let fitting = max(
        1, ((room + itemSpacing + 1e-6) / max(width + itemSpacing, 1e-6)).rounded(.down))
      if fitting < 2 { return (max(0, (room - width) / 2), 0) }
      return (0, (room - fitting * width) / (fitting - 1))
    }
    let used = items.reduce(0) { $0 + sizes[$1].across }
    let isLast = items.upperBound == sizes.count
    if items.count < 2 { return (isLast ? 0 : max(0, (room - used) / 2), 0) }
    return (0, isLast ? itemSpacing : (room - used) / CGFloat(items.count - 1))
  }
}
