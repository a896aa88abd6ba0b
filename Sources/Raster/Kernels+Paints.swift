import PixelKernels

extension Kernels {
  /// Sets pixels to the closest ones of a picture at the positions of `line`.
  static func sample(
    _ pixels: Span<Pixel>, stride: Int, _ source: PixelRect, _ line: inout PixelLine,
    into row: inout MutableSpan<Pixel>, _ columns: Range<Int>
  ) {
    withGrid(pixels, stride: stride, source) { grid in
      withWords(of: &row, columns) {
        pixel_kernels().pointee.sample_nearest($0, grid, &line, Int32(columns.lowerBound), $1)
      }
    }
  }

  /// Finds one coordinate of what the pixels in `columns` look at.
  static func look(
    _ axis: PixelAxis, _ columns: Range<Int>, into first: inout [Int32], _ weights: inout [Int32]
  ) {
    precondition(
      first.count >= columns.count && weights.count >= columns.count, "a look for each pixel")
    guard !columns.isEmpty else { return }
    var axis = axis
    first.withUnsafeMutableBufferPointer { first in
      weights.withUnsafeMutableBufferPointer { weights in
        pixel_kernels().pointee.look(
          first.baseAddress, weights.baseAddress, &axis, Int32(columns.lowerBound), columns.count)
      }
    }
  }

  /// Sets the pixels at `indices` to the means of a picture over the areas that they look at.
  static func filter(
    _ pixels: Span<Pixel>, stride: Int, _ source: PixelRect, _ across: AxisLooks,
    _ down: AxisLooks, into row: inout MutableSpan<Pixel>, _ indices: Range<Int>
  ) {
    withGrid(pixels, stride: stride, source) { grid in
      withFilter { filter in
        withWords(of: &row, indices) { row, count in
          across.withLooks(count) { across in
            if down.isLevel {
              pixel_kernels().pointee.filter_level(
                row, grid, filter, across, down.first[0], down.weights[0], count)
            } else {
              down.withLooks(count) {
                pixel_kernels().pointee.filter(row, grid, filter, across, $0, count)
              }
            }
          }
        }
      }
    }
  }

  /// Sets pixels to the means of a picture over the areas that they look at: the columns as
  /// `across` has it from place `start` on, and each row as `tops` and `downs` have it.
  static func filter(
    _ pixels: Span<Pixel>, stride: Int, _ source: PixelRect, _ across: SpreadLooks,
    from start: Int, _ tops: [Int32], _ downs: [Int32], into block: PixelBlock
  ) {
    precondition(
      start >= 0 && start + block.width <= across.first.count && block.height <= tops.count
        && block.height <= downs.count, "a look for each column and row")
    withGrid(pixels, stride: stride, source) { grid in
      withFilter { filter in
        across.first.withUnsafeBufferPointer { first in
          across.weights.withUnsafeBufferPointer { weights in
            guard let first = first.baseAddress, let weights = weights.baseAddress else { return }
            let looks = PixelSpreadLooks(first: first + start, weights: weights + 16 * start)
            pixel_kernels().pointee.filter_rows(block, grid, filter, looks, tops, downs)
          }
        }
      }
    }
  }

  /// Finds which rows of a picture that turns about an upright axis its canvas columns look at.
  static func lookDown(
    _ descents: PixelDescents, _ numerators: [Double], _ ws: [Double], _ growths: [Double],
    top: Double, into start: inout [Int32], _ filter: inout [Int32]
  ) {
    let count = descents.count
    precondition(
      numerators.count == count && ws.count == count && growths.count == count
        && start.count == count && filter.count == count, "one descent a column")
    numerators.withUnsafeBufferPointer { numerators in
      ws.withUnsafeBufferPointer { ws in
        growths.withUnsafeBufferPointer { growths in
          var descents = descents
          descents.numerators = numerators.baseAddress
          descents.ws = ws.baseAddress
          descents.growths = growths.baseAddress
          pixel_kernels().pointee.look_down(&start, &filter, &descents, top)
        }
      }
    }
  }

  /// Sets the pixels of `target` to the means of a picture that turns about an upright axis.
  static func fill(
    _ target: PixelTarget, of row: inout MutableSpan<Pixel>, _ sampler: PictureSampler,
    _ turned: TurnedColumns
  ) {
    let looked = sampler.picture.bitmap.pixels
    let last = target.indices(row: target.rows.upperBound - 1).upperBound
    turned.withColumns { columns in
      withGrid(looked.span, stride: sampler.picture.bitmap.width, sampler.source) { grid in
        withFilter { filter in
          withWords(of: &row, target.start..<last) { row, _ in
            pixel_kernels().pointee.filter_columns(
              PixelBlock(
                pixels: row, stride: target.stride, width: target.columns.count,
                height: target.rows.count, streamed: 0), grid, columns, filter,
              Int32(turned.top), Int32(turned.height))
          }
        }
      }
    }
  }

  private static func withFilter(_ body: (UnsafePointer<PixelFilter>) -> Void) {
    AreaFilter.across.withUnsafeBufferPointer { across in
      AreaFilter.down.withUnsafeBufferPointer { down in
        var filter = PixelFilter(across: across.baseAddress, down: down.baseAddress)
        body(&filter)
      }
    }
  }

  /// Calls `body` with the part of a picture that may be looked at.
  private static func withGrid(
    _ pixels: Span<Pixel>, stride: Int, _ source: PixelRect,
    _ body: (UnsafePointer<PixelGrid>) -> Void
  ) {
    let last = (source.y + source.height - 1) * stride + source.x + source.width
    precondition(last <= pixels.count, "the source lies inside the picture")
    pixels.withWords { words in
      var grid = PixelGrid(
        pixels: words + source.y * stride + source.x, stride: stride,
        right: Int32(source.width - 1), bottom: Int32(source.height - 1))
      body(&grid)
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

extension AxisLooks {
  /// Calls `body` with the looks of the first `count` columns.
  fileprivate func withLooks(_ count: Int, _ body: (PixelLooks) -> Void) {
    precondition(count <= first.count && count <= weights.count, "looks are made")
    first.withUnsafeBufferPointer { first in
      weights.withUnsafeBufferPointer { weights in
        body(PixelLooks(first: first.baseAddress, weights: weights.baseAddress))
      }
    }
  }
}

extension TurnedColumns {
  /// Calls `body` with what the columns look at.
  fileprivate func withColumns(_ body: (UnsafePointer<PixelColumns>) -> Void) {
    first.withUnsafeBufferPointer { first in
      weights.withUnsafeBufferPointer { weights in
        start.withUnsafeBufferPointer { start in
          growth.withUnsafeBufferPointer { growth in
            filter.withUnsafeBufferPointer { filter in
              var words = PixelColumns(
                groups: groups, first: first.baseAddress, weights: weights.baseAddress,
                start: start.baseAddress, growth: growth.baseAddress, filter: filter.baseAddress)
              body(&words)
            }
          }
        }
      }
    }
  }
}
