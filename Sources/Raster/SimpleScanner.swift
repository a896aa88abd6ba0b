import Geometry

/// Finds how much of each pixel an outline covers that winds once, so that areas tell all.
///
/// See `CoverageScanner` for the sums.
struct SimpleScanner {
  /// What the pieces in a pixel add up to.
  private struct Cell {
    var descent: Int
    /// Twice the area to the left.
    var area: Int
  }

  /// An edge that passes through a row, and where it enters it.
  private struct Course {
    var edge: Outline.Edge
    var x: Int32
  }

  private var cells: [Cell]
  /// A bit for each cell that is not zero.
  private var touched: [UInt64]
  private let width: Int
  private var courses: [Course] = []

  /// Creates a scanner for a canvas of the given width, in pixels.
  init(width: Int) {
    self.width = width
    cells = Array(repeating: Cell(descent: 0, area: 0), count: width + 1)
    touched = Array(repeating: 0, count: (width + 64) / 64)
  }

  /// Adds to `result` what an outline covers of `rows`, of which `edges` pass through them, in
  /// descending order.
  mutating func scan(
    _ edges: [Outline.Edge], _ rule: Path.FillRule, rows: Range<Int>,
    into result: inout CoverageRows
  ) {
    var begun = 0
    courses.removeAll(keepingCapacity: true)
    for y in rows {
      let top = Int32(y) * 256
      if courses.contains(where: { $0.edge.y1 <= top }) {
        courses.removeAll { $0.edge.y1 <= top }
      }
      while begun < edges.count, edges[begun].y0 < top + 256 {
        let edge = edges[begun]
        courses.append(Course(edge: edge, x: edge.x(at: max(edge.y0, top))))
        begun += 1
      }
      if courses.isEmpty {
        result.endRow()
      } else {
        let words = Self.addPieces(row: y, of: &courses, to: &cells, &touched)
        Self.emit(words, of: &cells, &touched, width: width, rule, into: &result)
        result.endRow()
      }
    }
  }

  /// Adds the pieces of a row, and returns the words of touched cells.
  private static func addPieces(
    row: Int, of courses: inout [Course], to cells: inout [Cell], _ touched: inout [UInt64]
  ) -> ClosedRange<Int> {
    var first = touched.count - 1
    var last = 0
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var courses = courses.mutableSpan
    for index in courses.indices {
      let edge = courses[index].edge
      courses[index].x = edge.forEachPiece(inRow: row, from: courses[index].x) { column, piece in
        let descent = Int(edge.winding &* (piece.y1 &- piece.y0))
        let index = Int(column)
        let word = index >> 6
        cells[index].descent &+= descent
        cells[index].area &+= descent &* Int(piece.x0 &+ piece.x1)
        touched[word] |= 1 &<< UInt64(index & 63)
        first = min(first, word)
        last = max(last, word)
      }
    }
    return first...max(first, last)
  }

  /// Turns the cells of a row into runs, and sets them back to zero.
  private static func emit(
    _ words: ClosedRange<Int>, of cells: inout [Cell], _ touched: inout [UInt64], width: Int,
    _ rule: Path.FillRule, into result: inout CoverageRows
  ) {
    var descent = 0
    var next = 0
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    for word in words {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let column = word &<< 6 | bits.trailingZeroBitCount
        bits &= bits &- 1
        if descent != 0, next < column {
          let between = rule.coverage(descent * 512)
          if between > 0 {
            result.append(
              start: next, end: column, coverage: between, edgeCount: between == 256 ? 0 : 1)
          }
        }
        next = column + 1
        descent += cells[column].descent
        let coverage = rule.coverage(descent * 512 - cells[column].area)
        cells[column] = Cell(descent: 0, area: 0)
        if coverage > 0, column < width {
          result.append(
            start: column, end: next, coverage: coverage, edgeCount: coverage == 256 ? 0 : 1)
        }
      }
    }
    if descent != 0, next < width {
      let rest = rule.coverage(descent * 512)
      if rest > 0 {
        result.append(start: next, end: width, coverage: rest, edgeCount: rest == 256 ? 0 : 1)
      }
    }
  }
}
