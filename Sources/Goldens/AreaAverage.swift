import ImageCodecs

/// Scaling down by averaging the area that each new pixel covers, in exact integers.
enum AreaAverage {
  /// Returns the straight RGBA pixels of `image` at a smaller size.
  ///
  /// With W old and w new columns, new column x covers old columns x·W/w to (x+1)·W/w; in units of
  /// 1/w all weights are whole and add up to W. Colours are weighted with their alpha.
  static func pixels(of image: StraightImage, scaledTo size: PixelSize) -> [UInt8] {
    let columns = Axis(from: image.width, to: size.width)
    let rows = Axis(from: image.height, to: size.height)
    let source = image.pixels.span
    var result: [UInt8] = []
    result.reserveCapacity(4 * size.width * size.height)
    for pieces in rows.pieces {
      var sums = [UInt64](repeating: 0, count: 4 * size.width)
      for row in pieces {
        add(
          source.extracting(4 * row.index * image.width..<4 * (row.index + 1) * image.width),
          weight: row.weight, columns, to: &sums)
      }
      let total = UInt64(image.width) * UInt64(image.height)
      for offset in stride(from: 0, to: sums.count, by: 4) {
        appendPixel(sums.span, offset, total, to: &result)
      }
    }
    return result
  }

  /// Adds a row of old pixels, weighted, to the sums of a row of new ones.
  private static func add(
    _ row: Span<UInt8>, weight: UInt64, _ columns: Axis, to sums: inout [UInt64]
  ) {
    for (column, pieces) in columns.pieces.enumerated() {
      var red: UInt64 = 0
      var green: UInt64 = 0
      var blue: UInt64 = 0
      var alpha: UInt64 = 0
      for piece in pieces {
        let offset = 4 * piece.index
        let weight = piece.weight * UInt64(row[offset + 3])
        red += weight * UInt64(row[offset])
        green += weight * UInt64(row[offset + 1])
        blue += weight * UInt64(row[offset + 2])
        alpha += weight
      }
      sums[4 * column] += weight * red
      sums[4 * column + 1] += weight * green
      sums[4 * column + 2] += weight * blue
      sums[4 * column + 3] += weight * alpha
    }
  }

  /// Divides out the weights, rounding to nearest.
  private static func appendPixel(
    _ sums: Span<UInt64>, _ offset: Int, _ total: UInt64, to result: inout [UInt8]
  ) {
    let alpha = sums[offset + 3]
    for channel in offset..<offset + 3 {
      result.append(alpha == 0 ? 0 : UInt8((2 * sums[channel] + alpha) / (2 * alpha)))
    }
    result.append(UInt8((2 * alpha + total) / (2 * total)))
  }

  /// Which old pixels each new one covers along one axis.
  private struct Axis {
    var pieces: [[Piece]] = []

    struct Piece {
      var index: Int
      var weight: UInt64
    }

    init(from old: Int, to new: Int) {
      for place in 0..<new {
        let start = place * old
        let end = start + old
        pieces.append(
          (start / new...(end - 1) / new).map { index in
            let overlap = min(end, (index + 1) * new) - max(start, index * new)
            return Piece(index: index, weight: UInt64(overlap))
          })
      }
    }
  }
}
