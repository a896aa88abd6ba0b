/// What the regions of a plan cover in one band of rows, found when first asked for.
struct BandCoverage {
  /// The plan's regions.
  let regions: [Region]
  private var scanner: CoverageScanner
  private var scanned: [CoverageRows]
  private var isScanned: [Bool]
  /// The pieces of each region's outline in the row that was last asked for.
  private var pieces: [Int: RowPieces] = [:]
  /// The canvas rows of the band.
  private(set) var rows = 0..<0

  init(_ plan: RasterPlan) {
    regions = plan.regions
    scanner = CoverageScanner(width: plan.width)
    scanned = Array(repeating: CoverageRows(), count: plan.regions.count)
    isScanned = Array(repeating: false, count: plan.regions.count)
  }

  /// Turns to another band.
  mutating func begin(_ rows: Range<Int>) {
    self.rows = rows
    for index in isScanned.indices { isScanned[index] = false }
  }

  /// Returns where the runs of a region in canvas row `y` are, which lies in the band.
  ///
  /// Rows of one region with the same runs have them in the same place.
  mutating func place(of region: Int, row y: Int) -> Range<Int> {
    if !isScanned[region] {
      scanned[region].removeAll()
      scanner.scan(regions[region], rows: rows, into: &scanned[region])
      isScanned[region] = true
    }
    return scanned[region].rows[y - rows.lowerBound]
  }

  /// Returns the first row below `y` and before `limit` in which a region's runs are elsewhere than in
  /// row `y`; `limit` if there is none.
  mutating func end(of region: Int, row y: Int, before limit: Int) -> Int {
    let place = place(of: region, row: y)
    let places = scanned[region].rows
    var end = y + 1
    while end < limit, places[end - rows.lowerBound] == place { end += 1 }
    return min(end, limit)
  }

  /// Returns the points of a pixel that lie inside a region.
  mutating func mask(of region: Int, column: Int, row: Int) -> SampleMask {
    switch (regions[region].form, regions[region].edges) {
    case (.rect(let rect), .smooth):
      return SampleMask(of: rect, column: column, row: row)
    case (.outline(let outline), .smooth):
      var own = pieces.removeValue(forKey: region) ?? RowPieces()
      if own.row != row { own.begin(row: row, outline.edges) }
      let mask = own.inside(regions[region].rule, column: column)
      pieces[region] = own
      return mask
    case (_, .hard):
      return .all
    }
  }

  /// Returns the runs of a region that are in `place`.
  func runs(of region: Int, in place: Range<Int>) -> ArraySlice<CoverageRun> {
    scanned[region].runs[place]
  }
}

extension [CoverageRun] {
  /// Replaces these runs by what they have in common with `others`.
  ///
  /// The product of two coverages is right where at most one of them is an edge; where both are,
  /// the edge counts add up, which tells the compositor to look closer.
  mutating func intersect(_ others: ArraySlice<CoverageRun>) {
    var result: [CoverageRun] = []
    result.reserveCapacity(count + others.count)
    var index = others.startIndex
    for run in self {
      while index < others.endIndex, others[index].end <= run.start { index += 1 }
      var at = index
      while at < others.endIndex, others[at].start < run.end {
        let other = others[at]
        let coverage = (Int(run.coverage) * Int(other.coverage) + 128) >> 8
        if coverage > 0 {
          result.append(
            CoverageRun(
              start: Swift.max(run.start, other.start), end: Swift.min(run.end, other.end),
              coverage: UInt16(coverage), edgeCount: run.edgeCount + other.edgeCount))
        }
        at += 1
      }
    }
    self = result
  }
}
