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

  /// How many rows of a picture that is only moved and scaled there is room for.
  private static let levelRows = 16
  /// How many of them are made together.
  static let levelRowsAtOnce = 4

  /// The number of columns of a tile of this sampler.
  private var width = PictureTiles.width
  /// The canvas columns that there is room for.
  private var columns = 0..<0
  /// Which row of tiles is here.
  private var row: Int?
  private var isMade: [Bool] = []
  /// Rows of `columns`, one below the other.
  private var store = PixelStore(count: 0)
  private var filter = AreaFilterScratch()
  /// What each tile of the row sees, if the picture turns about an upright axis.
  private var turned: [TurnedColumns] = []
  /// What takes the place of tiles, if the picture is only moved and scaled.
  private var level: LevelPicture?
  /// The row of the store that the next rows of it go to.
  private var nextRow = 0
  private var isPrepared = false

  package init() {}

  /// Sets pixels of one row to what the picture shows in `columns` of canvas row `y`.
  ///
  /// - Precondition: They are the sampler's, which is the same each time.
  mutating func fill(
    _ block: PixelBlock, of sampler: PictureSampler, _ map: Projection, row y: Int,
    _ columns: Range<Int>
  ) {
    prepare(sampler, map)
    if level != nil {
      level?.fill(block, y..<y + 1, columns)
      return
    }
    let lines = tileLines(of: sampler, map, y..<y + 1, columns)
    pixel_kernels().pointee.copy_rows(block, lines.words(y..<y + 1, columns), lines.stride)
  }

  /// Returns pixels in memory that `columns` of `rows` show.
  ///
  /// They are good until the next band or, if they are made `levelRowsAtOnce` rows at a time, until
  /// `strips` are written, which is done here when there is no more room.
  ///
  /// - Precondition: They are the sampler's, which is the same each time, and lie in one band.
  mutating func lines(
    of sampler: PictureSampler, _ map: Projection, _ rows: Range<Int>, _ columns: Range<Int>,
    _ strips: inout Strips
  ) -> PixelLines {
    guard isLevel(sampler, map) else { return tileLines(of: sampler, map, rows, columns) }
    precondition(rows.count <= Self.levelRowsAtOnce, "so many rows are made together")
    if nextRow + rows.count > Self.levelRows {
      strips.write()
      nextRow = 0
    }
    let stride = self.columns.count
    let start = nextRow * stride + columns.lowerBound - self.columns.lowerBound
    nextRow += rows.count
    level?.fill(
      store.block(from: start, stride: stride, width: columns.count, height: rows.count), rows,
      columns)
    return PixelLines(store, from: start, stride: stride, rows, columns)
  }

  /// Whether the picture is only moved and scaled, so that `levelRowsAtOnce` rows are made together.
  mutating func isLevel(_ sampler: PictureSampler, _ map: Projection) -> Bool {
    prepare(sampler, map)
    return level != nil
  }

  /// Makes sure that the pixels in `columns` of `rows` and the others of their tiles are here, and
  /// returns where the former are.
  private mutating func tileLines(
    of sampler: PictureSampler, _ map: Projection, _ rows: Range<Int>, _ columns: Range<Int>
  ) -> PixelLines {
    let row = rows.lowerBound / Self.height
    precondition(rows.upperBound <= (row + 1) * Self.height, "rows lie in one row of tiles")
    if row != self.row {
      self.row = row
      for tile in isMade.indices { isMade[tile] = false }
    }
    let first = self.columns.lowerBound / width
    for tile in columns.lowerBound / width...(columns.upperBound - 1) / width
    where !isMade[tile - first] {
      isMade[tile - first] = true
      make(tile, row: row, sampler, map)
    }
    let start =
      (rows.lowerBound - row * Self.height) * self.columns.count + columns.lowerBound
      - self.columns.lowerBound
    return PixelLines(store, from: start, stride: self.columns.count, rows, columns)
  }

  /// Makes room.
  private mutating func prepare(_ sampler: PictureSampler, _ map: Projection) {
    guard !isPrepared else { return }
    isPrepared = true
    columns = sampler.columns
    level = LevelPicture(sampler)
    guard level == nil else {
      store = PixelStore(count: columns.count * Self.levelRows)
      return
    }
    let turnedWidth = TurnedColumns.tileWidth(of: map, columns, sampler.rows)
    let isLevel = map.m12 == 0 && map.m13 == 0 && map.m23 == 0
    width = turnedWidth ?? (isLevel ? Self.levelWidth : Self.width)
    let count = (columns.upperBound - 1) / width - columns.lowerBound / width + 1
    isMade = Array(repeating: false, count: count)
    store = PixelStore(count: columns.count * Self.height)
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
    store.withRow(from: 0, width: store.count) { pixels in
      if !turned.isEmpty {
        let index = tile - self.columns.lowerBound / width
        if filter.fill(target, of: &pixels, sampler, map, &turned[index]) { return }
      }
      filter.fill(target, of: &pixels, sampler, map)
    }
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
