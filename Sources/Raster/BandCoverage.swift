/// What the regions of a plan cover in one band of rows, found when first asked for.
final class BandCoverage {
  private let plan: RasterPlan
  private var scanner: CoverageScanner
  private var scanned: [CoverageRows]
  private var isScanned: [Bool]
  /// The canvas rows of the band.
  private(set) var rows = 0..<0

  init(_ plan: RasterPlan) {
    self.plan = plan
    scanner = CoverageScanner(width: plan.width)
    scanned = Array(repeating: CoverageRows(), count: plan.regions.count)
    isScanned = Array(repeating: false, count: plan.regions.count)
  }

  /// Turns to another band.
  func begin(_ rows: Range<Int>) {
    self.rows = rows
    for index in isScanned.indices { isScanned[index] = false }
  }

  /// The plan's regions.
  var regions: [Region] { plan.regions }

  /// Calls `body` with the runs of a region in canvas row `y`, which lies in the band.
  func withRuns(of region: Int, row y: Int, _ body: (ArraySlice<CoverageRun>) -> Void) {
    if !isScanned[region] {
      scanned[region].removeAll()
      scanner.scan(plan.regions[region], rows: rows, into: &scanned[region])
      isScanned[region] = true
    }
    body(scanned[region].runs[scanned[region].rows[y - rows.lowerBound]])
  }
}

extension [CoverageRun] {
  /// Replaces these runs by what they have in common with `others`.
  ///
  /// The product of two coverages is right where at most one of them is an edge; where both are,
  /// the edge counts add up, which tells the compositor to look closer.
  mutating func intersect(_ others: ArraySlice<CoverageRun>) {
    var result: [CoverageRun] = []
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

  /// Replaces these runs by their parts in `columns`.
  mutating func clamp(to columns: Range<Int>) {
    let left = Int32(columns.lowerBound)
    let right = Int32(columns.upperBound)
    removeAll { $0.end <= left || $0.start >= right }
    for index in indices {
      self[index].start = Swift.max(self[index].start, left)
      self[index].end = Swift.min(self[index].end, right)
    }
  }
}
