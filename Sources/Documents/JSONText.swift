/// The characters of a JSON text, read once from front to back, with the position always known.
struct JSONText {
  let document: String
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var line = 1
  /// Where the line begins.
  private var lineStart = 0
  /// How many bytes since the line's start only continue a character.
  private var continuations = 0

  /// Checks that the bytes are UTF-8, and stands at the first character.
  init(_ bytes: [UInt8], document: String) throws(DocumentError) {
    self.bytes = bytes
    self.document = document
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      lineStart = 3
    }
    if let wrong = Self.firstInvalidByte(in: bytes) {
      while offset < wrong { skip() }
      throw error(.notUTF8(offset: wrong))
    }
  }

  /// The byte to read next, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The place of the byte to read next.
  var position: TextPosition {
    TextPosition(line: line, column: offset - lineStart - continuations + 1)
  }

  /// Goes one byte on.
  mutating func skip() {
    let byte = bytes[offset]
    offset += 1
    if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n")) {
      line += 1
      lineStart = offset
      continuations = 0
    } else if byte & 0xC0 == 0x80 {
      continuations += 1
    }
  }

  /// Goes on behind white space and comments.
  mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        skip()
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == byte:
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { skip() }
      default:
        return
      }
    }
  }

  /// The text from byte `start` up to the byte to read next.
  func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// What stands at the current place, in words.
  var found: String {
    guard offset < bytes.count else { return "the end of the document" }
    let rest = String(decoding: bytes[offset..<min(offset + 32, bytes.count)], as: UTF8.self)
    let word = rest.prefix { $0.isLetter || $0.isNumber || "+-._".contains($0) }
    guard word.isEmpty, let first = rest.unicodeScalars.first else { return "\"\(word)\"" }
    if first == "\n" || first == "\r" { return "the end of the line" }
    guard first.properties.generalCategory != .control else {
      return "control character U+\(String(first.value, radix: 16, uppercase: true))"
    }
    return "\"\(first)\""
  }

  /// The error that the current place, or an earlier one, holds `problem`.
  func error(
    _ problem: DocumentError.Problem, at position: TextPosition? = nil, path: DocumentPath? = nil
  ) -> DocumentError {
    DocumentError(
      document: document, position: position ?? self.position, path: path, problem: problem)
  }

  /// Returns the offset of the first byte that no UTF-8 text has in its place.
  ///
  /// Well-formed sequences are those of table 3-7 of the Unicode Standard.
  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let second: ClosedRange<UInt8>
      let length: Int
      switch bytes[index] {
      case 0...0x7F: (length, second) = (1, 0...0)
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      default: return index
      }
      guard index + length <= bytes.count else { return index }
      if length > 1 {
        guard second.contains(bytes[index + 1]) else { return index }
        for further in (index + 2)..<max(index + length, index + 2)
        where bytes[further] & 0xC0 != 0x80 { return index }
      }
      index += length
    }
    return nil
  }
}
