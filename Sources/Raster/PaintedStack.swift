/// What a plan holds so far, while it is being made: the items of the list, and above them those of
/// every group that is still open.
struct PaintedStack {
  /// What an open group will do to its items.
  struct Frame {
    /// The regions that limit them.
    var regions: [Int]
    /// The items whose alpha limits them; nil: none.
    var mask: [PlannedItem]?
    /// How they mix with what lies below.
    var blendMode: DisplayList.BlendMode
    /// The pixels that they may change.
    var bounds: PixelBox
  }

  /// What lies below all items.
  let background: Pixel
  private var levels: [(frame: Frame?, items: [PlannedItem])] = [(nil, [])]

  /// Creates an empty stack.
  init(background: Pixel) {
    self.background = background
  }

  /// Adds an item to the innermost open group.
  mutating func append(_ item: PlannedItem) {
    levels[levels.count - 1].items.append(item)
  }

  /// Opens a group.
  mutating func open(_ frame: Frame) {
    levels.append((frame, []))
  }

  /// Closes what is innermost and returns its items.
  mutating func close() -> [PlannedItem] {
    levels.removeLast().items
  }

  /// Everything painted so far, back to front, as if no group were to let anything through.
  var everything: [PlannedItem] {
    var inner: [PlannedItem] = []
    for level in levels.reversed() {
      inner = level.items + inner
      guard let frame = level.frame, !inner.isEmpty else { continue }
      if frame.regions.isEmpty, frame.mask == nil, frame.blendMode == .normal { continue }
      inner = [
        PlannedItem(
          regions: frame.regions, paint: .group(PlannedGroup(items: inner, mask: frame.mask)),
          weight: 256, blendMode: frame.blendMode, bounds: frame.bounds)
      ]
    }
    return inner
  }
}
