import Foundation
import Geometry
import PixelKernels

extension PictureSampler {
  /// Sets the pixels in `columns` of a row to what the picture shows in canvas row `y`.
  ///
  /// `scratch` serves one sampler only.
  package func sample(
    row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>,
    scratch: inout PictureScratch
  ) {
    let pixels = picture.bitmap.pixels
    switch lookup {
    case .shifted(let dx, let dy):
      let start = (y + dy) * picture.bitmap.width + dx
      Kernels.copy(
        pixels.span.extracting(start + columns.lowerBound..<start + columns.upperBound), to: &row,
        columns)
    case .nearest(let map):
      var line = PixelLine(map, source, row: Double(y) + 0.5)
      Kernels.sample(pixels.span, stride: picture.bitmap.width, source, &line, into: &row, columns)
    case .filtered(let map):
      scratch.prepareTiles(map, self, row: y)
      var start = columns.lowerBound
      while start < columns.upperBound {
        let looks = scratch.tile(column: start)
        var end = min(PixelTile.end(column: start), columns.upperBound)
        while end < columns.upperBound, scratch.tile(column: end) == looks {
          end = min(PixelTile.end(column: end), columns.upperBound)
        }
        average(map, looks, row: y, start..<end, into: &row, scratch: &scratch)
        start = end
      }
    }
  }

  /// Sets pixels to the mean of what `looks` names.
  private func average(
    _ map: Projection, _ looks: AreaLooks, row y: Int, _ columns: Range<Int>,
    into row: inout MutableSpan<Pixel>, scratch: inout PictureScratch
  ) {
    var picture = picture
    var source = source
    var map = map
    for _ in 0..<looks.level {
      guard let half = picture.reduced(columns: 2, rows: 2) else { break }
      picture = half
      source = PixelRect(x: 0, y: 0, width: half.bitmap.width, height: half.bitmap.height)
      map = map.concatenating(Projection(0.5, 0, 0, 0, 0.5, 0, 0, 0, 1))
    }
    let pixels = picture.bitmap.pixels
    if !looks.isSingle { scratch.beginSums(columns.count) }
    for down in 0..<looks.rows {
      for across in 0..<looks.columns {
        let offsetX = (Double(across) + 0.5 - Double(looks.columns) / 2) * looks.width
        let offsetY = (Double(down) + 0.5 - Double(looks.rows) / 2) * looks.height
        let y = Double(y) + 0.5 + offsetY
        scratch.across.look(
          PixelAxis(column: map, source, looks, row: y, offset: offsetX), columns, of: self.columns)
        scratch.down.look(
          PixelAxis(row: map, source, looks, row: y, offset: offsetX), columns, of: self.columns)
        Kernels.filter(
          pixels.span, stride: picture.bitmap.width, source, scratch.across, scratch.down,
          into: &row, columns)
        if !looks.isSingle { scratch.add(&row, columns) }
      }
    }
    if !looks.isSingle {
      scratch.average(looks.columns * looks.rows, into: &row, columns)
    }
  }
}

/// What a picture's sampler keeps from row to row, to find it again instead of making it anew.
package struct PictureScratch {
  private var tileRow: Int?
  private var tiles: [AreaLooks] = []
  private var firstTile = 0
  private var sums: [UInt16] = []
  var across = AxisLooks()
  var down = AxisLooks()

  package init() {}

  /// Finds how the tiles of a row look.
  fileprivate mutating func prepareTiles(_ map: Projection, _ sampler: PictureSampler, row y: Int) {
    let row = y / PixelTile.height
    guard row != tileRow else { return }
    tileRow = row
    firstTile = sampler.columns.lowerBound / PixelTile.width
    tiles.removeAll(keepingCapacity: true)
    for tile in firstTile...max(firstTile, (sampler.columns.upperBound - 1) / PixelTile.width) {
      tiles.append(AreaLooks(map, sampler, PixelTile(column: tile, row: row)))
    }
  }

  fileprivate func tile(column: Int) -> AreaLooks {
    tiles[column / PixelTile.width - firstTile]
  }

  fileprivate mutating func beginSums(_ count: Int) {
    if sums.count < 4 * count { sums = Array(repeating: 0, count: 4 * count) }
  }

  fileprivate mutating func add(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>) {
    Kernels.accumulate(&row, columns, into: &sums)
  }

  fileprivate mutating func average(
    _ count: Int, into row: inout MutableSpan<Pixel>, _ columns: Range<Int>
  ) {
    Kernels.average(&sums, of: count, into: &row, columns)
  }
}
