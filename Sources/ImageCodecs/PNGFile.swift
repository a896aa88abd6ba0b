import CLibDeflate

/// The bytes of a PNG file while it is being written, chunk by chunk.
struct PNGFile {
  private(set) var bytes: [UInt8]

  /// Starts a file with the signature.
  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes += PNGContents.signature
  }

  /// Starts in the middle of a file.
  init() {
    bytes = []
  }

  /// Appends a chunk whose contents `fill` appends.
  mutating func append(_ name: PNGChunkName, filling fill: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes.appendBigEndian(0)
    bytes.appendBigEndian(name.bits)
    fill(&bytes)
    let length = UInt32(bytes.count - start - 8)
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      bytes[start + index] = UInt8(truncatingIfNeeded: length >> shift)
    }
    let checksum = bytes.span.extracting(start + 4..<bytes.count).withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress, $0.count)
    }
    bytes.appendBigEndian(checksum)
  }

  /// Appends the header of a picture with 8 bits a channel, not interlaced.
  mutating func appendHeader(width: Int, height: Int, channels: PNGChannels) {
    append(.header) { contents in
      contents.appendBigEndian(UInt32(width))
      contents.appendBigEndian(UInt32(height))
      contents += [8, channels == .rgb ? 2 : 6, 0, 0, 0]
    }
  }

  /// Appends what says in which profile the pixels are; a profile of greys fits no pixels of red,
  /// green and blue and is left out.
  mutating func appendProfile(_ profile: ColorProfile) {
    switch profile {
    case .untagged, .sRGB: append(.standardRGB) { $0.append(0) }
    case .icc(let profile) where profile.space == .grey: break
    case .icc(let profile):
      append(.profile) { contents in
        contents += profile.chunkName
        contents += [0, 0, 0x78, 0xDA]
        var deflater = BandDeflater()
        contents += deflater.blocks(profile.bytes.span, .cheapest)
        contents += Deflate.lastBlock
        contents.appendBigEndian(Deflate.adler32(profile.bytes.span))
      }
    }
  }

  /// Appends how many pixels make a metre.
  mutating func appendDensity(_ density: PixelDensity) {
    append(.density) { contents in
      contents.appendBigEndian(UInt32(density.horizontal))
      contents.appendBigEndian(UInt32(density.vertical))
      contents.append(1)
    }
  }

  /// Appends a text with a key; what Latin-1 lacks becomes a question mark.
  mutating func appendText(key: String, text: String) {
    append(.text) { contents in
      contents += key.utf8
      contents.append(0)
      contents += text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    }
  }
}

extension ICCProfile {
  /// The profile's name as a PNG can hold it: 1 to 79 printable Latin-1 characters.
  fileprivate var chunkName: [UInt8] {
    let codes = name.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    let printable = codes.filter { (32...126).contains($0) || $0 >= 161 }.prefix(79)
    return printable.isEmpty ? Array("ICC profile".utf8) : Array(printable)
  }
}

extension [UInt8] {
  /// Appends a number as four bytes, the highest first.
  mutating func appendBigEndian(_ value: UInt32) {
    for shift in [24, 16, 8, 0] {
      append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
    }
  }
}
