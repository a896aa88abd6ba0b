/// The grammar of JSON strings.
enum JSONStringParser {
  /// Reads the string whose opening quote is next.
  static func string(in text: inout JSONText) throws(DocumentError) -> String {
    var string = ""
    text.skip()
    while true {
      string += run(in: &text)
      switch text.next {
      case UInt8(ascii: "\""):
        text.skip()
        return string
      case UInt8(ascii: "\\"):
        string.unicodeScalars.append(try escape(in: &text))
      default:
        throw text.error(
          .unexpected(found: text.found, expected: "the string's closing quote"))
      }
    }
  }

  /// Characters that stand for themselves.
  private static func run(in text: inout JSONText) -> String {
    let start = text.offset
    while let byte = text.next, byte >= 0x20, byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    {
      text.skip()
    }
    return text.text(from: start)
  }

  /// A backslash and what belongs to it.
  private static func escape(in text: inout JSONText) throws(DocumentError) -> Unicode.Scalar {
    let position = text.position
    text.skip()
    guard let letter = text.next else {
      throw text.error(.unexpected(found: text.found, expected: "an escape"))
    }
    let found = text.found
    text.skip()
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(in: &text, at: position)
    default:
      throw text.error(.badEscape("a backslash before \(found)"), at: position)
    }
  }

  /// Four hexadecimal digits, and four more after `\u` when the first are half of a pair.
  private static func unicodeEscape(
    in text: inout JSONText, at position: TextPosition
  ) throws(DocumentError) -> Unicode.Scalar {
    let first = try codeUnit(in: &text)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let alone = text.error(
      .badEscape("\\u\(String(first, radix: 16)), half of a pair without the other half,"),
      at: position)
    guard UTF16.isLeadSurrogate(first), text.next == UInt8(ascii: "\\") else { throw alone }
    text.skip()
    guard text.next == UInt8(ascii: "u") else { throw alone }
    text.skip()
    let second = try codeUnit(in: &text)
    guard UTF16.isTrailSurrogate(second) else { throw alone }
    let value = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw alone }
    return scalar
  }

  private static func codeUnit(in text: inout JSONText) throws(DocumentError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = text.next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw text.error(
          .unexpected(found: text.found, expected: "four hexadecimal digits after \\u"))
      }
      unit = unit << 4 | UInt16(digit)
      text.skip()
    }
    return unit
  }
}
