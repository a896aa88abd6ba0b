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
  /// What the canvas columns look at: the parts side by side of the first, then of the next.
  private let across: SpreadLooks
  private var down = AxisLooks()
  private var tops: [Int32] = []
  private var downs: [Int32] = []
  /// The parts that some rows' pixels are cut into.
  private var parts: [UInt32] = []

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
    var across = SpreadLooks(columns.count * looks.columns)
    for right in 0..<looks.columns {
      var own = AxisLooks()
      own.look(
        PixelAxis(column: map, source, looks, row: 0.5, offset: looks.offset(ofColumn: right)),
        columns)
      across.set(own, columns.count, from: right, by: looks.columns)
    }
    self.across = across
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
      look(rows)
      filter(block, start)
      return
    }
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: rowsAtOnce) {
      var part = block
      part.pixels += (y - rows.lowerBound) * block.stride
      part.height = min(rowsAtOnce, rows.upperBound - y)
      fillInParts(part, y, start)
    }
  }

  /// How many rows are made together when pixels are cut into parts: so many that their parts are
  /// made four rows at a time.
  private var rowsAtOnce: Int { looks.rows % 4 == 0 ? 1 : looks.rows % 2 == 0 ? 2 : 4 }

  /// Sets the pixels of rows from `y` on to the means of their parts.
  private mutating func fillInParts(_ block: PixelBlock, _ y: Int, _ start: Int) {
    let width = block.width * looks.columns
    let height = block.height * looks.rows
    if parts.count < width * height { parts = Array(repeating: 0, count: width * height) }
    look(y..<y + block.height)
    var own: [UInt32] = []
    swap(&own, &parts)
    own.withUnsafeMutableBufferPointer { own in
      guard let base = own.baseAddress else { return }
      filter(
        PixelBlock(pixels: base, stride: width, width: width, height: height, streamed: 0),
        start * looks.columns)
      pixel_kernels().pointee.average_parts(
        block, base, width, UInt32(looks.columns), UInt32(looks.rows))
    }
    swap(&own, &parts)
  }

  /// Finds what rows look at, the parts above one another of each.
  private mutating func look(_ rows: Range<Int>) {
    tops.removeAll(keepingCapacity: true)
    downs.removeAll(keepingCapacity: true)
    for y in rows {
      for lower in 0..<looks.rows {
        let centre = Double(y) + 0.5 + looks.offset(ofRow: lower)
        down.look(
          PixelAxis(row: map, source, looks, row: centre, offset: 0), columns, sharingLevel: true)
        tops.append(down.first[0])
        downs.append(down.weights[0])
      }
    }
  }

  private func filter(_ block: PixelBlock, _ start: Int) {
    let pixels = picture.bitmap.pixels
    Kernels.filter(
      pixels.span, stride: picture.bitmap.width, source, across, from: start, tops, downs,
      into: block)
  }
}

/// What columns look at, with each weight four times, once for each channel.
struct SpreadLooks {
  /// The first of four neighbours.
  private(set) var first: [Int32]
  /// Sixteen weights a column.
  private(set) var weights: [UInt16]

  /// Creates looks of `count` columns, which are still to be set.
  fileprivate init(_ count: Int) {
    first = Array(repeating: 0, count: count)
    weights = Array(repeating: 0, count: 16 * count)
  }

  /// Sets every `step`-th column, from `start` on, to one of the first `count` looks.
  fileprivate mutating func set(_ looks: AxisLooks, _ count: Int, from start: Int, by step: Int) {
    let table = AreaFilter.across
    for column in 0..<count {
      let target = start + column * step
      first[target] = looks.first[column]
      let index = Int(looks.weights[column])
      for place in 0..<16 { weights[16 * target + place] = table[index + place / 4] }
    }
  }
}
