import PixelKernels
import Testing

@Suite struct DeflateKernelsTests {
  /// The tables of every level that the machine has.
  static let levels = [PIXEL_LEVEL_BASELINE, PIXEL_LEVEL_AVX2, PIXEL_LEVEL_AVX512]
    .filter { $0.rawValue <= pixel_level_available().rawValue }
    .map { deflate_kernels_at($0).pointee }

  /// Seeded bytes: noise, runs and repetitions of earlier bytes at all distances, mixed.
  static func bytes(count: Int, seed: UInt64) -> [UInt8] {
    var random = SplitMix(seed: seed)
    var bytes: [UInt8] = []
    while bytes.count < count {
      let length = Int(random.next() % (random.next() % 8 == 0 ? 5000 : 700)) + 1
      switch random.next() % 4 {
      case 0: bytes += repeatElement(UInt8(random.next() % 3), count: length)
      case 1: bytes += (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      case 2: bytes += (0..<length).map { UInt8($0 % 7) }
      default:
        guard !bytes.isEmpty else { continue }
        let distance = Int(random.next() % UInt64(bytes.count)) + 1
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      }
    }
    return Array(bytes.prefix(count))
  }

  static let counts = [0, 1, 2, 3, 4, 7, 16, 17, 31, 33, 64, 100, 1170]

  @Test(arguments: counts)
  func `rows of pixels are packed as the twin packs them`(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    let pixels = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let above = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    for kernels in Self.levels {
      var row = [UInt8](repeating: 0, count: 3 * count)
      kernels.pack_rgb(&row, pixels, count)
      #expect(row == DeflateTwins.packed(pixels))
      kernels.up_rgb(&row, pixels, above, count)
      let lower = DeflateTwins.packed(pixels)
      #expect(
        row == DeflateTwins.filtered(lower, below: DeflateTwins.packed(above), step: 3, type: 2))
    }
  }

  @Test(arguments: counts, [1, 3, 4])
  func `filters leave what the twin leaves`(count: Int, step: Int) {
    let row = Self.bytes(count: count * step, seed: UInt64(count))
    let above = Self.bytes(count: count * step, seed: UInt64(count) + 9)
    for kernels in Self.levels {
      let filters = [
        kernels.filter_none, kernels.filter_sub, kernels.filter_up, kernels.filter_average,
        kernels.filter_paeth,
      ]
      for (type, filter) in filters.enumerated() {
        var filtered = [UInt8](repeating: 0, count: row.count)
        let sum = filter?(&filtered, row, above, row.count, step)
        let expected = DeflateTwins.filtered(row, below: above, step: step, type: type)
        #expect(filtered == expected)
        #expect(sum == DeflateTwins.bitLengths(expected))
      }
    }
  }

  @Test(arguments: counts, [3, 4])
  func `filters are undone as the twin undoes them`(count: Int, step: Int) {
    let row = Self.bytes(count: count * step, seed: UInt64(count) + 1)
    let above = Self.bytes(count: count * step, seed: UInt64(count) + 2)
    let expected = DeflateTwins.pixels(row, step: step)
    let higher = DeflateTwins.pixels(above, step: step)
    for kernels in Self.levels {
      let unfilter = step == 3 ? kernels.unfilter_rgb : kernels.unfilter_rgba
      for type in 0...4 {
        let filtered = DeflateTwins.filtered(row, below: above, step: step, type: type)
        var pixels = [UInt32](repeating: 0, count: count)
        #expect(unfilter?(&pixels, [UInt8(type)] + filtered, higher, count) == 1)
        #expect(pixels == expected)
        // In the same memory, the filtered row ends one byte after the pixels.
        let lead = [UInt8](repeating: 0, count: (4 - step) * count)
        var memory = lead + [UInt8(type)] + filtered
        memory.withUnsafeMutableBytes { memory in
          guard let start = memory.baseAddress else { return }
          let bytes = (start + lead.count).assumingMemoryBound(to: UInt8.self)
          let target = start.assumingMemoryBound(to: UInt32.self)
          #expect(unfilter?(target, bytes, higher, count) == 1)
          #expect((0..<count).map { target[$0] } == expected)
        }
      }
      var pixels = [UInt32](repeating: 0, count: count)
      #expect(unfilter?(&pixels, [5] + row, higher, count) == 0)
    }
  }

  @Test(arguments: [0, 1, 8, 16, 17, 40, 1000, 70_000], 1...3 as ClosedRange<UInt64>)
  func `tokens, counts and bits are the twin's`(count: Int, seed: UInt64) {
    let bytes = Self.bytes(count: count, seed: seed)
    let expected = DeflateTwins.tokens(bytes)
    let counts = DeflateTwins.counts(bytes, expected)
    var codes = DeflateCodes()
    var random = SplitMix(seed: seed)
    // Any codes will do here: what matters is that they arrive in order.
    withUnsafeMutableBytes(of: &codes) { codes in
      codes.withMemoryRebound(to: UInt32.self) { codes in
        for index in codes.indices {
          let length = UInt32(random.next() % 13) + 1
          codes[index] = UInt32(random.next() % (1 << UInt64(length))) << 6 | length
        }
      }
    }
    for kernels in Self.levels {
      var heads = [UInt32](repeating: 0, count: Int(DEFLATE_HEADS))
      var tokens = [DeflateToken](repeating: DeflateToken(), count: count / 8 + 2)
      let tokenCount = kernels.find_matches(&tokens, &heads, bytes, count)
      let found = tokens.prefix(tokenCount).map {
        DeflateTwins.Token(
          literals: Int($0.literals), length: Int($0.length), distance: Int($0.distance))
      }
      #expect(found == expected)
      var literals = [UInt32](repeating: 0, count: 286)
      var distances = [UInt32](repeating: 0, count: 30)
      kernels.count_symbols(&literals, &distances, bytes, tokens, tokenCount)
      #expect(literals == counts.literals)
      #expect(distances == counts.distances)
      var output = [UInt8](repeating: 0, count: 2 * count + 64)
      var pairs = [UInt32](repeating: 0, count: Int(DEFLATE_PAIRS))
      kernels.pair_codes(&pairs, &codes)
      let written = kernels.write_symbols(
        &output, 5, 3, &codes, pairs, bytes, tokens, tokenCount)
      let twin = DeflateTwins.written(after: [true, false, true], codes: codes, bytes, expected)
      #expect(Array(output.prefix(written)) == twin)
    }
  }
}
