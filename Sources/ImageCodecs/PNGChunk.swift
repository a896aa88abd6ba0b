import CLibDeflate

/// A chunk's four letters, packed with the first one highest.
struct PNGChunkName: Hashable, CustomStringConvertible {
  let bits: UInt32

  init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates a name from four ASCII letters.
  init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4, "a chunk's name has four letters")
    bits = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static let header = PNGChunkName("IHDR")
  static let palette = PNGChunkName("PLTE")
  static let data = PNGChunkName("IDAT")
  static let end = PNGChunkName("IEND")
  static let transparency = PNGChunkName("tRNS")
  static let profile = PNGChunkName("iCCP")
  static let standardRGB = PNGChunkName("sRGB")
  static let codePoints = PNGChunkName("cICP")
  static let density = PNGChunkName("pHYs")
  static let text = PNGChunkName("tEXt")
  static let animation = PNGChunkName("acTL")
  static let frameControl = PNGChunkName("fcTL")
  static let frameData = PNGChunkName("fdAT")
  static let phoneBuild = PNGChunkName("CgBI")

  /// The letters' codes.
  var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
  }

  /// Whether all four are letters, as the specification demands.
  var isValid: Bool {
    bytes.allSatisfy { (65...90).contains($0 & 0xDF) }
  }

  /// Whether a reader that does not know the chunk must give up: a capital first letter.
  var isCritical: Bool {
    bits & 0x2000_0000 == 0
  }

  var description: String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// A chunk of a PNG file: length, name, contents, checksum.
struct PNGChunk {
  let name: PNGChunkName
  /// Where the chunk's length stands in the file.
  let offset: Int
  /// Where its contents stand in the file.
  let contents: Range<Int>
  /// The CRC-32 that the file gives for name and contents.
  let declaredChecksum: UInt32

  /// The offset of what follows.
  var end: Int {
    contents.upperBound + 4
  }

  /// Finds the chunk that starts at `offset`; whether its checksum is right stays to be asked.
  init(at offset: Int, in file: Span<UInt8>) throws(ImageReadingError) {
    let available = file.count - offset
    guard available >= 8 else {
      throw ImageReadingError(.truncated(expected: 12, found: available), offset: offset)
    }
    let length = Int(file.bigEndian32(at: offset))
    name = PNGChunkName(bits: file.bigEndian32(at: offset + 4))
    guard name.isValid else {
      throw ImageReadingError(.chunkName(bytes: name.bytes), offset: offset)
    }
    guard length <= available - 12 else {
      let fault = ImageReadingError.Fault.truncated(expected: length + 12, found: available)
      throw ImageReadingError(fault, piece: name.description, offset: offset)
    }
    self.offset = offset
    contents = offset + 8..<offset + 8 + length
    declaredChecksum = file.bigEndian32(at: offset + 8 + length)
  }

  /// Returns the CRC-32 of the name and contents.
  func checksum(in file: Span<UInt8>) -> UInt32 {
    file.extracting(contents.lowerBound - 4..<contents.upperBound).withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
  }

  /// Returns an error about this chunk.
  func error(_ fault: ImageReadingError.Fault) -> ImageReadingError {
    ImageReadingError(fault, piece: name.description, offset: offset)
  }
}
