import CZlib
import ImageCodecs
import Testing

@Suite struct BandDeflaterTests {
  /// Bytes of the kinds that filtered rows are made of.
  enum Material: CaseIterable {
    case nothing, one, zeros, noise, runs, steps, sparse

    func bytes(count: Int, seed: UInt64) -> [UInt8] {
      var random = SplitMix(state: seed)
      switch self {
      case .nothing: return []
      case .one: return [7]
      case .zeros: return Array(repeating: 0, count: count)
      case .noise: return (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      case .runs:
        var bytes: [UInt8] = []
        while bytes.count < count {
          bytes += repeatElement(
            UInt8(random.next() % 5), count: Int(random.next() % 600) + 1)
        }
        return Array(bytes.prefix(count))
      case .steps: return (0..<count).map { UInt8($0 / 3 % 7) }
      case .sparse: return (0..<count).map { _ in random.next() % 40 == 0 ? 200 : 0 }
      }
    }
  }

  @Test(arguments: Material.allCases, [1, 2, 17, 300, 65_535, 65_536, 224_704])
  func `blocks inflate to what was compressed`(material: Material, count: Int) {
    var deflater = BandDeflater()
    let bytes = material.bytes(count: count, seed: UInt64(count))
    for search in [BandDeflater.Search.first, .cheapest] {
      let blocks = deflater.blocks(bytes.span, search)
      #expect(inflated(blocks + Deflate.lastBlock) == bytes)
      // A deflater that has worked gives what a fresh one gives.
      var fresh = BandDeflater()
      #expect(deflater.blocks(bytes.span, search) == fresh.blocks(bytes.span, search))
    }
  }

  @Test(arguments: [BandDeflater.Search.first, .cheapest])
  func `noise is stored, not stretched`(search: BandDeflater.Search) {
    var deflater = BandDeflater()
    let bytes = Material.noise.bytes(count: 160_200, seed: 1)
    let blocks = deflater.blocks(bytes.span, search)
    #expect(blocks.count <= 160_200 + 3 * 5)
    #expect(inflated(blocks + Deflate.lastBlock) == bytes)
  }

  @Test func `stored blocks of more than 65535 bytes have true lengths`() {
    let bytes = Material.noise.bytes(count: 160_200, seed: 2)
    let blocks = Deflate.storedBlocks(bytes.span)
    let last = 2 * (5 + 65_535)
    let length = Int(blocks[last + 1]) | Int(blocks[last + 2]) << 8
    #expect(length == 29_130)
    #expect(Int(blocks[last + 3]) | Int(blocks[last + 4]) << 8 == ~length & 0xFFFF)
    #expect(inflated(blocks + Deflate.lastBlock) == bytes)
  }

  /// Inflates a raw stream with zlib; nil if it does not end properly.
  private func inflated(_ stream: [UInt8]) -> [UInt8]? {
    var state = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&state, -15, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&state) }
    var input = stream
    var output = [UInt8](repeating: 0, count: 1 << 20)
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        state.next_in = input.baseAddress
        state.avail_in = UInt32(input.count)
        state.next_out = output.baseAddress
        state.avail_out = UInt32(output.count)
        return inflate(&state, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, state.avail_in == 0 else { return nil }
    return Array(output.prefix(output.count - Int(state.avail_out)))
  }
}

@Suite struct HuffmanCodeTests {
  @Test func `code fills its space and never exceeds the longest`() {
    var random = SplitMix(state: 3)
    for longest in [7, 9, 13, 15] {
      for symbols in [2, 3, 19, 100] where symbols <= 1 << longest {
        // Doubling counts ask for codes as long as there are symbols.
        let steep = (0..<symbols).map { UInt32(1) << UInt32(min($0, 31)) }
        let flat = (0..<symbols).map { _ in UInt32(random.next() % 50) + 1 }
        for counts in [steep, flat] {
          let code = HuffmanCode(counts: counts, longest: longest)
          #expect(code.lengths.allSatisfy { (1...longest).contains(Int($0)) })
          let space = code.lengths.reduce(0) { $0 + 1 << (longest - Int($1)) }
          #expect(space == 1 << longest)
        }
      }
    }
  }

  @Test func `what occurs more often has no longer code`() {
    let counts: [UInt32] = [5, 0, 9, 1, 1, 30]
    let lengths = HuffmanCode(counts: counts, longest: 15).lengths
    #expect(lengths == [3, 0, 2, 4, 4, 1])
  }

  @Test func `codes are those of the standard's example`() {
    // RFC 1951, section 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 give 010 … 110, 00, 1110, 1111.
    let counts: [UInt32] = [8, 8, 8, 8, 8, 16, 4, 4]
    let code = HuffmanCode(counts: counts, longest: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    let sent = code.packed.map { packed in
      (0..<(packed & 63)).map { packed >> (6 + $0) & 1 == 1 ? "1" : "0" }.joined()
    }
    #expect(sent == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }
}
