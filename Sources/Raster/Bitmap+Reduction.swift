extension Bitmap {
  /// Returns the bitmap with each block of `columns` × `rows` pixels replaced by their mean,
  /// rounded to nearest; nil when there is no whole block.
  ///
  /// What is left over at the right and at the bottom is left out.
  func reduced(columns: Int, rows: Int) -> Bitmap? {
    let reducedWidth = width / columns
    let reducedHeight = height / rows
    guard reducedWidth > 0, reducedHeight > 0 else { return nil }
    let count = UInt64(columns * rows)
    var reduced: [Pixel] = []
    reduced.reserveCapacity(reducedWidth * reducedHeight)
    var sums = [ChannelSums](repeating: ChannelSums(), count: reducedWidth)
    for y in 0..<reducedHeight {
      for row in y * rows..<(y + 1) * rows {
        let start = row * width
        for x in 0..<reducedWidth {
          for column in x * columns..<(x + 1) * columns { sums[x].add(pixels[start + column]) }
        }
      }
      for x in 0..<reducedWidth {
        reduced.append(sums[x].mean(of: count))
        sums[x] = ChannelSums()
      }
    }
    return Bitmap(width: reducedWidth, height: reducedHeight, pixels: reduced)
  }
}

/// The sums of the channels of up to 2²⁴ pixels, two to a word.
private struct ChannelSums {
  private var redAndBlue: UInt64 = 0
  private var greenAndAlpha: UInt64 = 0

  mutating func add(_ pixel: Pixel) {
    let bits = UInt64(pixel.bits)
    redAndBlue &+= (bits & 0xFF) | (bits & 0xFF_0000) << 16
    greenAndAlpha &+= (bits >> 8 & 0xFF) | (bits & 0xFF00_0000) << 8
  }

  func mean(of count: UInt64) -> Pixel {
    func channel(_ sum: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: (sum + count / 2) / count) }
    let low: UInt64 = 0xFFFF_FFFF
    return Pixel(
      red: channel(redAndBlue & low), green: channel(greenAndAlpha & low),
      blue: channel(redAndBlue >> 32), alpha: channel(greenAndAlpha >> 32))
  }
}
