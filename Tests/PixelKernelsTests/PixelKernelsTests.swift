import PixelKernels
import Testing

/// Every kernel gives what its twin gives, bit for bit, at every level that the machine has.
@Suite struct PixelKernelsTests {
  /// The kernels of every level that the machine has.
  static let levels = [PIXEL_LEVEL_BASELINE, PIXEL_LEVEL_AVX2, PIXEL_LEVEL_AVX512]
    .filter { $0.rawValue <= pixel_level_available().rawValue }
    .map { pixel_kernels_at($0).pointee }

  static let counts = [0, 1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 33, 64, 65, 129, 1170]
  static let weights = [0, 1, 2, 127, 128, 129, 200, 255, 256]

  /// Seeded premultiplied pixels, among them clear, opaque and equal ones.
  static func pixels(_ count: Int, seed: UInt64) -> [UInt32] {
    straight(count, seed: seed).map(PixelTwins.premultiplied)
  }

  static func straight(_ count: Int, seed: UInt64) -> [UInt32] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { index in
      let bits = UInt32(truncatingIfNeeded: random.next())
      switch index % 5 {
      case 0: return bits | 0xFF00_0000
      case 1: return bits & 0x00FF_FFFF
      default: return bits
      }
    }
  }

  static func coverages(_ count: Int, seed: UInt64) -> [UInt16] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { index in
      index % 3 == 0 ? (index % 2 == 0 ? 0 : 256) : UInt16(random.next() % 257)
    }
  }

  @Test func `kernels of unknown levels are those of the best level below`() {
    let best = pixel_kernels_at(pixel_level_available())
    #expect(pixel_kernels_at(PIXEL_LEVEL_AVX512) == best)
    #expect(Self.levels.isEmpty == false)
  }

  @Test(arguments: counts)
  func `rows are filled and mixed`(count: Int) {
    let from = Self.pixels(count, seed: 1)
    let to = Self.pixels(count, seed: 2)
    let coverage = Self.coverages(count, seed: 3)
    for kernels in Self.levels {
      var row = from
      kernels.fill(&row, 0x1234_5678, count)
      #expect(row == Array(repeating: 0x1234_5678, count: count))
      for weight in Self.weights {
        let expected = zip(from, to).map { PixelTwins.mixed($0, $1, weight) }
        kernels.mix(&row, from, to, UInt32(weight), count)
        #expect(row == expected)
        row = from
        row.withUnsafeMutableBufferPointer {
          kernels.mix($0.baseAddress, $0.baseAddress, to, UInt32(weight), count)
        }
        #expect(row == expected)
      }
      row = from
      kernels.mix_covered(&row, to, coverage, count)
      #expect(
        row == zip(zip(from, to), coverage).map { PixelTwins.mixed($0.0, $0.1, Int($1)) })
    }
  }

  @Test(arguments: counts)
  func `rows are composited over rows`(count: Int) {
    let backdrop = Self.pixels(count, seed: 4)
    let source = Self.pixels(count, seed: 5)
    let coverage = Self.coverages(count, seed: 6)
    for kernels in Self.levels {
      var row = backdrop
      kernels.over(&row, source, count)
      #expect(row == zip(source, backdrop).map(PixelTwins.over))
      for weight in Self.weights {
        row = backdrop
        kernels.over_weighted(&row, source, UInt32(weight), count)
        #expect(
          row
            == zip(source, backdrop).map { PixelTwins.over(PixelTwins.weighted($0, weight), $1) })
      }
      row = backdrop
      kernels.over_covered(&row, source, coverage, count)
      #expect(
        row
          == zip(zip(source, backdrop), coverage).map {
            PixelTwins.over(PixelTwins.weighted($0.0, Int($1)), $0.1)
          })
    }
  }

  @Test(arguments: counts)
  func `differences are the twin's`(count: Int) {
    let some = Self.pixels(count, seed: 20)
    var others = Self.pixels(count, seed: 21)
    for index in others.indices where index % 3 == 0 { others[index] = some[index] ^ 0x0201 }
    for index in others.indices where index % 5 == 0 { others[index] &= 0x00FF_FFFF }
    for kernels in Self.levels {
      var row = [UInt8](repeating: 7, count: count)
      kernels.differences(&row, some, others, count)
      #expect(row == zip(some, others).map(PixelTwins.difference))
    }
  }

  @Test(arguments: counts)
  func `one pixel is composited over rows`(count: Int) {
    let backdrop = Self.pixels(count, seed: 7)
    let coverage = Self.coverages(count, seed: 8)
    for pixel in Self.pixels(9, seed: 9) {
      for kernels in Self.levels {
        var row = backdrop
        kernels.over_pixel(&row, pixel, count)
        #expect(row == backdrop.map { PixelTwins.over(pixel, $0) })
        row = backdrop
        kernels.over_pixel_covered(&row, pixel, coverage, count)
        #expect(
          row
            == zip(backdrop, coverage).map {
              PixelTwins.over(PixelTwins.weighted(pixel, Int($1)), $0)
            })
      }
    }
  }

  @Test(arguments: counts)
  func `rows are scaled and masked`(count: Int) {
    let pixels = Self.pixels(count, seed: 10)
    let mask = Self.pixels(count, seed: 11)
    for kernels in Self.levels {
      var row = pixels
      kernels.mask(&row, mask, count)
      #expect(row == zip(pixels, mask).map { PixelTwins.scaled($0, Int($1 >> 24)) })
      for weight in Self.weights {
        row = pixels
        kernels.scale(&row, UInt32(weight), count)
        #expect(row == pixels.map { PixelTwins.weighted($0, weight) })
      }
    }
  }

  @Test func `all pairs of a channel and an alpha are premultiplied and taken back`() {
    let straight = (0..<65536).map { UInt32($0 & 255) * 0x0001_0101 | UInt32($0 >> 8) << 24 }
    let premultiplied = straight.map(PixelTwins.premultiplied)
    for kernels in Self.levels {
      var row = straight
      kernels.premultiply(&row, straight, row.count)
      #expect(row == premultiplied)
      kernels.unpremultiply(&row, premultiplied, row.count)
      #expect(row == premultiplied.map(PixelTwins.straight))
      let once = row
      kernels.premultiply(&row, once, row.count)
      #expect(row == premultiplied)
    }
  }

  @Test(arguments: counts)
  func `rows are converted`(count: Int) {
    let straight = Self.straight(count, seed: 12)
    let premultiplied = straight.map(PixelTwins.premultiplied)
    for kernels in Self.levels {
      var row = straight
      kernels.premultiply(&row, straight, count)
      #expect(row == premultiplied)
      kernels.unpremultiply(&row, premultiplied, count)
      #expect(row == premultiplied.map(PixelTwins.straight))
      kernels.swap_red_and_blue(&row, straight, count)
      #expect(row == straight.map(PixelTwins.swapped))
      #expect(kernels.all_bits(straight, count) == straight.reduce(0xFFFF_FFFF, &))
    }
  }

  @Test(arguments: counts, [1, 2, 3, 7, 64, 256, 257])
  func `the mean of rows is rounded to nearest`(count: Int, rows: Int) {
    let lines = (0..<rows).map { Self.pixels(count, seed: UInt64(20 + $0)) }
    let expected = (0..<count).map { x in
      PixelTwins.pixel(
        (0..<4).map { channel in
          let sum = lines.reduce(0) { $0 + PixelTwins.channels($1[x])[channel] }
          return (sum + rows / 2) / rows
        })
    }
    for kernels in Self.levels {
      var sums = [UInt16](repeating: 0, count: 4 * count)
      for line in lines { kernels.accumulate(&sums, line, count) }
      var row = [UInt32](repeating: 0, count: count)
      kernels.average(&row, &sums, UInt32(rows), count)
      #expect(row == expected)
      #expect(sums.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: counts, [(1, 1), (2, 1), (1, 2), (2, 2), (2, 3), (3, 2), (5, 4)])
  func `the means of squares are rounded to nearest`(count: Int, parts: (columns: Int, rows: Int)) {
    let height = 3
    let width = count * parts.columns
    let pixels = Self.pixels(width * height * parts.rows, seed: 50)
    var expected = [UInt32](repeating: 7, count: (count + 2) * height)
    for y in 0..<height {
      for x in 0..<count {
        let seen = (0..<parts.rows).flatMap { row in
          (0..<parts.columns).map {
            PixelTwins.channels(pixels[(y * parts.rows + row) * width + x * parts.columns + $0])
          }
        }
        expected[y * (count + 2) + x] = PixelTwins.pixel(
          (0..<4).map { channel in
            (seen.reduce(0) { $0 + $1[channel] } + seen.count / 2) / seen.count
          })
      }
    }
    for kernels in Self.levels {
      var means = [UInt32](repeating: 7, count: (count + 2) * height)
      means.withUnsafeMutableBufferPointer {
        kernels.average_parts(
          PixelBlock(
            pixels: $0.baseAddress, stride: count + 2, width: count, height: height, streamed: 0),
          pixels, width, UInt32(parts.columns), UInt32(parts.rows))
      }
      #expect(means == expected)
    }
  }

  @Test(arguments: counts)
  func `ramps give the colours at their parameters`(count: Int) {
    let ramp = PixelTwins.Ramp(
      locations: [0.1, 0.4, 0.4, 0.9],
      colors: [[1, 0, 0.25, 1], [0.5, 0.5, 0.5, 0.5], [0, 1, 1, 0], [0.2, 0.3, 0.4, 1]],
      growths: [[-1, 1.5, 0.8, -1.6], [0, 0, 0, 0], [0.4, -1.4, -1.2, 2], [0, 0, 0, 0]])
    var random = SplitMix(seed: 13)
    let special: [Float] = [0.1, 0.4, 0.9, .nan, .infinity, -.infinity, 0, 1]
    let parameters = (0..<count).map { index in
      index % 3 == 0
        ? special[index / 3 % special.count] : Float.random(in: -0.2...1.2, using: &random)
    }
    let colors = ramp.colors.flatMap { $0 }
    let growths = ramp.growths.flatMap { $0 }
    let before = (ramp.before[0], ramp.before[1], ramp.before[2], ramp.before[3])
    for kernels in Self.levels {
      var row = [UInt32](repeating: 0, count: count)
      ramp.locations.withUnsafeBufferPointer { locations in
        colors.withUnsafeBufferPointer { colors in
          growths.withUnsafeBufferPointer { growths in
            var words = PixelRamp(
              count: 4, locations: locations.baseAddress, colors: colors.baseAddress,
              growths: growths.baseAddress, before: before)
            kernels.ramp(&row, &words, parameters, count)
          }
        }
      }
      #expect(row == parameters.map { PixelTwins.color(ramp, $0) })
    }
  }

  @Test(arguments: counts)
  func `pairs are added with their weight`(count: Int) {
    var random = SplitMix(seed: 14)
    func floats() -> [Float] { (0..<count).map { _ in Float.random(in: 0...255, using: &random) } }
    let start = floats()
    let left = floats()
    let right = floats()
    for kernels in Self.levels {
      var sums = start
      kernels.add_pair(&sums, left, right, 0.137, count)
      let twin = (0..<count).map { index -> Float in
        let pair: Float = left[index] + right[index]
        return start[index] + 0.137 * pair
      }
      #expect(sums == twin)
    }
  }
}
