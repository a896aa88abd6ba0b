/// The red, green and blue bytes of an opaque picture, three to a pixel, row by row.
struct ColorPlanes: Hashable {
  let width: Int
  let height: Int
  let values: [UInt8]

  /// Creates planes from their bytes.
  ///
  /// - Precondition: There are three bytes to a pixel.
  init(width: Int, height: Int, values: [UInt8]) {
    precondition(values.count == 3 * width * height, "a pixel has three bytes")
    self.width = width
    self.height = height
    self.values = values
  }
}

extension ColorPlanes {
  /// Returns for every pixel how far the most varying channel varies in its 3 × 3 neighbourhood.
  func neighbourhoodRange() -> [UInt8] {
    let low = extremes(min)
    let high = extremes(max)
    return (0..<width * height).map { index in
      (0..<3).map { high[3 * index + $0] - low[3 * index + $0] }.max() ?? 0
    }
  }

  /// Returns the smallest or largest value of every channel in every 3 × 3 neighbourhood.
  private func extremes(_ choose: (UInt8, UInt8) -> UInt8) -> [UInt8] {
    var rows = values
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<3 {
          let index = 3 * (y * width + x) + channel
          if x > 0 { rows[index] = choose(rows[index], values[index - 3]) }
          if x < width - 1 { rows[index] = choose(rows[index], values[index + 3]) }
        }
      }
    }
    var result = rows
    for index in result.indices {
      if index >= 3 * width { result[index] = choose(result[index], rows[index - 3 * width]) }
      if index + 3 * width < result.count {
        result[index] = choose(result[index], rows[index + 3 * width])
      }
    }
    return result
  }
}
