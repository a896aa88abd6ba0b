import Foundation
import Geometry
import PixelKernels

/// Finds what pixels see of a picture as means over their areas, and keeps what it needs for it.
struct AreaFilterScratch {
  private var sums: [UInt16] = []
  private var across = AxisLooks()
  private var down = AxisLooks()

  /// Sets the pixels of `target` to what they see of a picture that turns about an upright axis;
  /// false, and nothing is set, if that cannot be done by whole columns.
  mutating func fill(
    _ target: PixelTarget, of pixels: inout MutableSpan<Pixel>, _ sampler: PictureSampler,
    _ map: Projection, _ turned: inout TurnedColumns
  ) -> Bool {
    guard turned.look(target, sampler, map) else { return false }
    Kernels.fill(target, of: &pixels, sampler, turned)
    return true
  }

  /// Sets the pixels of `target` to what they see of a picture.
  mutating func fill(
    _ target: PixelTarget, of row: inout MutableSpan<Pixel>, _ sampler: PictureSampler,
    _ map: Projection
  ) {
    let looks = AreaLooks(map, target, sampler)
    var map = map
    let (picture, source) = sampler.level(of: looks, &map)
    let looked = picture.bitmap.pixels
    let width = picture.bitmap.width
    let isSingle = looks.columns == 1 && looks.rows == 1
    if !isSingle, sums.count < 4 * target.columns.count {
      sums = Array(repeating: 0, count: 4 * target.columns.count)
    }
    for y in target.rows {
      let indices = target.indices(row: y)
      for lower in 0..<looks.rows {
        for right in 0..<looks.columns {
          let x = looks.offset(ofColumn: right)
          let centre = Double(y) + 0.5 + looks.offset(ofRow: lower)
          across.look(
            PixelAxis(column: map, source, looks, row: centre, offset: x), target.columns)
          down.look(
            PixelAxis(row: map, source, looks, row: centre, offset: x), target.columns,
            sharingLevel: true)
          Kernels.filter(
            looked.span, stride: width, source, across, down, into: &row, indices)
          if !isSingle { Kernels.accumulate(&row, indices, into: &sums) }
        }
      }
      if !isSingle { Kernels.average(&sums, of: looks.columns * looks.rows, into: &row, indices) }
    }
  }
}
