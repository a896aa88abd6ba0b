extension Outline.Edge {
  /// The part of an edge inside one pixel, in steps from the pixel's top left corner.
  ///
  /// It runs downwards, y0 ≤ y1, in either direction across; all four lie in 0...256.
  package struct Piece {
    package var x0: Int32
    package var y0: Int32
    package var x1: Int32
    package var y1: Int32
  }

  /// Returns where the edge, continued, crosses the height `y`; all in steps, rounded to nearest.
  @inline(__always)
  package func x(at y: Int32) -> Int32 {
    if x0 == x1 || y == y0 { return x0 }
    if y == y1 { return x1 }
    let run = Int64(x1 - x0) * Int64(y - y0)
    let rise = Int64(y1 - y0)
    return x0 + Int32(truncatingIfNeeded: Self.dividing(2 * run + rise, by: 2 * rise))
  }

  /// Returns the quotient rounded down; `divisor` is positive.
  @inline(__always)
  private static func dividing(_ dividend: Int64, by divisor: Int64) -> Int64 {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }

  /// Calls `body` with every pixel of row `row` that the edge passes through, in the order of the
  /// descent, and with the part inside it.
  ///
  /// Where the edge crosses a border between pixels is rounded to a step, for the pixels on both
  /// sides alike, so that the parts fit together.
  @inline(__always)
  package func forEachPiece(inRow row: Int, _ body: (_ column: Int32, _ piece: Piece) -> Void) {
    _ = forEachPiece(inRow: row, from: x(at: max(y0, Int32(row) * 256)), body)
  }

  /// The same for an edge that enters the row at `startX`; returns where it leaves it, which is
  /// where it enters the next.
  @inline(__always)
  func forEachPiece(
    inRow row: Int, from startX: Int32, _ body: (_ column: Int32, _ piece: Piece) -> Void
  ) -> Int32 {
    let top = Int32(row) * 256
    let startY = max(y0, top)
    let endY = min(y1, top + 256)
    guard startY < endY else { return startX }
    let endX = x(at: endY)
    let first = startX >> 8
    let last = endX >> 8
    if first == last {
      let left = first << 8
      body(
        first, Piece(x0: startX - left, y0: startY - top, x1: endX - left, y1: endY - top))
      return endX
    }
    let rise = Int64(endY - startY)
    let run = Int64(endX - startX)
    func y(at x: Int32) -> Int32 {
      let numerator = Int64(x - startX) * rise
      let magnitude = abs(run)
      let signed = run < 0 ? -numerator : numerator
      return startY - top
        + Int32(truncatingIfNeeded: Self.dividing(2 * signed + magnitude, by: 2 * magnitude))
    }
    let step: Int32 = last > first ? 1 : -1
    let leaving: Int32 = last > first ? 256 : 0
    var column = first
    var enterX = startX - (first << 8)
    var enterY = startY - top
    while column != last {
      let exitY = y(at: (column << 8) + leaving)
      body(column, Piece(x0: enterX, y0: enterY, x1: leaving, y1: exitY))
      column += step
      enterX = 256 - leaving
      enterY = exitY
    }
    body(last, Piece(x0: enterX, y0: enterY, x1: endX - (last << 8), y1: endY - top))
    return endX
  }
}
