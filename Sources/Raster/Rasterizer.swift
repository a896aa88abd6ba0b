import Dispatch
import Foundation

/// Turns display lists into bitmaps, in bands of rows, on any number of threads.
///
/// The same list gives the same pixels whatever the number of threads.
public struct Rasterizer: Sendable {
  /// The number of rows in a band; the last band of a canvas may have fewer.
  public static let bandHeight = 64

  /// The number of threads that draw, at least 1.
  public var threads: Int

  /// Creates a rasteriser that draws on the given number of threads; by default, one a core.
  ///
  /// - Precondition: There is at least one.
  public init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    precondition(threads >= 1, "a rasterizer draws on at least one thread")
    self.threads = threads
  }

  /// Returns the bitmap that `list` describes.
  public func render(_ list: DisplayList) -> Bitmap {
    var bitmap = Bitmap(width: max(list.width, 0), height: max(list.height, 0))
    render(list, into: &bitmap)
    return bitmap
  }

  /// Draws `list` into a bitmap, which keeps its memory if it has the list's size already.
  public func render(_ list: DisplayList, into bitmap: inout Bitmap) {
    let width = max(list.width, 0)
    let height = max(list.height, 0)
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(width: width, height: height)
    }
    guard width > 0, height > 0 else { return }
    let plan = plan(list)
    let bands = Self.bands(height: height)
    let workers = min(threads, bands.count)
    bitmap.pixels.withRows(width: width) { rows in
      if workers == 1 {
        let painter = BandPainter(plan)
        for band in bands { painter.paint(band, into: rows) }
        return
      }
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        let painter = BandPainter(plan)
        for band in stride(from: worker, to: bands.count, by: workers) {
          painter.paint(bands[band], into: rows)
        }
      }
    }
  }

  /// Returns what `list` comes to before any pixel is touched.
  package func plan(_ list: DisplayList) -> RasterPlan {
    var planner = RasterPlanner(width: list.width, height: list.height, sheets: SheetPainter())
    let items = planner.plan(list.items)
    return RasterPlan(
      width: list.width, height: list.height, background: list.background.pixel(),
      regions: planner.regions, items: items)
  }

  /// Returns the rows of each band of a canvas.
  package static func bands(height: Int) -> [Range<Int>] {
    stride(from: 0, to: height, by: bandHeight).map { $0..<min($0 + bandHeight, height) }
  }
}

/// Draws bands of a plan, one after the other, keeping its scratch memory.
final class BandPainter {
  private let plan: RasterPlan
  private let coverage: BandCoverage
  private let list: ListCompositor

  init(_ plan: RasterPlan) {
    self.plan = plan
    coverage = BandCoverage(plan)
    list = ListCompositor(
      plan.items, background: plan.background, coverage, width: plan.width)
  }

  /// Sets the pixels of a band of canvas rows.
  func paint(_ band: Range<Int>, into rows: PixelRows) {
    coverage.begin(band)
    for y in band {
      rows.withRow(y) { list.compose(row: y, 0..<plan.width, into: &$0) }
    }
  }
}
