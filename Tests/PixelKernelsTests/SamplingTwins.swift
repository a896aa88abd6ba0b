import PixelKernels

/// The plain form of the kernels that look pixels up in a picture.
enum SamplingTwins {
  /// A picture.
  struct Grid {
    var pixels: [UInt32]
    var width: Int
    var height: Int

    /// The channels of a pixel, or of the nearest one inside.
    func channels(_ x: Int, _ y: Int) -> [Int] {
      let column = min(max(x, 0), width - 1)
      let row = min(max(y, 0), height - 1)
      return PixelTwins.channels(pixels[row * width + column])
    }
  }

  /// The first of four neighbours and the index of their weights, for each of `count` pixels.
  struct Looks: Equatable {
    var first: [Int32]
    var weights: [Int32]
  }

  static func nearest(_ grid: Grid, _ line: PixelLine, _ x: Int) -> UInt32 {
    let w = line.w + line.dw * Double(x)
    func place(_ at: Double, _ step: Double, _ last: Int) -> Int {
      let position = (at + step * Double(x)) / w
      return Int((position > 0 ? min(position, Double(last)) : 0) + 0.5)
    }
    return grid.pixels[
      place(line.v, line.dv, grid.height - 1) * grid.width
        + place(line.u, line.du, grid.width - 1)]
  }

  /// Where pixels from `start` on look, as exactly as doubles say.
  ///
  /// The kernel works in blocks and in single precision, so that only what both must agree on is
  /// compared: positions to a step of 1/256, squared widths to a step of 1/16.
  static func looks(_ axis: PixelAxis, from start: Int, count: Int) -> [Look] {
    (start..<start + count).map { index in
      let x = Double(index)
      let w = axis.w + axis.dw * x
      let position = min(max((axis.at + axis.step * x) / w, -4), Double(axis.last) + 4)
      let right = (axis.step - position * axis.dw) / w * Double(axis.width)
      let down = (axis.step_down - position * axis.dw_down) / w * Double(axis.height)
      return Look(position: position, square: min(right * right + down * down, 4))
    }
  }

  /// Where a pixel looks, and the square of how wide.
  struct Look {
    var position: Double
    var square: Double
  }

  /// The weighted mean of 4 × 4 pixels, with every step rounded as the kernel's.
  static func filtered(
    _ grid: Grid, _ column: Int, _ row: Int, _ across: ArraySlice<UInt16>,
    _ down: ArraySlice<UInt32>
  ) -> UInt32 {
    PixelTwins.pixel(
      (0..<4).map { channel in
        let sum = (0..<4).reduce(0) { sum, x in
          let column = (0..<4).reduce(0) {
            $0 + grid.channels(column + x, row + $1)[channel]
              * Int(down[down.startIndex + $1] & 0xFFFF)
          }
          return sum + (column * Int(across[across.startIndex + x])) >> 16
        }
        return (sum + 128) >> 8
      })
  }

  /// The weighted sums of neighbours in one row, in units of 1/256 level.
  static func stacked(_ grid: Grid, _ first: Int, _ row: Int, _ weights: [UInt16]) -> [UInt16] {
    (0..<4).map { channel in
      weights.enumerated().reduce(0) {
        let product = (grid.channels(first + $1.offset, row)[channel] << 8) * Int($1.element)
        return $0 + UInt16(product >> 16)
      }
    }
  }

  /// The weighted mean of four neighbours in a stack.
  static func filtered(_ stack: [[UInt16]], _ first: Int, _ weights: ArraySlice<UInt16>) -> UInt32 {
    PixelTwins.pixel(
      (0..<4).map { channel in
        let sum = (0..<4).reduce(0) {
          $0 + (Int(stack[first + $1][channel]) * Int(weights[weights.startIndex + $1])) >> 16
        }
        return (sum + 128) >> 8
      })
  }
}
