import PixelKernels

/// Compresses the filtered rows of bands, one block with codes of its own each.
///
/// It keeps the memory that it works in, so that one deflater a thread serves any number of bands.
package struct BandDeflater: Sendable {
  /// Creates a deflater.
  package init() {}

  private let kernels = deflate_kernels().pointee
  private var heads = [UInt32](repeating: 0, count: DEFLATE_HEADS)
  private var pairs = [UInt32](repeating: 0, count: DEFLATE_PAIRS)
  private var tokens: [DeflateToken] = []
  private var output: [UInt8] = []

  /// Returns blocks, none the last, that end on a byte and inflate to `bytes`.
  ///
  /// Bytes that cannot be compressed are stored, so that the result is never longer than they are by
  /// more than five bytes for each 65,535.
  package mutating func blocks(_ bytes: Span<UInt8>) -> [UInt8] {
    let count = writeBlock(bytes)
    let storedCount = bytes.count + 5 * max(1, (bytes.count + 65_534) / 65_535)
    return count <= storedCount ? Array(output[..<count]) : Deflate.storedBlocks(bytes)
  }

  /// Writes one block to `output` and returns its length.
  private mutating func writeBlock(_ bytes: Span<UInt8>) -> Int {
    for index in heads.indices { heads[index] = 0 }
    let room = bytes.count / 8 + 2
    if tokens.count < room { tokens = [DeflateToken](repeating: DeflateToken(), count: room) }
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    let tokenCount = bytes.withUnsafeBufferPointer { bytes in
      let count = kernels.find_matches(&tokens, &heads, bytes.baseAddress, bytes.count)
      kernels.count_symbols(&literals, &distances, bytes.baseAddress, tokens, count)
      return count
    }
    literals[256] = 1
    let literalCode = HuffmanCode(counts: literals, longest: DEFLATE_LONGEST_LITERAL)
    let distanceCode = HuffmanCode(counts: distances, longest: 15)
    let header = DeflateHeader(literals: literalCode, distances: distanceCode)
    var codes = DeflateCodes(literals: literalCode, distances: distanceCode)
    kernels.pair_codes(&pairs, &codes)

    // A symbol takes at most 13 bits for each byte that it stands for.
    let capacity = header.bytes.count + bytes.count * 13 / 8 + 32
    if output.count < capacity { output = [UInt8](repeating: 0, count: capacity) }
    for (index, byte) in header.bytes.enumerated() { output[index] = byte }
    return output.withUnsafeMutableBufferPointer { output in
      bytes.withUnsafeBufferPointer { bytes in
        header.bytes.count
          + kernels.write_symbols(
            output.baseAddress.map { $0 + header.bytes.count }, header.bits,
            UInt32(header.bitCount), &codes, pairs, bytes.baseAddress, tokens, tokenCount)
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
