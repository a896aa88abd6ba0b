/// Draws bands of a plan, one after the other, keeping its scratch memory.
package struct BandPainter {
  private let plan: RasterPlan
  private var coverage: BandCoverage
  private var list: ListCompositor

  /// Creates a painter of a plan's bands.
  package init(_ plan: RasterPlan) {
    self.plan = plan
    coverage = BandCoverage(plan)
    list = ListCompositor(plan.items, background: plan.background, width: plan.width)
  }

  /// Sets the pixels of a band in a bitmap of the plan's size, and leaves the others as they are.
  ///
  /// - Precondition: The bitmap has that size.
  package mutating func paint(band: Int, into bitmap: inout Bitmap) {
    precondition(
      bitmap.width == plan.width && bitmap.height == plan.height, "a bitmap has its plan's size")
    bitmap.pixels.withRows(width: plan.width, isStreamed: false) { paint(band: band, into: $0) }
  }

  /// Sets the pixels of a band.
  mutating func paint(band: Int, into target: PixelRows) {
    let rows = plan.rows(ofBand: band)
    coverage.begin(rows)
    list.compose(rows: rows, 0..<plan.width, into: target, &coverage)
  }
}
