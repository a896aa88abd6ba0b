import PixelKernels

/// Compresses the filtered rows of bands, one block with codes of its own each.
///
/// It keeps the room that it works in, so that one deflater a thread serves any number of bands.
package struct BandDeflater {
  /// Creates a deflater.
  package init() {}

  private let kernels = deflate_kernels().pointee
  private var heads: [UInt32] = []
  private var tokens: [DeflateToken] = []

  /// Returns blocks, none the last, that end on a byte and inflate to `bytes`.
  ///
  /// Bytes that cannot be compressed are stored, so that the result is never longer than they are by
  /// more than five bytes for each 65,535.
  package mutating func blocks(_ bytes: Span<UInt8>) -> [UInt8] {
    let compressed = compressedBlock(bytes)
    let storedCount = bytes.count + 5 * max(1, (bytes.count + 65_534) / 65_535)
    return compressed.count <= storedCount ? compressed : Deflate.storedBlocks(bytes)
  }

  private mutating func compressedBlock(_ bytes: Span<UInt8>) -> [UInt8] {
    heads = [UInt32](repeating: 0, count: DEFLATE_HEADS)
    let room = bytes.count / 4 + 2
    if tokens.count < room { tokens = [DeflateToken](repeating: DeflateToken(), count: room) }
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    let tokenCount = bytes.withUnsafeBufferPointer { bytes in
      let count = kernels.find_matches(&tokens, &heads, bytes.baseAddress, bytes.count)
      kernels.count_symbols(&literals, &distances, bytes.baseAddress, tokens, count)
      return count
    }
    literals[256] = 1
    let literalCode = HuffmanCode(
      counts: literals, longest: DEFLATE_LONGEST_LITERAL)
    let distanceCode = HuffmanCode(counts: distances, longest: 15)
    let header = DeflateHeader(literals: literalCode, distances: distanceCode)
    var codes = DeflateCodes()
    withUnsafeMutableBytes(of: &codes.literals) { $0.copyBytes(from: literalCode.bytes) }
    withUnsafeMutableBytes(of: &codes.distances) { $0.copyBytes(from: distanceCode.bytes) }

    // A symbol takes at most 13 bits for each byte that it stands for.
    let capacity = header.bytes.count + bytes.count * 13 / 8 + 32
    return [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      _ = output.update(fromContentsOf: header.bytes)
      count = header.bytes.count
      guard let start = output.baseAddress else { return }
      bytes.withUnsafeBufferPointer { bytes in
        count += kernels.write_symbols(
          start + count, header.bits, UInt32(header.bitCount), &codes, bytes.baseAddress, tokens,
          tokenCount)
      }
    }
  }
}

extension HuffmanCode {
  /// The packed codes as bytes, for the kernels' table.
  fileprivate var bytes: [UInt8] {
    packed.withUnsafeBytes { Array($0) }
  }
}
