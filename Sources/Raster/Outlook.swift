/// What is asked of an item again and again, for every stretch of pixels.
struct Outlook {
  /// The pixels that it may change.
  var bounds: PixelBox
  /// Whether nothing shows through where it covers a pixel wholly.
  var isOpaque: Bool
  /// Whether every pixel of its paint is opaque.
  var hasOpaquePaint: Bool
  /// Multiplies its paint's alpha, 1 to 256.
  var weight: UInt16
  /// How it mixes with what lies below.
  var blendMode: DisplayList.BlendMode

  /// Takes it from an item.
  init(_ item: PlannedItem) {
    bounds = item.bounds
    isOpaque = item.isOpaque
    hasOpaquePaint = item.paint.isOpaque
    weight = item.weight
    blendMode = item.blendMode
  }

  /// Whether anything of it may lie in a canvas row.
  @inline(__always)
  func shows(inRow y: Int) -> Bool { bounds.top <= y && y < bounds.bottom }
}
