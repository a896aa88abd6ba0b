import PixelKernels

/// Turns rows of pixels into the rows of a PNG, with the filter byte before each.
struct RowFilter {
  private let kernels = deflate_kernels().pointee
  private let width: Int
  private let channels: Int
  private let filters: [Filter]

  /// PNG's filter types.
  private enum Filter: UInt8, CaseIterable {
    case none
    case sub
    case up
    case average
    case paeth
  }

  /// Prepares for rows of `width` pixels.
  init(width: Int, channels: PNGChannels, preset: PNGOptions.Preset) {
    self.width = width
    self.channels = channels.rawValue
    filters = preset == .fast ? [.up] : Filter.allCases
  }

  /// Writes straight RGBA rows filtered, each with what leaves the smallest differences, and returns
  /// how many bytes that were.
  ///
  /// `above` is the row above the first one, four bytes a pixel; without it, it counts as zeros.
  /// `output` grows to what is needed; what it holds beyond that means nothing.
  func write(_ rows: RawSpan, below above: RawSpan?, to output: inout [UInt8]) -> Int {
    let length = 1 + width * channels
    let stride = 4 * width
    let height = rows.byteCount / stride
    if output.count < height * length {
      output = [UInt8](repeating: 0, count: height * length)
    }
    let empty = [UInt32](repeating: 0, count: width)
    var row = [UInt8](repeating: 0, count: length - 1)
    var previous = row
    var candidate = row
    output.withUnsafeMutableBufferPointer { output in
      guard let start = output.baseAddress else { return }
      for y in 0..<height {
        let target = start + y * length
        let pixels = rows.extracting(y * stride..<(y + 1) * stride)
        var higher = empty.span.bytes
        if y > 0 {
          higher = rows.extracting((y - 1) * stride..<y * stride)
        } else if let above {
          higher = above
        }
        if filters == [.up], channels == 3 {
          target.pointee = Filter.up.rawValue
          withWords(pixels, higher) { kernels.up_rgb(target + 1, $0, $1, width) }
        } else {
          if y == 0 { pack(higher, into: &previous) }
          pack(pixels, into: &row)
          filter(row, below: previous, candidate: &candidate, into: target)
          swap(&row, &previous)
        }
      }
    }
    return height * length
  }

  /// Writes the best filter's number and what it leaves of a row.
  private func filter(
    _ row: [UInt8], below above: [UInt8], candidate: inout [UInt8],
    into target: UnsafeMutablePointer<UInt8>
  ) {
    var least = UInt64.max
    for filter in filters {
      let kernel =
        switch filter {
        case .none: kernels.filter_none
        case .sub: kernels.filter_sub
        case .up: kernels.filter_up
        case .average: kernels.filter_average
        case .paeth: kernels.filter_paeth
        }
      guard let sum = kernel?(&candidate, row, above, row.count, channels), sum < least else {
        continue
      }
      least = sum
      target.pointee = filter.rawValue
      (target + 1).update(from: candidate, count: row.count)
      if sum == 0 { break }
    }
  }

  /// Copies the stored channels of a row of pixels.
  private func pack(_ pixels: RawSpan, into row: inout [UInt8]) {
    if channels == 3 {
      withWords(pixels, pixels) { words, _ in kernels.pack_rgb(&row, words, width) }
    } else {
      pixels.withUnsafeBytes { pixels in row.withUnsafeMutableBytes { $0.copyMemory(from: pixels) }
      }
    }
  }

  /// Lends two rows of pixels as words.
  private func withWords(
    _ first: RawSpan, _ second: RawSpan,
    _ body: (UnsafePointer<UInt32>?, UnsafePointer<UInt32>?) -> Void
  ) {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        body(
          first.baseAddress?.assumingMemoryBound(to: UInt32.self),
          second.baseAddress?.assumingMemoryBound(to: UInt32.self))
      }
    }
  }
}
