import PixelKernels
import Testing

/// Looking pixels up gives what the twins give, at every level that the machine has.
@Suite struct SamplingKernelsTests {
  private static let levels = PixelKernelsTests.levels

  private static func grid(_ width: Int, _ height: Int) -> SamplingTwins.Grid {
    SamplingTwins.Grid(
      pixels: PixelKernelsTests.pixels(width * height, seed: UInt64(width)), width: width,
      height: height)
  }

  private static func withGrid(
    _ grid: SamplingTwins.Grid, _ body: (UnsafePointer<PixelGrid>) -> Void
  ) {
    grid.pixels.withUnsafeBufferPointer { pixels in
      var words = PixelGrid(
        pixels: pixels.baseAddress, stride: grid.width, right: Int32(grid.width - 1),
        bottom: Int32(grid.height - 1))
      body(&words)
    }
  }

  /// Seeded weights: four that add up to `total` for each of the kernel's 65 · 256 entries.
  private static func weights(total: Int, seed: UInt64) -> [Int] {
    var random = SplitMix(seed: seed)
    return (0..<65 * 256).flatMap { _ -> [Int] in
      var cuts = (0..<3).map { _ in Int(random.next() % UInt64(total + 1)) }
      cuts.sort()
      return [cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], total - cuts[2]]
    }
  }

  private static let across = weights(total: 65535, seed: 1).map { UInt16($0) }
  private static let down = weights(total: 256, seed: 2).map { UInt32($0) | UInt32($0) << 16 }

  private static func withFilter(_ body: (UnsafePointer<PixelFilter>) -> Void) {
    across.withUnsafeBufferPointer { across in
      down.withUnsafeBufferPointer { down in
        var words = PixelFilter(across: across.baseAddress, down: down.baseAddress)
        body(&words)
      }
    }
  }

  private static func withLooks(_ looks: SamplingTwins.Looks, _ body: (PixelLooks) -> Void) {
    looks.first.withUnsafeBufferPointer { first in
      looks.weights.withUnsafeBufferPointer { weights in
        body(PixelLooks(first: first.baseAddress, weights: weights.baseAddress))
      }
    }
  }

  /// Seeded looks at neighbours from `range` on.
  private static func looks(_ count: Int, in range: ClosedRange<Int32>, seed: UInt64)
    -> SamplingTwins.Looks
  {
    var random = SplitMix(seed: seed)
    return SamplingTwins.Looks(
      first: (0..<count).map { _ in Int32.random(in: range, using: &random) },
      weights: (0..<count).map { _ in 4 * Int32.random(in: 0..<65 * 256, using: &random) })
  }

  @Test(arguments: [0, 1, 7, 64, 200])
  func `the nearest pixel is found, beyond the borders too`(count: Int) {
    let grid = Self.grid(37, 23)
    let lines = [
      PixelLine(u: -3, du: 0.5, v: 30, dv: -0.25, w: 1, dw: 0),
      PixelLine(u: 1, du: 0.9, v: 2, dv: 0.4, w: 0.5, dw: 0.01),
      PixelLine(u: .nan, du: 1, v: .infinity, dv: 1, w: 1, dw: 0),
    ]
    for kernels in Self.levels {
      for line in lines {
        var row = [UInt32](repeating: 0, count: count)
        var words = line
        Self.withGrid(grid) { kernels.sample_nearest(&row, $0, &words, 5, count) }
        #expect(row == (5..<5 + count).map { SamplingTwins.nearest(grid, line, $0) })
      }
    }
  }

  private static let axes = [
    PixelAxis(
      at: 12.3, step: 1, step_down: 0, w: 1, dw: 0, dw_down: 0, width: 1, height: 1, last: 400),
    PixelAxis(
      at: -40, step: 1.71, step_down: 0.3, w: 1, dw: 0, dw_down: 0, width: 0.5, height: 1,
      last: 300),
    PixelAxis(
      at: 90, step: 0.4, step_down: -0.7, w: 1.2, dw: 0.0007, dw_down: 0.0002, width: 1,
      height: 1, last: 500),
    PixelAxis(
      at: 3, step: 8, step_down: 2, w: 0.05, dw: 0.004, dw_down: 0.001, width: 0.25, height: 0.5,
      last: 3000),
    PixelAxis(
      at: 5, step: 1, step_down: 1, w: -0.2, dw: 0.01, dw_down: 0, width: 1, height: 1, last: 99),
  ]

  @Test(arguments: axes.indices)
  func `looks are where the axis says, to a step`(index: Int) {
    let axis = Self.axes[index]
    let count = 300
    var baseline: SamplingTwins.Looks?
    for kernels in Self.levels {
      var looks = SamplingTwins.Looks(
        first: Array(repeating: 0, count: count), weights: Array(repeating: 0, count: count))
      var words = axis
      kernels.look(&looks.first, &looks.weights, &words, 11, count)
      for (number, exact) in SamplingTwins.looks(axis, from: 11, count: count).enumerated() {
        guard exact.position > -3, exact.position < Double(axis.last) + 3 else { continue }
        let weights = Int(looks.weights[number])
        let position = Double(looks.first[number] + 1) + Double(weights / 4 % 256) / 256
        #expect(abs(position - exact.position) <= 1.1 / 512)
        #expect(abs(Double(weights / 1024) - exact.square * 16) <= 0.51)
      }
      if let baseline { #expect(looks == baseline) } else { baseline = looks }
    }
  }

  @Test func `a look does not depend on the looks beside it`() {
    for axis in Self.axes {
      for kernels in Self.levels {
        var words = axis
        var whole = [Int32](repeating: 0, count: 300)
        var wholeWeights = whole
        kernels.look(&whole, &wholeWeights, &words, 0, 300)
        for (start, count) in [(1, 1), (63, 2), (64, 64), (100, 77), (250, 50)] {
          var part = [Int32](repeating: 0, count: count)
          var partWeights = part
          kernels.look(&part, &partWeights, &words, Int32(start), count)
          #expect(part[...] == whole[start..<start + count])
          #expect(partWeights[...] == wholeWeights[start..<start + count])
        }
      }
    }
  }

  @Test(arguments: [0, 1, 3, 4, 63, 64, 65, 150])
  func `squares of sixteen pixels are averaged, beyond the borders too`(count: Int) {
    let grid = Self.grid(50, 40)
    for (columns, rows) in [(0...46, 0...36), (-6...52, -6...42)]
      as [(ClosedRange<Int32>, ClosedRange<Int32>)]
    {
      let across = Self.looks(count, in: columns, seed: 3)
      let down = Self.looks(count, in: rows, seed: 4)
      let expected = (0..<count).map { index in
        SamplingTwins.filtered(
          grid, Int(across.first[index]), Int(down.first[index]),
          Self.across[Int(across.weights[index])...], Self.down[Int(down.weights[index])...])
      }
      for kernels in Self.levels {
        var row = [UInt32](repeating: 0, count: count)
        Self.withGrid(grid) { grid in
          Self.withFilter { filter in
            Self.withLooks(across) { across in
              Self.withLooks(down) { kernels.filter(&row, grid, filter, across, $0, count) }
            }
          }
        }
        #expect(row == expected)
      }
    }
  }

  @Test(arguments: [0, 1, 3, 4, 63, 64, 65, 150], [-2, 0, 17, 38] as [Int32])
  func `squares in the same rows are averaged alike`(count: Int, top: Int32) {
    let grid = Self.grid(700, 40)
    let weights: Int32 = 4 * 1234
    for columns in [100...150, 0...696, -6...702] as [ClosedRange<Int32>] {
      let across = Self.looks(count, in: columns, seed: 5)
      let expected = (0..<count).map { index in
        SamplingTwins.filtered(
          grid, Int(across.first[index]), Int(top), Self.across[Int(across.weights[index])...],
          Self.down[Int(weights)...])
      }
      for kernels in Self.levels {
        var row = [UInt32](repeating: 0, count: count)
        Self.withGrid(grid) { grid in
          Self.withFilter { filter in
            Self.withLooks(across) {
              kernels.filter_level(&row, grid, filter, $0, top, weights, count)
            }
          }
        }
        #expect(row == expected)
      }
    }
  }

  @Test(arguments: [0, 1, 3, 4, 63, 128, 131, 150], [1, 3, 4, 6])
  func `rows of squares are averaged alike`(count: Int, height: Int) {
    let grid = Self.grid(700, 40)
    let stride = count + 3
    let down = Self.looks(height, in: -6...42, seed: 7)
    for columns in [100...150, 0...696, -6...702, 900...910] as [ClosedRange<Int32>] {
      let across = Self.looks(count, in: columns, seed: 5)
      let spread = across.weights.flatMap { index in
        (0..<16).map { Self.across[Int(index) + $0 / 4] }
      }
      var expected = [UInt32](repeating: 7, count: stride * height)
      for y in 0..<height {
        for x in 0..<count {
          expected[y * stride + x] = SamplingTwins.filtered(
            grid, Int(across.first[x]), Int(down.first[y]), Self.across[Int(across.weights[x])...],
            Self.down[Int(down.weights[y])...])
        }
      }
      for kernels in Self.levels {
        var pixels = [UInt32](repeating: 7, count: stride * height)
        Self.withGrid(grid) { grid in
          Self.withFilter { filter in
            across.first.withUnsafeBufferPointer { first in
              spread.withUnsafeBufferPointer { spread in
                pixels.withUnsafeMutableBufferPointer { pixels in
                  kernels.filter_rows(
                    PixelBlock(
                      pixels: pixels.baseAddress, stride: stride, width: count, height: height,
                      streamed: 0),
                    grid, filter,
                    PixelSpreadLooks(first: first.baseAddress, weights: spread.baseAddress),
                    down.first, down.weights)
                }
              }
            }
          }
        }
        #expect(pixels == expected)
      }
    }
  }

  @Test(arguments: [1, 2, 3], [(70, 9), (64, 64), (3, 1), (133, 20)])
  func `columns are averaged across and then down`(groups: Int, size: (width: Int, height: Int)) {
    let grid = Self.grid(90, 40)
    let count = size.width
    let height = 33
    let top = -5
    var random = SplitMix(seed: 6)
    let first = (0..<count).map { _ in Int32.random(in: 0...Int32(90 - 4 * groups), using: &random)
    }
    let weights = (0..<count).map { _ in
      (0..<4 * groups).map { _ in UInt16(random.next() % UInt64(65535 / (4 * groups))) }
    }
    let spread = weights.flatMap { $0.flatMap { Array(repeating: $0, count: 4) } }
    let start = (0..<count).map { _ in Int32.random(in: 0...2_000_000, using: &random) }
    let growth = (0..<count).map { _ in Int32.random(in: 0...30_000, using: &random) }
    let filter = (0..<count).map { _ in 1024 * Int32.random(in: 0...64, using: &random) }
    let stacks = (0..<count).map { x in
      (0..<height).map { SamplingTwins.stacked(grid, Int(first[x]), top + $0, weights[x]) }
    }
    let expected: [UInt32] = (0..<size.height).flatMap { y in
      let row: [UInt32] = (0..<count).map { x in
        let steps = Int(start[x] + growth[x] * Int32(y) + 128) >> 8
        return SamplingTwins.filtered(
          stacks[x], min(max(steps >> 8, 0), height - 4),
          Self.across[(Int(filter[x]) + 4 * (steps & 255))...])
      }
      return row + [7, 7]
    }
    for kernels in Self.levels {
      var pixels = [UInt32](repeating: 7, count: (count + 2) * size.height)
      first.withUnsafeBufferPointer { first in
        spread.withUnsafeBufferPointer { spread in
          start.withUnsafeBufferPointer { start in
            growth.withUnsafeBufferPointer { growth in
              filter.withUnsafeBufferPointer { by in
                var columns = PixelColumns(
                  groups: groups, first: first.baseAddress, weights: spread.baseAddress,
                  start: start.baseAddress, growth: growth.baseAddress, filter: by.baseAddress)
                pixels.withUnsafeMutableBufferPointer { pixels in
                  let block = PixelBlock(
                    pixels: pixels.baseAddress, stride: count + 2, width: count,
                    height: size.height, streamed: 0)
                  Self.withGrid(grid) { grid in
                    Self.withFilter {
                      kernels.filter_columns(block, grid, &columns, $0, Int32(top), Int32(height))
                    }
                  }
                }
              }
            }
          }
        }
      }
      #expect(pixels == expected)
    }
  }

  @Test func `columns look down as their twins do`() {
    var random = SplitMix(seed: 7)
    let count = 67
    let numerators = (0..<count).map { _ in Double.random(in: -40...40, using: &random) }
    let ws = (0..<count).map { _ in Double.random(in: 0.7...1.4, using: &random) }
    let growths = ws.map { 1.1 / $0 }
    for slant in [0, 0.3, -2.5] {
      for kernels in Self.levels {
        var start = [Int32](repeating: -1, count: count)
        var filter = start
        numerators.withUnsafeBufferPointer { numerators in
          ws.withUnsafeBufferPointer { ws in
            growths.withUnsafeBufferPointer { growths in
              var descents = PixelDescents(
                count: count, numerators: numerators.baseAddress, ws: ws.baseAddress,
                growths: growths.baseAddress, row_step: 1.1, rest: 13.7, shift: 3.5, first: 64.5,
                last: 63, slant: slant, slant_w: 0.0002)
              kernels.look_down(&start, &filter, &descents, 5)
            }
          }
        }
        for x in 0..<count {
          let position = (numerators[x] + 64.5 * 1.1 + 13.7) / ws[x] - 3.5
          #expect(start[x] == Int32(((position - 1 - 5) * 65536).rounded()))
          let middle = position + 31.5 * growths[x] + 3.5
          let aslant = (slant - middle * 0.0002) / ws[x]
          let square = min(growths[x] * growths[x] + aslant * aslant, 4)
          #expect(filter[x] == Int32(1024 * (square * 16).rounded()))
        }
      }
    }
  }
}
