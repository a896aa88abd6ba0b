import Geometry

/// The pieces that the pixels of one row cut an outline's edges into, in the order of the columns.
///
/// Tells which points of a pixel lie inside. Asked from left to right, it looks at every piece once
/// for the pixels to its right, and once more for its own.
package struct RowPieces {
  private struct ColumnPiece {
    var column: Int32
    var winding: Int32
    var piece: Outline.Edge.Piece
  }

  /// The row; −1: none yet.
  package private(set) var row = -1
  private var pieces: [ColumnPiece] = []
  /// How often the first `passedCount` pieces wind round the points of the pixels to their right.
  private var passed = SampleWindings()
  private var passedCount = 0

  /// Creates the pieces of no row yet.
  package init() {}

  /// Turns to another row of an outline; edges of other rows do not matter.
  package mutating func begin(row: Int, _ edges: [Outline.Edge]) {
    self.row = row
    passed = SampleWindings()
    passedCount = 0
    pieces.removeAll(keepingCapacity: true)
    for edge in edges where Int(edge.y0) < (row + 1) * 256 && Int(edge.y1) > row * 256 {
      edge.forEachPiece(inRow: row) { column, piece in
        guard piece.y0 < piece.y1 else { return }
        pieces.append(ColumnPiece(column: column, winding: edge.winding, piece: piece))
      }
    }
    pieces.sort { $0.column < $1.column }
  }

  /// Forgets the row.
  package mutating func end() {
    row = -1
  }

  /// Returns the points of the row's pixel in `column` that lie inside by a fill rule.
  package mutating func inside(_ rule: Path.FillRule, column: Int) -> SampleMask {
    if passedCount > 0, Int(pieces[passedCount - 1].column) >= column {
      passed = SampleWindings()
      passedCount = 0
    }
    while passedCount < pieces.count, Int(pieces[passedCount].column) < column {
      let piece = pieces[passedCount].piece
      passed.add(pieces[passedCount].winding, at: SampleMask(rows: piece.y0, piece.y1))
      passedCount += 1
    }
    var windings = passed
    var index = passedCount
    while index < pieces.count, Int(pieces[index].column) == column {
      windings.add(pieces[index].winding, at: SampleMask(rightOf: pieces[index].piece))
      index += 1
    }
    return windings.inside(rule)
  }
}
