/// The grammar of JSON, one method a rule.
struct JSONParser {
  private(set) var text: JSONText
  private let depthLimit: Int
  private var depth = 0

  init(text: JSONText, depthLimit: Int) {
    self.text = text
    self.depthLimit = depthLimit
  }

  /// The whole text: one value and nothing else.
  mutating func document() throws(DocumentError) -> JSONValue {
    text.skipSpace()
    let value = try value()
    text.skipSpace()
    guard text.next == nil else { throw unexpected("the end of the document") }
    return value
  }

  private mutating func value() throws(DocumentError) -> JSONValue {
    let position = text.position
    let content: JSONValue.Content
    guard let next = text.next else { throw unexpected("a value") }
    switch next {
    case UInt8(ascii: "{"):
      content = .object(try nested { (parser) throws(DocumentError) in try parser.members() })
    case UInt8(ascii: "["):
      content = .array(try nested { (parser) throws(DocumentError) in try parser.elements() })
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "t"): content = try word("true", .boolean(true))
    case UInt8(ascii: "f"): content = try word("false", .boolean(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    default: throw unexpected("a value")
    }
    return JSONValue(content, at: position)
  }

  /// Runs `body` one level further down.
  private mutating func nested<Result>(
    _ body: (inout JSONParser) throws(DocumentError) -> Result
  ) throws(DocumentError) -> Result {
    guard depth < depthLimit else { throw text.error(.tooDeep(limit: depthLimit)) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func members() throws(DocumentError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var places: [String: TextPosition] = [:]
    text.skip()
    text.skipSpace()
    while text.next != UInt8(ascii: "}") {
      guard text.next == UInt8(ascii: "\"") else {
        throw unexpected(members.isEmpty ? "a key in quotes or \"}\"" : "a key in quotes")
      }
      let position = text.position
      let key = try string()
      if let first = places.updateValue(position, forKey: key) {
        throw text.error(.duplicateKey(key, first: first), at: position)
      }
      text.skipSpace()
      guard text.next == UInt8(ascii: ":") else { throw unexpected("\":\" after the key") }
      text.skip()
      text.skipSpace()
      members.append(JSONValue.Member(key, try value(), at: position))
      try separator(before: "}")
    }
    text.skip()
    return members
  }

  private mutating func elements() throws(DocumentError) -> [JSONValue] {
    var elements: [JSONValue] = []
    text.skip()
    text.skipSpace()
    while text.next != UInt8(ascii: "]") {
      elements.append(try value())
      try separator(before: "]")
    }
    text.skip()
    return elements
  }

  /// A comma, or the closing bracket, which is left in its place.
  private mutating func separator(before close: Unicode.Scalar) throws(DocumentError) {
    text.skipSpace()
    if text.next == UInt8(ascii: ",") {
      text.skip()
      text.skipSpace()
    } else if text.next != UInt8(ascii: close) {
      throw unexpected("\",\" or \"\(close)\"")
    }
  }

  private mutating func word(
    _ word: String, _ content: JSONValue.Content
  ) throws(DocumentError) -> JSONValue.Content {
    let error = unexpected("a value")
    for byte in word.utf8 {
      guard text.next == byte else { throw error }
      text.skip()
    }
    if let byte = text.next, Self.continuesWord(byte) { throw error }
    return content
  }

  private mutating func number() throws(DocumentError) -> JSONNumber {
    let start = text.offset
    let position = text.position
    let error = unexpected("a number as JSON writes it")
    if text.next == UInt8(ascii: "-") { text.skip() }
    let leading = text.next
    let integerDigits = digits()
    guard integerDigits == 1 || (integerDigits > 1 && leading != UInt8(ascii: "0")) else {
      throw error
    }
    if text.next == UInt8(ascii: ".") {
      text.skip()
      guard digits() > 0 else { throw error }
    }
    if text.next == UInt8(ascii: "e") || text.next == UInt8(ascii: "E") {
      text.skip()
      if text.next == UInt8(ascii: "+") || text.next == UInt8(ascii: "-") { text.skip() }
      guard digits() > 0 else { throw error }
    }
    if let byte = text.next, Self.continuesWord(byte) { throw error }
    let number = JSONNumber(checked: text.text(from: start))
    guard number.double != nil else {
      throw text.error(.numberTooLarge(number.literal), at: position)
    }
    return number
  }

  /// Skips decimal digits and returns how many there were.
  private mutating func digits() -> Int {
    var count = 0
    while let byte = text.next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      text.skip()
      count += 1
    }
    return count
  }

  private mutating func string() throws(DocumentError) -> String {
    try JSONStringParser.string(in: &text)
  }

  private func unexpected(_ expected: String) -> DocumentError {
    text.error(.unexpected(found: text.found, expected: expected))
  }

  /// Whether a byte behind a number or a literal makes it something else.
  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
