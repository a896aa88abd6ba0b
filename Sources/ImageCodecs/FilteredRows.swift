/// Rows of a PNG with the filter byte before each, ready to be compressed.
///
/// The first row never looks at a row above it.
struct FilteredRows {
  private(set) var bytes: [UInt8] = []
  private let width: Int
  private let channels: Int
  private let filters: [UInt8]

  /// PNG's filter types that are tried.
  private enum Filter {
    static let none: UInt8 = 0
    static let sub: UInt8 = 1
    static let up: UInt8 = 2
    static let paeth: UInt8 = 4
  }

  init(width: Int, channels: PNGChannels, preset: PNGOptions.Preset) {
    self.width = width
    self.channels = channels.rawValue
    filters =
      switch preset {
      case .fast: [Filter.up]
      case .default: [Filter.sub, Filter.up]
      case .small: [Filter.none, Filter.sub, Filter.up, Filter.paeth]
      }
  }

  /// Appends straight RGBA rows, each with the filter that leaves the smallest differences.
  mutating func append(_ rows: Span<UInt8>) {
    let length = width * channels
    let height = rows.count / (4 * width)
    bytes.reserveCapacity(height * (length + 1))
    var previous = [UInt8](repeating: 0, count: length)
    var row = previous
    var candidate = previous
    for y in 0..<height {
      pack(rows.extracting(y * width * 4..<(y + 1) * width * 4), into: &row)
      var best: (filter: UInt8, sum: Int, row: [UInt8])?
      for filter in y == 0 ? [Filter.sub] : filters {
        let sum = apply(filter, to: row, below: previous, into: &candidate)
        if sum < best?.sum ?? .max { best = (filter, sum, candidate) }
      }
      if let best {
        bytes.append(best.filter)
        bytes += best.row
      }
      swap(&row, &previous)
    }
  }

  private func pack(_ pixels: Span<UInt8>, into row: inout [UInt8]) {
    var target = 0
    for x in 0..<width {
      for channel in 0..<channels {
        row[target] = pixels[4 * x + channel]
        target += 1
      }
    }
  }

  /// Filters a row and returns the sum of its differences, each taken as a signed byte.
  private func apply(
    _ filter: UInt8, to row: [UInt8], below above: [UInt8], into result: inout [UInt8]
  ) -> Int {
    var sum = 0
    for index in row.indices {
      let hasLeft = index >= channels
      let left = hasLeft ? row[index - channels] : 0
      let predicted =
        switch filter {
        case Filter.sub: left
        case Filter.up: above[index]
        case Filter.paeth:
          Self.nearest(left, above[index], hasLeft ? above[index - channels] : 0)
        default: UInt8(0)
        }
      let difference = row[index] &- predicted
      result[index] = difference
      sum += Int(Int8(bitPattern: difference).magnitude)
    }
    return sum
  }

  /// Returns Paeth's predictor: of left, above and above left, the one nearest to `a + b − c`.
  private static func nearest(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let toA = abs(Int(b) - Int(c))
    let toB = abs(Int(a) - Int(c))
    let toC = abs(Int(a) + Int(b) - 2 * Int(c))
    if toA <= toB && toA <= toC { return a }
    return toB <= toC ? b : c
  }
}
