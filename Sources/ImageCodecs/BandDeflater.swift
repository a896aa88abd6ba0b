import PixelKernels

/// Compresses the filtered rows of bands, in blocks with codes of their own.
///
/// It keeps the memory that it works in, so that one deflater a thread serves any number of bands.
package struct BandDeflater: Sendable {
  /// Creates a deflater.
  package init() {}

  private let kernels = deflate_kernels().pointee
  private var heads = [UInt32](repeating: 0, count: DEFLATE_HEADS)
  private var pairs = [UInt32](repeating: 0, count: DEFLATE_PAIRS)
  private var path = CheapestPath()
  private var tokens: [DeflateToken] = []
  private var output: [UInt8] = []

  /// How matches are chosen.
  package enum Search: Sendable {
    /// Long matches, the first that is found.
    case first
    /// Any matches, those that cost least.
    case cheapest
  }

  /// Returns blocks, none the last, that end on a byte and inflate to `bytes`.
  ///
  /// Bytes that cannot be compressed are stored, so that the result is never longer than they are by
  /// more than five bytes for each 65,535.
  package mutating func blocks(_ bytes: Span<UInt8>, _ search: Search = .first) -> [UInt8] {
    let blocks =
      switch search {
      case .cheapest where bytes.count > 0: cheapestTokens(bytes)
      default: firstTokens(bytes)
      }
    var count = 0
    for block in blocks { count = write(block, of: bytes, at: count) }
    let storedCount = bytes.count + 5 * max(1, (bytes.count + 65_534) / 65_535)
    return count <= storedCount ? Array(output[..<count]) : Deflate.storedBlocks(bytes)
  }

  private mutating func cheapestTokens(_ bytes: Span<UInt8>) -> [TokenBlock] {
    path.find(in: bytes, tokens: &tokens)
  }

  /// Splits bytes into tokens of one block.
  private mutating func firstTokens(_ bytes: Span<UInt8>) -> [TokenBlock] {
    for index in heads.indices { heads[index] = 0 }
    let room = bytes.count / 8 + 2
    if tokens.count < room { tokens = [DeflateToken](repeating: DeflateToken(), count: room) }
    let count = bytes.withUnsafeBufferPointer { bytes in
      kernels.find_matches(&tokens, &heads, bytes.baseAddress, bytes.count)
    }
    return [TokenBlock(tokens: 0..<count, bytes: 0..<bytes.count)]
  }

  /// Writes a block behind what `output` holds already, and returns how much it then holds.
  private mutating func write(
    _ block: TokenBlock, of bytes: Span<UInt8>, at start: Int
  ) -> Int {
    var counts = SymbolCounts()
    let byteStart = block.bytes.lowerBound
    bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        kernels.count_symbols(
          &counts.literals, &counts.distances, bytes.baseAddress.map { $0 + byteStart },
          tokens.baseAddress.map { $0 + block.tokens.lowerBound }, block.tokens.count)
      }
    }
    counts.literals[256] = 1
    let literalCode = HuffmanCode(counts: counts.literals, longest: DEFLATE_LONGEST_LITERAL)
    let distanceCode = HuffmanCode(counts: counts.distances, longest: 15)
    let header = DeflateHeader(literals: literalCode, distances: distanceCode)
    var codes = DeflateCodes(literals: literalCode, distances: distanceCode)
    kernels.pair_codes(&pairs, &codes)

    // A literal takes at most 13 bits; a match of three bytes or more at most 48.
    let capacity = start + header.bytes.count + 2 * block.bytes.count + 32
    if output.count < capacity {
      output += repeatElement(0, count: max(capacity, 2 * bytes.count) - output.count)
    }
    for (index, byte) in header.bytes.enumerated() { output[start + index] = byte }
    let end = start + header.bytes.count
    return output.withUnsafeMutableBufferPointer { output in
      bytes.withUnsafeBufferPointer { bytes in
        tokens.withUnsafeBufferPointer { tokens in
          end
            + kernels.write_symbols(
              output.baseAddress.map { $0 + end }, header.bits, UInt32(header.bitCount), &codes,
              pairs, bytes.baseAddress.map { $0 + byteStart },
              tokens.baseAddress.map { $0 + block.tokens.lowerBound }, block.tokens.count)
        }
      }
    }
  }
}

extension DeflateCodes {
  /// Packs the codes of a block as the kernels take them.
  fileprivate init(literals: HuffmanCode, distances: HuffmanCode) {
    self.init()
    withUnsafeMutableBytes(of: &self.literals) { $0.copyBytes(from: literals.bytes) }
    withUnsafeMutableBytes(of: &self.distances) { $0.copyBytes(from: distances.bytes) }
  }
}

extension HuffmanCode {
  /// The packed codes as bytes, for the kernels' table.
  fileprivate var bytes: [UInt8] {
    packed.withUnsafeBytes { Array($0) }
  }
}
