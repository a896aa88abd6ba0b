import Foundation
import Geometry
import PixelKernels

/// A picture that is only moved and scaled, so that each row and each column of the canvas looks at
/// one row and one column of it.
///
/// What its columns look at is found once, and its pixels are made where they are wanted, several
/// rows at a time.
struct LevelPicture {
  private let columns: Range<Int>
  private let looks: AreaLooks
  private let picture: Picture
  private let source: PixelRect
  private let map: Projection
  /// What the canvas columns look at, for each of the parts side by side that a pixel is cut into.
  private var across: [SpreadLooks] = []
  private var down = AxisLooks()
  private var tops: [Int32] = []
  private var downs: [Int32] = []
  private var sums: [UInt16] = []

  /// Finds what a sampler's columns look at; nil if its map does more than move and scale.
  init?(_ sampler: PictureSampler) {
    guard case .filtered(var map) = sampler.lookup else { return nil }
    guard map.m12 == 0, map.m21 == 0, map.m13 == 0, map.m23 == 0, map.m33 > 0 else { return nil }
    columns = sampler.columns
    // The footprint is the same everywhere.
    looks = AreaLooks(
      map, PixelTarget(columns: sampler.columns, rows: sampler.rows, stride: 0, start: 0), sampler)
    (picture, source) = sampler.level(of: looks, &map)
    self.map = map
    for right in 0..<looks.columns {
      var own = AxisLooks()
      own.look(
        PixelAxis(column: map, source, looks, row: 0.5, offset: looks.offset(ofColumn: right)),
        columns)
      across.append(SpreadLooks(own, columns.count))
    }
  }

  /// Sets pixels to what the picture shows in `columns` of `rows`.
  ///
  /// - Precondition: The columns are the sampler's.
  mutating func fill(_ block: PixelBlock, _ rows: Range<Int>, _ columns: Range<Int>) {
    precondition(
      columns.lowerBound >= self.columns.lowerBound
        && columns.upperBound <= self.columns.upperBound
        && block.width == columns.count && block.height == rows.count,
      "pixels are asked for that the sampler has")
    let start = columns.lowerBound - self.columns.lowerBound
    guard looks.columns > 1 || looks.rows > 1 else {
      look(rows, part: 0)
      filter(block, start, part: 0)
      return
    }
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.rowsAtOnce) {
      var part = block
      part.pixels += (y - rows.lowerBound) * block.stride
      part.height = min(Self.rowsAtOnce, rows.upperBound - y)
      fillInParts(part, y, start)
    }
  }

  /// How many rows are made together when pixels are cut into parts.
  private static let rowsAtOnce = 4

  /// Sets the pixels of rows from `y` on to the means of their parts.
  private mutating func fillInParts(_ block: PixelBlock, _ y: Int, _ start: Int) {
    let count = 4 * block.width
    if sums.count < Self.rowsAtOnce * count {
      sums = Array(repeating: 0, count: Self.rowsAtOnce * count)
    }
    for lower in 0..<looks.rows {
      look(y..<y + block.height, part: lower)
      for right in 0..<looks.columns {
        filter(block, start, part: right)
        withSums(block) { pixel_kernels().pointee.accumulate($1, $0, block.width) }
      }
    }
    let parts = UInt32(looks.columns * looks.rows)
    withSums(block) { pixel_kernels().pointee.average($0, $1, parts, block.width) }
  }

  /// Calls `body` with each row's pixels and sums.
  private mutating func withSums(
    _ block: PixelBlock,
    _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt16>) -> Void
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      guard let pixels = block.pixels, let sums = sums.baseAddress else { return }
      for row in 0..<block.height {
        body(pixels + row * block.stride, sums + 4 * row * block.width)
      }
    }
  }

  /// Finds what rows look at, for one of the parts above one another that a pixel is cut into.
  private mutating func look(_ rows: Range<Int>, part: Int) {
    tops.removeAll(keepingCapacity: true)
    downs.removeAll(keepingCapacity: true)
    for y in rows {
      let centre = Double(y) + 0.5 + looks.offset(ofRow: part)
      down.look(
        PixelAxis(row: map, source, looks, row: centre, offset: 0), columns, sharingLevel: true)
      tops.append(down.first[0])
      downs.append(down.weights[0])
    }
  }

  private func filter(_ block: PixelBlock, _ start: Int, part: Int) {
    let pixels = picture.bitmap.pixels
    Kernels.filter(
      pixels.span, stride: picture.bitmap.width, source, across[part], from: start, tops, downs,
      into: block)
  }
}

/// What columns look at, with each weight four times, once for each channel.
struct SpreadLooks {
  /// The first of four neighbours.
  private(set) var first: [Int32]
  /// Sixteen weights a column.
  private(set) var weights: [UInt16]

  /// Spreads the weights of the first `count` looks.
  fileprivate init(_ looks: AxisLooks, _ count: Int) {
    first = Array(looks.first.prefix(count))
    weights = Array(repeating: 0, count: 16 * count)
    let table = AreaFilter.across
    for column in 0..<count {
      let index = Int(looks.weights[column])
      for place in 0..<16 { weights[16 * column + place] = table[index + place / 4] }
    }
  }
}
