import Dispatch
import Foundation
import Synchronization

/// Turns display lists into bitmaps, in bands of rows, on any number of threads.
///
/// The same list gives the same pixels whatever the number of threads.
public struct Rasterizer: Sendable {
  /// The number of rows in a band; the last band of a canvas may have fewer.
  public static let bandHeight = 64

  /// From how many pixels on a bitmap is written past the cache, which would not hold it anyway
  /// until it is complete.
  private static let streamedPixels = 1 << 20

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
    let plan = plan(list)
    render(
      plan, bands: Array(0..<plan.bandCount), into: &bitmap,
      isStreamed: plan.width * plan.height >= Self.streamedPixels)
  }

  /// Draws some bands of a plan into a bitmap, and leaves the others as they are.
  ///
  /// A bitmap that has not the plan's size is replaced by a clear one first. What is drawn is left
  /// in the cache, for those who read it at once.
  ///
  /// - Precondition: There are such bands, and each is named once.
  public func render(_ plan: RasterPlan, bands: [Int], into bitmap: inout Bitmap) {
    render(plan, bands: bands, into: &bitmap, isStreamed: false)
  }

  private func render(
    _ plan: RasterPlan, bands: [Int], into bitmap: inout Bitmap, isStreamed: Bool
  ) {
    if bitmap.width != plan.width || bitmap.height != plan.height {
      bitmap = Bitmap(width: plan.width, height: plan.height)
    }
    guard plan.width > 0, !bands.isEmpty else { return }
    precondition(Set(bands).count == bands.count, "each band is named once")
    let workers = min(threads, bands.count)
    bitmap.pixels.withRows(width: plan.width, isStreamed: isStreamed) { rows in
      if workers == 1 {
        var painter = BandPainter(plan)
        for band in bands { painter.paint(band: band, into: rows) }
        return
      }
      let next = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        var painter = BandPainter(plan)
        while true {
          let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < bands.count else { return }
          painter.paint(band: bands[index], into: rows)
        }
      }
    }
  }

  /// Returns what `list` comes to before any pixel is touched.
  ///
  /// Sheets and blurred backdrops are drawn here, once for all bands.
  public func plan(_ list: DisplayList) -> RasterPlan {
    let width = max(list.width, 0)
    let height = max(list.height, 0)
    let background = list.background.pixel()
    var planner = RasterPlanner(width: width, height: height, background: background)
    let items = planner.plan(list.items)
    return RasterPlan(
      width: width, height: height, background: background, regions: planner.regions,
      items: items)
  }
}
