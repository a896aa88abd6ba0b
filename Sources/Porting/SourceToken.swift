/// A piece of Swift source: just enough to tell code from comments and strings.
struct SourceToken: Sendable, Hashable {
  /// What a token is.
  enum Kind: Sendable, Hashable {
    /// A name or keyword, with `@` or `#` in front where it has one.
    case word
    /// One character of anything else.
    case mark
    /// A string literal, quotes included.
    case string
  }

  var kind: Kind
  var text: String
  /// Where it stands in the source, in bytes.
  var range: Range<Int>
}

/// Cuts Swift source into tokens; comments and white space are between them.
struct SourceLexer {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of `text`.
  static func tokens(of text: String) -> [SourceToken] {
    var lexer = SourceLexer(Array(text.utf8))
    var tokens: [SourceToken] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[place..<place + count].elementsEqual($0) }
  }

  private mutating func next() -> SourceToken? {
    skipSpace()
    guard place < bytes.count else { return nil }
    let start = place
    let first = byte()
    if first == UInt8(ascii: "\"") || isRawString {
      skipString()
      return token(.string, from: start)
    }
    let hasSign = first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
    if Self.isWord(first) || hasSign && Self.isWord(byte(1)) || first == UInt8(ascii: "`") {
      place += 1
      while Self.isWord(byte()) { place += 1 }
      if first == UInt8(ascii: "`"), byte() == first { place += 1 }
      return token(.word, from: start)
    }
    place += 1
    return token(.mark, from: start)
  }

  private func token(_ kind: SourceToken.Kind, from start: Int) -> SourceToken {
    SourceToken(
      kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self),
      range: start..<place)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    // Editors of other systems begin files with a mark of the byte order.
    if place == 0, starts(with: "\u{FEFF}") { place = 3 }
    while place < bytes.count {
      if starts(with: "//") {
        while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if byte() <= UInt8(ascii: " ") {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  private var isRawString: Bool {
    guard byte() == UInt8(ascii: "#") else { return false }
    var ahead = 0
    while byte(ahead) == UInt8(ascii: "#") { ahead += 1 }
    return byte(ahead) == UInt8(ascii: "\"")
  }

  private mutating func skipString() {
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      place += 1
    }
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    place += quotes
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), hashCount(at: 1) >= hashes {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { place += 1 }
      } else if isClosing(quotes, hashes) {
        place += quotes + hashes
        return
      } else if quotes == 1, byte() == UInt8(ascii: "\n") {
        return
      } else {
        place += 1
      }
    }
  }

  private func hashCount(at offset: Int) -> Int {
    var count = 0
    while byte(offset + count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private func isClosing(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hashCount(at: quotes) >= hashes
  }

  /// Skips `(…)` of an interpolation, which may hold strings of its own.
  private mutating func skipInterpolation() {
    var depth = 0
    while place < bytes.count {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }
}
