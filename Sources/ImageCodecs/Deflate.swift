import CLibDeflate
import CZlib

/// Compression of bytes and the checksum that goes with it.
package enum Deflate {
  /// The last block of a stream, holding nothing: final bit 1, fixed codes, end of block.
  package static let lastBlock: [UInt8] = [0x03, 0x00]

  /// Returns blocks, none the last, that hold the bytes as they are, 65,535 at a time.
  package static func storedBlocks(_ bytes: Span<UInt8>) -> [UInt8] {
    var blocks: [UInt8] = []
    blocks.reserveCapacity(bytes.count + 5 * (bytes.count / 65_535 + 1))
    var start = 0
    while start < bytes.count {
      let end = min(start + 65_535, bytes.count)
      let count = UInt16(end - start)
      blocks += [0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
      for index in start..<end { blocks.append(bytes[index]) }
      start = end
    }
    return blocks
  }

  /// Returns the Adler-32 of some bytes.
  static func adler32(_ bytes: Span<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { libdeflate_adler32(1, $0.baseAddress, $0.count) }
  }

  /// Returns the Adler-32 of one run of bytes followed by another of `count` bytes.
  static func adler32(_ first: UInt32, followedBy second: UInt32, of count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: adler32_combine(UInt(first), UInt(second), count))
  }
}
