import PixelKernels
import Testing

/// Rows that are written together are what they are one by one, streamed or not, at every level
/// that the machine has; and nothing beside them is touched.
@Suite struct BlockKernelsTests {
  private static let stride = 97
  private static let height = 5
  private static let untouched: UInt32 = 0x1357_9BDF

  /// Runs `body` on a block at `offset` pixels and returns all pixels around it.
  private static func drawn(
    _ width: Int, at offset: Int, isStreamed: Bool, _ body: (PixelBlock) -> Void
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: untouched, count: stride * (height + 2))
    pixels.withUnsafeMutableBufferPointer {
      body(
        PixelBlock(
          pixels: $0.baseAddress.map { $0 + offset }, stride: stride, width: width, height: height,
          streamed: isStreamed ? 1 : 0))
    }
    return pixels
  }

  /// The pixels around a block that shows `pixel` of a row and a column.
  private static func expected(
    _ width: Int, at offset: Int, _ pixel: (Int, Int) -> UInt32
  ) -> [UInt32] {
    var pixels = [UInt32](repeating: untouched, count: stride * (height + 2))
    for y in 0..<height {
      for x in 0..<width { pixels[offset + y * stride + x] = pixel(y, x) }
    }
    return pixels
  }

  @Test(arguments: [0, 1, 2, 5, 15, 16, 17, 31, 32, 33, 63, 80], [0, 1, 7, 15])
  func `blocks are copied and mixed`(width: Int, offset: Int) {
    let from = PixelKernelsTests.pixels(600, seed: 1)
    let over = PixelKernelsTests.pixels(700, seed: 2)
    for kernels in PixelKernelsTests.levels {
      for isStreamed in [false, true] {
        let copied = Self.drawn(width, at: offset, isStreamed: isStreamed) { block in
          from.withUnsafeBufferPointer { kernels.copy_rows(block, $0.baseAddress, 101) }
        }
        #expect(copied == Self.expected(width, at: offset) { from[101 * $0 + $1] })
        for weight in [0, 1, 128, 255, 256] {
          let mixed = Self.drawn(width, at: offset, isStreamed: isStreamed) { block in
            from.withUnsafeBufferPointer { from in
              over.withUnsafeBufferPointer { over in
                kernels.mix_rows(
                  block, from.baseAddress, 101, over.baseAddress.map { $0 + 3 }, 111,
                  UInt32(weight))
              }
            }
          }
          #expect(
            mixed
              == Self.expected(width, at: offset) {
                PixelTwins.mixed(from[101 * $0 + $1], over[3 + 111 * $0 + $1], weight)
              })
        }
      }
    }
  }

  @Test(arguments: 0..<40)
  func `strips are laid side by side`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let from = PixelKernelsTests.pixels(900, seed: 3)
    let over = PixelKernelsTests.pixels(900, seed: 4)
    let offset = Int.random(in: 0..<20, using: &random)
    var expected = [UInt32](repeating: Self.untouched, count: offset)
    var cuts: [(kind: Int, at: Int, count: Int, weight: UInt32)] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let longest = [3, 20, 300].randomElement(using: &random) ?? 1
      let count = Int.random(in: 0...longest, using: &random)
      let kind = Int.random(in: 0...5, using: &random)
      let at = Int.random(in: 0..<600, using: &random)
      let weight = kind < 3 ? UInt32.random(in: 0...256, using: &random) : 0
      cuts.append((kind, at, count, weight))
      for i in at..<at + count {
        expected.append(
          kind == 5 ? Self.untouched : PixelTwins.mixed(from[i], over[899 - i], Int(weight)))
      }
    }
    let length = expected.count - offset
    expected += [UInt32](repeating: Self.untouched, count: 30)
    let backwards = Array(over.reversed())
    for kernels in PixelKernelsTests.levels {
      for isStreamed in [false, true] {
        var row = [UInt32](repeating: Self.untouched, count: offset + length + 30)
        row.withUnsafeMutableBufferPointer { row in
          from.withUnsafeBufferPointer { from in
            backwards.withUnsafeBufferPointer { over in
              let strips = cuts.map { cut in
                PixelStrip(
                  below: cut.kind == 5 ? nil : from.baseAddress.map { $0 + cut.at },
                  above: over.baseAddress.map { $0 + cut.at }, count: cut.count, weight: cut.weight)
              }
              kernels.lay_strips(
                row.baseAddress.map { $0 + offset }, strips, strips.count, isStreamed ? 1 : 0)
            }
          }
        }
        #expect(row == expected)
      }
    }
  }
}
