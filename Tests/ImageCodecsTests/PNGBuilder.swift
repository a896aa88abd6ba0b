/// PNG files put together chunk by chunk, with stored pixels, so that any rule can be broken.
struct PNGBuilder {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var bytes = PNGBuilder.signature

  /// Appends a chunk, with its right checksum unless another is given.
  mutating func append(_ name: String, _ contents: [UInt8], checksum: UInt32? = nil) {
    let body = Array(name.utf8) + contents
    bytes += Self.big32(UInt32(contents.count)) + body
    bytes += Self.big32(checksum ?? Self.checksum(body))
  }

  /// Returns a whole file of the given filtered rows, with chunks between header and pixels.
  static func file(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, rows: [UInt8],
    chunks: [(String, [UInt8])] = []
  ) -> [UInt8] {
    var file = PNGBuilder()
    file.append(
      "IHDR", big32(UInt32(width)) + big32(UInt32(height)) + [depth, colorType, 0, 0, 0])
    for (name, contents) in chunks { file.append(name, contents) }
    file.append("IDAT", stored(rows))
    file.append("IEND", [])
    return file.bytes
  }

  /// Returns the contents of an `iCCP` chunk.
  static func profile(_ bytes: [UInt8], name: String) -> [UInt8] {
    Array(name.utf8) + [0, 0] + stored(bytes)
  }

  /// Returns a zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(bytes.count - start, 65_535)
      let isLast: UInt8 = start + count == bytes.count ? 1 : 0
      result += [isLast, UInt8(count & 255), UInt8(count >> 8)]
      result += [UInt8(~count & 255), UInt8((~count >> 8) & 255)]
      result += bytes[start..<start + count]
      start += count
    } while start < bytes.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + big32(high << 16 | low)
  }

  /// Returns a file whose chunks, as far as they can be followed, all have right checksums.
  static func repaired(_ file: [UInt8]) -> [UInt8] {
    var result = file
    var offset = signature.count
    while offset + 12 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - offset - 12 else { break }
      let sum = checksum(Array(file[offset + 4..<offset + 8 + length]))
      result.replaceSubrange(offset + 8 + length..<offset + 12 + length, with: big32(sum))
      offset += 12 + length
    }
    return result
  }

  static func big32(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns the CRC-32 of some bytes, by a table made from its polynomial.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }
}
