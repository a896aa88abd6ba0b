import Geometry

/// Finds how much of each pixel a shape covers, a row at a time, as exact areas.
///
/// A row's edges are cut at the pixels' borders. Each piece, from (x0, y0) down to (x1, y1) inside
/// its pixel, adds to two numbers of that pixel: how far it descends, and twice the area to its
/// left. What a pixel has covered is then the descent of all pixels to its left, plus its own,
/// less the area to the left of its own pieces:
///
///      ┌──┬────────┐
///      │  │████████│   descent  = y1 − y0
///      │   \███████│   area · 2 = (y1 − y0) · (x0 + x1)
///      │    \██████│   covered  = (Σ descent to the left + descent) · 512 − area · 2
///      └─────┴─────┘              in units of 1/2¹⁷ pixel
///
/// Between the touched pixels the coverage cannot change, so nothing looks at those one by one.
package struct CoverageScanner {
  // Words: ten thousand times round a pixel is more than 32 bits hold.
  private var descents: [Int]
  private var areas: [Int]
  /// What tells whether several parts of the outline meet in a pixel.
  private var tangles: [Tangle]
  /// The row's pieces, where areas do not tell enough.
  private var pieces = RowPieces()
  /// A bit for each pixel whose numbers are not zero.
  private var touched: [UInt64]
  private let width: Int
  private var active: [Outline.Edge] = []
  /// Scans outlines that wind once.
  private var simple: SimpleScanner
  private var crossings: [Crossing] = []

  /// Creates a scanner for a canvas of the given width, in pixels.
  package init(width: Int) {
    self.width = width
    simple = SimpleScanner(width: width)
    descents = Array(repeating: 0, count: width + 1)
    areas = Array(repeating: 0, count: width + 1)
    tangles = Array(repeating: Tangle(), count: width + 1)
    touched = Array(repeating: 0, count: (width + 64) / 64)
  }

  /// Adds to `result` what `region` covers of `rows`, a range of canvas rows.
  package mutating func scan(_ region: Region, rows: Range<Int>, into result: inout CoverageRows) {
    switch (region.form, region.edges) {
    case (.rect(let rect), .smooth):
      scan(rect, rows: rows, into: &result)
    case (.rect(let rect), .hard):
      scanCentres(rect, rows: rows, into: &result)
    case (.outline(let outline), let edges):
      scan(outline, edges, region.rule, rows: rows, into: &result)
    }
  }

  // MARK: Rectangles

  private func scan(_ rect: SnappedRect, rows: Range<Int>, into result: inout CoverageRows) {
    var before: Int32 = -1
    for y in rows {
      let height = Self.overlap(rect.top, rect.bottom, Int32(y))
      if height == before {
        result.repeatRow()
        continue
      }
      before = height
      if height > 0, rect.left < rect.right {
        let first = rect.left >> 8
        let last = (rect.right - 1) >> 8
        func append(_ start: Int32, _ end: Int32, _ width: Int32) {
          let coverage = (width * height + 128) >> 8
          guard coverage > 0 else { return }
          result.append(
            start: Int(start), end: Int(end), coverage: UInt16(coverage),
            edgeCount: coverage == 256 ? 0 : 1)
        }
        append(first, first + 1, Self.overlap(rect.left, rect.right, first))
        if last > first {
          if last > first + 1 { append(first + 1, last, 256) }
          append(last, last + 1, Self.overlap(rect.left, rect.right, last))
        }
      }
      result.endRow()
    }
  }

  private func scanCentres(_ rect: SnappedRect, rows: Range<Int>, into result: inout CoverageRows) {
    for y in rows {
      let centre = Int32(y) * 256 + 128
      let start = Self.firstCentre(rect.left)
      let end = Self.firstCentre(rect.right)
      if rect.top <= centre, centre < rect.bottom, start < end {
        result.append(start: start, end: end, coverage: 256, edgeCount: 0)
      }
      result.endRow()
    }
  }

  /// Returns how many steps of pixel `index` lie between `start` and `end`.
  private static func overlap(_ start: Int32, _ end: Int32, _ index: Int32) -> Int32 {
    max(0, min(end, index * 256 + 256) - max(start, index * 256))
  }

  /// Returns the first pixel whose centre is at or after a position in steps.
  private static func firstCentre(_ position: Int32) -> Int {
    Int((position + 127) >> 8)
  }

  // MARK: Outlines

  private mutating func scan(
    _ outline: Outline, _ edges: DisplayList.Edges, _ rule: Path.FillRule, rows: Range<Int>,
    into result: inout CoverageRows
  ) {
    let top = Int32(rows.lowerBound) * 256
    let bottom = Int32(rows.upperBound) * 256
    active.removeAll(keepingCapacity: true)
    for edge in outline.edges where edge.y0 < bottom && edge.y1 > top { active.append(edge) }
    active.sort { ($0.y0, $0.x0) < ($1.y0, $1.x0) }
    if edges == .smooth, outline.winding == .simple {
      return simple.scan(active, rule, rows: rows, into: &result)
    }
    var begun = 0
    var current: [Outline.Edge] = []
    for y in rows {
      let rowTop = Int32(y) * 256
      current.removeAll { $0.y1 <= rowTop }
      while begun < active.count, active[begun].y0 < rowTop + 256 {
        if active[begun].y1 > rowTop { current.append(active[begun]) }
        begun += 1
      }
      switch edges {
      case .smooth:
        for edge in current { addPieces(of: edge, row: y) }
        emit(Row(y: y, edges: current, rule: rule), into: &result)
      case .hard:
        emitCentres(row: y, current, rule, into: &result)
      }
      result.endRow()
    }
  }

  private mutating func addPieces(of edge: Outline.Edge, row: Int) {
    edge.forEachPiece(inRow: row) { column, piece in
      let descent = Int(edge.winding * (piece.y1 - piece.y0))
      let index = Int(column)
      descents[index] += descent
      areas[index] += descent * Int(piece.x0 + piece.x1)
      touched[index >> 6] |= 1 << UInt64(index & 63)
      tangles[index].add(piece, edge.winding)
    }
  }

  /// A row of pixels, and what fills it.
  private struct Row {
    let y: Int
    /// The edges that pass through it.
    let edges: [Outline.Edge]
    let rule: Path.FillRule
  }

  /// Turns the row's numbers into runs, and sets them back to zero.
  private mutating func emit(_ row: Row, into result: inout CoverageRows) {
    var descent = 0
    var next = 0
    var open = OpenHeights()
    pieces.end()
    for word in touched.indices {
      var bits = touched[word]
      touched[word] = 0
      while bits != 0 {
        let column = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        if next < min(column, width) {
          let between = coverage(of: row, column: next, open, descent: descent)
          if between > 0 {
            result.append(
              start: next, end: min(column, width), coverage: between,
              edgeCount: between == 256 ? 0 : 1)
          }
        }
        next = column + 1
        descent += descents[column]
        var coverage = row.rule.coverage(descent * 512 - areas[column])
        if !open.fits(tangles[column]) { coverage = exactCoverage(of: row, column: column) }
        open.add(tangles[column])
        tangles[column] = Tangle()
        descents[column] = 0
        areas[column] = 0
        if coverage > 0, column < width {
          result.append(
            start: column, end: column + 1, coverage: coverage,
            edgeCount: coverage == 256 ? 0 : 1)
        }
      }
    }
    let rest = next < width ? coverage(of: row, column: next, open, descent: descent) : 0
    if rest > 0 {
      result.append(start: next, end: width, coverage: rest, edgeCount: rest == 256 ? 0 : 1)
    }
  }

  /// Returns the coverage of a pixel between the touched ones.
  ///
  /// The whole width of it is inside at the same heights, which the sum of descents alone does not
  /// tell where parts lie over one another.
  private mutating func coverage(
    of row: Row, column: Int, _ open: OpenHeights, descent: Int
  ) -> UInt16 {
    open.isPlain ? row.rule.coverage(descent * 512) : exactCoverage(of: row, column: column)
  }

  /// Returns how many of a pixel's points lie inside.
  private mutating func exactCoverage(of row: Row, column: Int) -> UInt16 {
    if pieces.row != row.y { pieces.begin(row: row.y, row.edges) }
    return UInt16(pieces.inside(row.rule, column: column).count)
  }

  // MARK: Pixel centres

  private struct Crossing {
    var column: Int
    var winding: Int32
  }

  private mutating func emitCentres(
    row: Int, _ edges: [Outline.Edge], _ rule: Path.FillRule, into result: inout CoverageRows
  ) {
    let centre = Int32(row) * 256 + 128
    crossings.removeAll(keepingCapacity: true)
    for edge in edges where edge.y0 <= centre && centre < edge.y1 {
      crossings.append(
        Crossing(column: Self.firstCentre(edge.x(at: centre)), winding: edge.winding))
    }
    crossings.sort { $0.column < $1.column }
    var winding: Int32 = 0
    var start = 0
    for crossing in crossings {
      let end = min(crossing.column, width)
      if rule.contains(winding), start < end {
        result.append(start: start, end: end, coverage: 256, edgeCount: 0)
      }
      start = max(start, end)
      winding += crossing.winding
    }
    if rule.contains(winding), start < width {
      result.append(start: start, end: width, coverage: 256, edgeCount: 0)
    }
  }
}

extension Path.FillRule {
  /// Returns whether a point with this winding number is inside.
  package func contains(_ winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// Returns the coverage, 0 to 256, of a signed area in units of 1/2¹⁷ pixel.
  @inline(__always)
  func coverage(_ area: Int) -> UInt16 {
    let whole = 1 << 17
    var size = abs(area)
    switch self {
    case .nonZero:
      size = min(size, whole)
    case .evenOdd:
      size &= 2 * whole - 1
      if size > whole { size = 2 * whole - size }
    }
    return UInt16((size + 256) >> 9)
  }
}
