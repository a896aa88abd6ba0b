import CLibDeflate
import CZlib

/// Compression of bytes and the checksum that goes with it.
enum Deflate {
  /// The last block of a stream, holding nothing: final bit 1, fixed codes, end of block.
  static let lastBlock: [UInt8] = [0x03, 0x00]

  /// Returns blocks, none the last, that end on a byte.
  static func blocks(_ bytes: Span<UInt8>) -> [UInt8] {
    var stream = z_stream()
    let status = deflateInit2_(
      &stream, 1, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib needs a quarter of a megabyte")
    defer { deflateEnd(&stream) }
    // Room for the stored form of incompressible data and the flush's empty block.
    let capacity = Int(deflateBound(&stream, UInt(bytes.count))) + 16
    return [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
      bytes.withUnsafeBufferPointer { input in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(capacity)
        let status = deflate(&stream, Z_FULL_FLUSH)
        precondition(status == Z_OK && stream.avail_in == 0, "the bound on the output holds")
        count = capacity - Int(stream.avail_out)
      }
    }
  }

  /// Returns a whole stream, including its last block, at a level from 0 (stored) to 12 (smallest).
  static func stream(_ bytes: Span<UInt8>, level: Int32) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else {
      preconditionFailure("libdeflate needs a few megabytes")
    }
    defer { libdeflate_free_compressor(compressor) }
    return bytes.withUnsafeBytes { input in
      let capacity = libdeflate_deflate_compress_bound(compressor, input.count)
      return [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        count = libdeflate_deflate_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, capacity)
      }
    }
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
