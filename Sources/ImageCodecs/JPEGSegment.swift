/// A segment of a JPEG file: a marker, and for most markers a length and contents.
struct JPEGSegment {
  /// The marker's second byte.
  let marker: UInt8
  /// Where its first byte, 0xFF, stands in the file.
  let offset: Int
  /// Where its contents stand in the file, without the length.
  let contents: Range<Int>

  /// Finds the first segment at or after `start`; bytes that belong to none are skipped.
  init(at start: Int, in file: Span<UInt8>) throws(ImageReadingError) {
    var index = start
    // A marker is 0xFF and a byte that is neither 0 nor 0xFF; 0xFF may be repeated before it.
    while index + 1 < file.count, file[index] != 0xFF || [0, 0xFF].contains(file[index + 1]) {
      index += 1
    }
    guard index + 1 < file.count else {
      throw ImageReadingError(.truncated(expected: 2, found: file.count - start), offset: start)
    }
    offset = index
    marker = file[index + 1]
    // TEM, RSTn, SOI and EOI stand alone.
    if marker == 0x01 || (0xD0...0xD9).contains(marker) {
      contents = index + 2..<index + 2
      return
    }
    let available = file.count - index
    let length = available >= 4 ? file.bigEndian16(at: index + 2) : 2
    let name = Self.name(marker)
    guard available >= 2 + max(length, 2) else {
      let fault = ImageReadingError.Fault.truncated(expected: 2 + length, found: available)
      throw ImageReadingError(fault, piece: name, offset: index)
    }
    guard length >= 2 else { throw ImageReadingError(.segment, piece: name, offset: index) }
    contents = index + 4..<index + 2 + length
  }

  /// The marker's usual name.
  var name: String {
    Self.name(marker)
  }

  private static func name(_ marker: UInt8) -> String {
    switch marker {
    case 0xC4: "DHT"
    case 0xC8: "JPG"
    case 0xCC: "DAC"
    case 0xC0...0xCF: "SOF\(marker - 0xC0)"
    case 0xD0...0xD7: "RST\(marker - 0xD0)"
    case 0xD8: "SOI"
    case 0xD9: "EOI"
    case 0xDA: "SOS"
    case 0xDB: "DQT"
    case 0xDC: "DNL"
    case 0xDD: "DRI"
    case 0xE0...0xEF: "APP\(marker - 0xE0)"
    case 0xFE: "COM"
    default: "FF" + String(marker, radix: 16, uppercase: true)
    }
  }

  /// Returns an error about this segment.
  func error(_ fault: ImageReadingError.Fault) -> ImageReadingError {
    ImageReadingError(fault, piece: name, offset: offset)
  }
}

extension ImageFacts.Piece {
  init(_ segment: JPEGSegment) {
    self.init(
      name: segment.name, offset: segment.offset, length: segment.contents.count)
  }
}
