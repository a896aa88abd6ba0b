/// The heights that the pieces of an outline have in one pixel, in steps.
///
/// Where a sum of signed areas would count a part twice, or let two parts cancel, its pieces do not
/// line up: they lie beside each other, run in opposite directions, or do not continue what is open
/// at their heights. That is what this finds out without looking at the pieces again.
struct Tangle {
  /// The sum of the pieces' heights.
  private(set) var length: Int32 = 0
  /// The sum of the pieces' heights, those that run up taken off.
  private(set) var descent: Int32 = 0
  /// The top of the uppermost piece.
  private(set) var top: Int32 = 256
  /// The bottom of the lowest piece.
  private(set) var bottom: Int32 = 0
  /// The sum of the marks of where pieces begin less those of where they end.
  ///
  /// Where one piece ends and the next one goes on, both marks cancel; so do those of an edge and of
  /// the one that closes what it opened.
  private(set) var marks: UInt64 = 0

  /// A number for each height but the pixel's top and bottom, where every row begins and ends: no
  /// few of them add up to 0 by chance.
  private static let marks: [UInt64] = (0...256).map { height in
    guard height > 0, height < 256 else { return 0 }
    var value = UInt64(height) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func add(_ piece: Outline.Edge.Piece, _ winding: Int32) {
    guard piece.y0 < piece.y1 else { return }
    length += piece.y1 - piece.y0
    descent += winding * (piece.y1 - piece.y0)
    top = min(top, piece.y0)
    bottom = max(bottom, piece.y1)
    let mark = Self.marks[Int(piece.y0)] &- Self.marks[Int(piece.y1)]
    marks = winding > 0 ? marks &+ mark : marks &- mark
  }

  mutating func add(_ other: Tangle) {
    length += other.length
    descent += other.descent
    top = min(top, other.top)
    bottom = max(bottom, other.bottom)
    marks = marks &+ other.marks
  }

  /// Whether the winding is 1, or −1, from `top` to `bottom`, and 0 elsewhere.
  var isOneStretch: Bool {
    guard top < bottom, abs(descent) == bottom - top else { return false }
    let mark = Self.marks[Int(top)] &- Self.marks[Int(bottom)]
    return marks == (descent > 0 ? mark : 0 &- mark)
  }

  /// Whether there are no pieces.
  var isEmpty: Bool { length == 0 }
}

/// What the pieces passed so far in a row leave open: the heights at which the outline winds round
/// the pixels to the right otherwise than it does at the row's other heights.
struct OpenHeights {
  /// The pieces since the winding was last the same at all heights.
  private var pieces = Tangle()

  /// Whether the signed areas tell the coverage of a pixel without pieces.
  var isPlain: Bool { pieces.isEmpty || pieces.isOneStretch }

  /// Whether the signed areas tell the coverage of the next pixel, which has the pieces `own`.
  func fits(_ own: Tangle) -> Bool {
    guard !own.isEmpty else { return isPlain }
    guard own.length == own.bottom - own.top, own.isOneStretch else { return false }
    if pieces.isEmpty { return true }
    guard pieces.isOneStretch else { return false }
    // Either the pieces go on opening where nothing is open yet, or they close what is open.
    let goesOn = (own.descent > 0) == (pieces.descent > 0)
    return goesOn
      ? own.bottom <= pieces.top || own.top >= pieces.bottom
      : own.top >= pieces.top && own.bottom <= pieces.bottom
  }

  /// Adds the pieces of a pixel.
  mutating func add(_ own: Tangle) {
    pieces.add(own)
    // No marks are left where the winding is the same at all heights.
    if pieces.marks == 0, pieces.descent % 256 == 0 { pieces = Tangle() }
  }
}
