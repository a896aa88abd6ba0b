import PixelKernels

extension Kernels {
  /// Sets pixels to those of a picture at the positions of `line`.
  static func sample(
    _ pixels: Span<Pixel>, stride: Int, _ source: PixelRect, _ line: inout PixelLine,
    _ filter: PicturePaint.Filter, into row: inout MutableSpan<Pixel>, _ columns: Range<Int>
  ) {
    let last = (source.y + source.height - 1) * stride + source.x + source.width
    precondition(last <= pixels.count, "the source lies inside the picture")
    withWords(of: &row, columns) { row, count in
      pixels.withWords { words in
        var grid = PixelGrid(
          pixels: words + source.y * stride + source.x, stride: stride,
          right: Int32(source.width - 1), bottom: Int32(source.height - 1))
        let first = Int32(columns.lowerBound)
        switch filter {
        case .nearest: pixel_kernels().pointee.sample_nearest(row, &grid, &line, first, count)
        case .linear: pixel_kernels().pointee.sample_bilinear(row, &grid, &line, first, count)
        }
      }
    }
  }

  /// Adds the channels of pixels to the first sums, four to a pixel.
  static func accumulate(
    _ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, into sums: inout [UInt16]
  ) {
    precondition(sums.count >= 4 * columns.count, "a sum for each channel")
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return }
      withWords(of: &row, columns) { pixel_kernels().pointee.accumulate(base, $0, $1) }
    }
  }

  /// Sets pixels to the first sums divided by `rows`, and those sums to zero.
  static func average(
    _ sums: inout [UInt16], of rows: Int, into row: inout MutableSpan<Pixel>,
    _ columns: Range<Int>
  ) {
    precondition(sums.count >= 4 * columns.count, "a sum for each channel")
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return }
      withWords(of: &row, columns) {
        pixel_kernels().pointee.average($0, base, UInt32(rows), $1)
      }
    }
  }

  /// Sets pixels to the ramp's colours at the first `parameters`.
  static func ramp(
    _ ramp: ColorRamp, _ parameters: [Float], into row: inout MutableSpan<Pixel>,
    _ columns: Range<Int>
  ) {
    precondition(parameters.count >= columns.count, "a parameter for each pixel")
    let before = ramp.colors
    ramp.locations.withUnsafeBufferPointer { locations in
      ramp.colors.withUnsafeBufferPointer { colors in
        ramp.growths.withUnsafeBufferPointer { growths in
          var words = PixelRamp(
            count: locations.count, locations: locations.baseAddress, colors: colors.baseAddress,
            growths: growths.baseAddress, before: (before[0], before[1], before[2], before[3]))
          parameters.withUnsafeBufferPointer { parameters in
            guard let base = parameters.baseAddress else { return }
            withWords(of: &row, columns) { pixel_kernels().pointee.ramp($0, &words, base, $1) }
          }
        }
      }
    }
  }
}
