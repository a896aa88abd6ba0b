import Foundation
import Geometry
import PixelKernels

/// The pixels that a filtered picture shows on the canvas, found a tile at a time when they are
/// first asked for, and kept for the rows below.
///
/// Tiles begin at multiples of their size. They keep what is read of the picture close together,
/// and what all their rows have in common is worked out once.
package struct PictureTiles {
  /// The number of rows of a tile.
  static let height = 64
  /// The number of columns of a tile, if rows of the canvas run aslant over the picture.
  static let width = 64
  /// The number of columns of a tile, if rows of the canvas are rows of the picture.
  private static let levelWidth = 256

  /// The number of columns of a tile of this sampler.
  private var width = PictureTiles.width
  /// The canvas columns that there is room for.
  private var columns = 0..<0
  /// Which row of tiles is here.
  private var row: Int?
  private var isMade: [Bool] = []
  /// Rows of `columns`, one below the other.
  private var pixels: [Pixel] = []
  private var filter = AreaFilterScratch()
  /// What each tile of the row sees, if the picture turns about an upright axis.
  private var turned: [TurnedColumns] = []
  /// What takes the place of tiles, if the picture is only moved and scaled.
  private var level: LevelPicture?
  private var isPrepared = false

  package init() {}

  /// Sets pixels to what the picture shows in `columns` of `rows`.
  ///
  /// - Precondition: They are the sampler's, which is the same each time.
  mutating func fill(
    _ block: PixelBlock, of sampler: PictureSampler, _ map: Projection, _ rows: Range<Int>,
    _ columns: Range<Int>
  ) {
    if !isPrepared {
      isPrepared = true
      level = LevelPicture(sampler)
      if level == nil { prepare(sampler, map) }
    }
    if level != nil {
      level?.fill(block, rows, columns)
      return
    }
    var part = block
    var y = rows.lowerBound
    while y < rows.upperBound {
      let end = min((y / Self.height + 1) * Self.height, rows.upperBound)
      part.height = end - y
      Kernels.copy(
        pixels: indices(of: sampler, map, row: y, columns), of: pixels,
        stride: self.columns.count, to: part)
      part.pixels += (end - y) * block.stride
      y = end
    }
  }

  /// Makes sure that the pixels in `columns` of canvas row `y` and the rows below it in its tiles
  /// are here, and returns where in `pixels` the former are.
  private mutating func indices(
    of sampler: PictureSampler, _ map: Projection, row y: Int, _ columns: Range<Int>
  ) -> Range<Int> {
    if y / Self.height != row {
      row = y / Self.height
      for tile in isMade.indices { isMade[tile] = false }
    }
    let first = self.columns.lowerBound / width
    for tile in columns.lowerBound / width...(columns.upperBound - 1) / width
    where !isMade[tile - first] {
      isMade[tile - first] = true
      make(tile, row: y / Self.height, sampler, map)
    }
    let start = y % Self.height * self.columns.count - self.columns.lowerBound
    return start + columns.lowerBound..<start + columns.upperBound
  }

  /// Makes room for a row of tiles.
  private mutating func prepare(_ sampler: PictureSampler, _ map: Projection) {
    columns = sampler.columns
    let turnedWidth = TurnedColumns.tileWidth(of: map, columns, sampler.rows)
    let isLevel = map.m12 == 0 && map.m13 == 0 && map.m23 == 0
    width = turnedWidth ?? (isLevel ? Self.levelWidth : Self.width)
    let count = (columns.upperBound - 1) / width - columns.lowerBound / width + 1
    isMade = Array(repeating: false, count: count)
    pixels = Array(repeating: .clear, count: columns.count * Self.height)
    turned =
      turnedWidth == nil ? [] : Array(repeating: TurnedColumns(), count: count)
  }

  /// Finds the pixels of a tile, as far as they may be asked for.
  private mutating func make(
    _ tile: Int, row: Int, _ sampler: PictureSampler, _ map: Projection
  ) {
    let all = row * Self.height..<(row + 1) * Self.height
    let columns = (tile * width..<(tile + 1) * width).clamped(to: sampler.columns)
    let rows = all.clamped(to: sampler.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let target = PixelTarget(
      columns: columns, rows: rows, stride: self.columns.count,
      start: columns.lowerBound - self.columns.lowerBound
        + (rows.lowerBound - all.lowerBound) * self.columns.count)
    if !turned.isEmpty {
      let index = tile - self.columns.lowerBound / width
      if filter.fill(target, of: &pixels, sampler, map, &turned[index]) { return }
    }
    filter.fill(target, of: &pixels, sampler, map)
  }
}

/// Where in an array the pixels of a rectangle of the canvas go.
struct PixelTarget {
  /// The canvas columns.
  var columns: Range<Int>
  /// The canvas rows.
  var rows: Range<Int>
  /// From one row to the next, in pixels.
  var stride: Int
  /// The place of the first pixel of the first row.
  var start: Int

  /// Returns where the pixels of canvas row `y` go.
  func indices(row y: Int) -> Range<Int> {
    let first = start + (y - rows.lowerBound) * stride
    return first..<first + columns.count
  }
}
