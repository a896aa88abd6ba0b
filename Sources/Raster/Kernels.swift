import PixelKernels

/// The loops over rows of pixels, for spans.
///
/// Every function works on the pixels in `columns` of a row, or on all pixels of a span; spans that
/// go together are equally long. Weights and coverages are 0 to 256, where 256 is all.
package enum Kernels {
  /// Sets pixels to one value.
  @inline(__always)
  package static func fill(
    _ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, with pixel: Pixel
  ) {
    withWords(of: &row, columns) { pixel_kernels().pointee.fill($0, pixel.bits, $1) }
  }

  /// Sets pixels to those of `source`.
  @inline(__always)
  package static func copy(
    _ source: Span<Pixel>, to row: inout MutableSpan<Pixel>, _ columns: Range<Int>
  ) {
    withWords(of: &row, columns, source) { row, source, count in
      row.update(from: source, count: count)
    }
  }

  /// Lays `count` pixels of `source`, weighted, on those of `row`; opaque ones mix with them.
  @inline(__always)
  static func lay(
    _ source: UnsafePointer<UInt32>, _ weight: UInt16, isOpaque: Bool,
    on row: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    if isOpaque {
      pixel_kernels().pointee.mix(row, row, source, UInt32(weight), count)
    } else if weight == 256 {
      pixel_kernels().pointee.over(row, source, count)
    } else {
      pixel_kernels().pointee.over_weighted(row, source, UInt32(weight), count)
    }
  }

  /// Composites one pixel over pixels.
  @inline(__always)
  package static func over(
    _ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, pixel: Pixel
  ) {
    withWords(of: &row, columns) { pixel_kernels().pointee.over_pixel($0, pixel.bits, $1) }
  }

  /// Multiplies pixels by the alpha of those of `mask`.
  @inline(__always)
  package static func mask(
    _ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, by mask: Span<Pixel>
  ) {
    withWords(of: &row, columns, mask) { pixel_kernels().pointee.mask($0, $1, $2) }
  }

  /// Adds weight · (left + right) to `count` sums from `place` on; both begin in `source`.
  static func addPair(
    to sums: inout [Float], at place: Int, count: Int, _ source: [Float], _ left: Int,
    _ right: Int, weight: Float
  ) {
    precondition(
      place + count <= sums.count && max(left, right) + count <= source.count, "values are there")
    sums.withUnsafeMutableBufferPointer { sums in
      source.withUnsafeBufferPointer { source in
        guard let sums = sums.baseAddress, let source = source.baseAddress else { return }
        pixel_kernels().pointee.add_pair(
          sums + place, source + left, source + right, weight, count)
      }
    }
  }

  /// Returns whether all pixels are opaque.
  package static func isOpaque(_ pixels: Span<Pixel>) -> Bool {
    pixels.withWords { pixel_kernels().pointee.all_bits($0, pixels.count) } >> 24 == 255
  }
}

// MARK: - Pointers

extension Kernels {
  /// Calls `body` with the address and the number of the pixels in `columns`.
  ///
  /// A `Pixel` is one `UInt32`, so its address is that of the word; the slice checks the columns.
  @inline(__always)
  static func withWords(
    of row: inout MutableSpan<Pixel>, _ columns: Range<Int>,
    _ body: (UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    guard !columns.isEmpty else { return }
    precondition(
      columns.upperBound <= row.count && columns.lowerBound >= 0, "columns lie in the row")
    row.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      (base + columns.lowerBound).withMemoryRebound(to: UInt32.self, capacity: columns.count) {
        body($0, columns.count)
      }
    }
  }

  /// Calls `body` with the addresses of the pixels in `columns` and of as many of `source`.
  @inline(__always)
  static func withWords(
    of row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ source: Span<Pixel>,
    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, Int) -> Void
  ) {
    precondition(source.count == columns.count, "one source pixel a column")
    withWords(of: &row, columns) { row, count in
      source.withWords { body(row, $0, count) }
    }
  }
}

extension Span<Pixel> {
  /// Calls `body` with the address of the pixels as words.
  ///
  /// A `Pixel` is one `UInt32`, so its address is that of the word. An empty span gives an address
  /// that must not be read.
  @inline(__always)
  func withWords<Result>(_ body: (UnsafePointer<UInt32>) -> Result) -> Result {
    withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else {
        return withUnsafePointer(to: 0) { body($0) }
      }
      return base.withMemoryRebound(to: UInt32.self, capacity: buffer.count) { body($0) }
    }
  }
}
