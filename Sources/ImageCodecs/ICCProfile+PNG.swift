import CLibDeflate

extension ICCProfile {
  /// Why a profile in a PNG cannot be used.
  enum UnpackingError: Error {
    case malformed
    case overLimit
  }

  /// Unpacks the contents of an `iCCP` chunk: a Latin-1 name, 0, method 0, zlib data.
  init(
    compressed range: Range<Int>, in file: Span<UInt8>, limits: ImageLimits
  ) throws(UnpackingError) {
    let nameEnd = file.firstIndex(of: 0, in: range.prefix(80))
    guard let nameEnd, nameEnd + 2 < range.upperBound, file[nameEnd + 1] == 0 else {
      throw .malformed
    }
    let packed = file.extracting(nameEnd + 2..<range.upperBound)
    let bytes = try Self.inflate(packed, limit: limits.profileByteCount)
    guard let profile = ICCProfile(bytes: bytes, name: file.latin1(range.lowerBound..<nameEnd))
    else { throw .malformed }
    self = profile
  }

  private static func inflate(
    _ packed: Span<UInt8>, limit: Int
  ) throws(UnpackingError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .overLimit }
    defer { libdeflate_free_decompressor(decompressor) }
    // Most profiles are a few hundred bytes to a few kilobytes; try four times as much each time.
    var capacity = min(4096, limit)
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        result = packed.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, buffer.baseAddress, capacity, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return bytes
      case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < limit: capacity = min(capacity * 4, limit)
      case LIBDEFLATE_INSUFFICIENT_SPACE: throw .overLimit
      default: throw .malformed
      }
    }
  }
}
