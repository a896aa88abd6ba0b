/// Pixels side by side that a shape covers equally.
package struct CoverageRun: Sendable, Hashable {
  /// The first column.
  package var start: Int32
  /// The column after the last.
  package var end: Int32
  /// How much of each pixel is covered, 1 to 256.
  package var coverage: UInt16
  /// How many shapes have an edge in these pixels; 0 where the coverage is 256.
  ///
  /// The covered part of each pixel is what these shapes have in common.
  package var edgeCount: UInt16

  package init(start: Int32, end: Int32, coverage: UInt16, edgeCount: UInt16) {
    self.start = start
    self.end = end
    self.coverage = coverage
    self.edgeCount = edgeCount
  }

  /// The coverage of a pixel that is inside altogether.
  package static let full: UInt16 = 256
}

/// The runs of some neighbouring rows, in ascending order without overlaps; what lies between
/// them is outside.
///
/// Equal neighbouring rows share their runs.
package struct CoverageRows: Sendable {
  package private(set) var runs: [CoverageRun] = []
  /// For each row, where its runs are.
  package private(set) var rows: [Range<Int>] = []
  /// Where the runs of the row being made begin.
  private var openStart = 0

  package init() {}

  /// Removes every row.
  package mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    openStart = 0
  }

  /// Adds a pixel or more to the row being made, joining them to the run before if they fit.
  package mutating func append(start: Int, end: Int, coverage: UInt16, edgeCount: UInt16) {
    if let last = runs.indices.last, last >= openStart, runs[last].end == start,
      runs[last].coverage == coverage, runs[last].edgeCount == edgeCount
    {
      runs[last].end = Int32(end)
    } else {
      runs.append(
        CoverageRun(
          start: Int32(start), end: Int32(end), coverage: coverage, edgeCount: edgeCount))
    }
  }

  /// Ends the row being made.
  package mutating func endRow() {
    let made = openStart..<runs.count
    if let last = rows.last, last.count == made.count,
      runs[last].elementsEqual(runs[made])
    {
      runs.removeSubrange(made)
      rows.append(last)
    } else {
      rows.append(made)
    }
    openStart = runs.count
  }

  /// Adds a row equal to the one before.
  package mutating func repeatRow() {
    rows.append(rows.last ?? 0..<0)
  }
}
