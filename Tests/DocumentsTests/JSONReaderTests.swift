import Documents
import Testing

/// A text that is not JSON, and the start of the complaint about it.
struct Malformed: CustomTestStringConvertible {
  var text: String
  var complaint: String

  init(_ text: String, _ complaint: String) {
    self.text = text
    self.complaint = complaint
  }

  var testDescription: String { text.debugDescription }
}

struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONReader(document: "x.json").read(text)
  }

  @Test(
    arguments: [
      ("null", nil), ("true", true), ("false", false), (" 12 ", 12), ("-0.5e1", -5),
      ("\"a\\u00e9\\ud83d\\ude00\\n\"", "aé😀\n"), ("[]", []), ("[1, [2], ]", [1, [2]]),
      ("{\"a\": 1, // one\n \"b\": {},}", ["a": 1, "b": [:]]), ("\u{FEFF}[1]", [1]),
    ] as [(String, JSONValue)])
  func `values are read with comments and trailing commas`(text: String, value: JSONValue) throws {
    let read = try read(text)
    if let number = value.number {
      #expect(read.number?.double == number.double)
    } else {
      #expect(read == value)
    }
  }

  @Test(arguments: [
    Malformed("", "x.json:1:1: found the end of the document where a value was expected"),
    Malformed("[1 2]", "x.json:1:4: found \"2\" where \",\" or \"]\" was expected"),
    Malformed("{\"a\" 1}", "x.json:1:6: found \"1\" where \":\" after the key was expected"),
    Malformed("{a: 1}", "x.json:1:2: found \"a\" where a key in quotes or \"}\" was expected"),
    Malformed("{\"a\": 1, b}", "x.json:1:10: found \"b\" where a key in quotes was expected"),
    Malformed(
      "{\n \"é\": 1, \"é\": 2}", "x.json:2:10: \"é\" occurs twice in one object; the first is"),
    Malformed("[01]", "x.json:1:2: found \"01\" where a number as JSON writes it"),
    Malformed("[1.]", "x.json:1:2: found \"1.\" where"),
    Malformed("[.5]", "x.json:1:2: found \".5\" where a value"),
    Malformed("[+1]", "x.json:1:2: found \"+1\" where a value"),
    Malformed("[-]", "x.json:1:2: found \"-\" where"),
    Malformed("[1e]", "x.json:1:2: found \"1e\" where"),
    Malformed("[0x10]", "x.json:1:2: found \"0x10\" where"),
    Malformed("NaN", "x.json:1:1: found \"NaN\" where a value"),
    Malformed("[1e999]", "x.json:1:2: 1e999 is too large a number"),
    Malformed("truely", "x.json:1:1: found \"truely\" where a value"),
    Malformed("1 2", "x.json:1:3: found \"2\" where the end of the document"),
    Malformed("\"a\nb\"", "x.json:1:3: found the end of the line where the string's closing quote"),
    Malformed("\"a\tb\"", "x.json:1:3: found control character U+9 where"),
    Malformed("\"a", "x.json:1:3: found the end of the document where"),
    Malformed("\"\\x\"", "x.json:1:2: a backslash before \"x\" is not an escape that JSON has"),
    Malformed("\"\\u12g4\"", "x.json:1:6: found \"g4\" where four hexadecimal digits"),
    Malformed("\"\\ud800\"", "x.json:1:2: \\ud800, half of a pair without the other half,"),
    Malformed("\"\\ud800\\u0041\"", "x.json:1:2: \\ud800, half of a pair"),
    Malformed("\"\\udc00\"", "x.json:1:2: \\udc00, half of a pair"),
    Malformed("[1, /* two */ 2]", "x.json:1:5: found \"/\" where a value"),
  ])
  func `malformed texts are refused with place and reason`(malformed: Malformed) throws {
    let error = try #require(throws: DocumentError.self) { try read(malformed.text) }
    #expect("\(error)".hasPrefix(malformed.complaint), "\(error)")
  }

  @Test(
    arguments: [
      [0x22, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xE0, 0x9F, 0xBF, 0x22],
      [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xF5],
      [0x22, 0xE2, 0x82], [0x22, 0xE2, 0x82, 0x22],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused at their offset`(bytes: [UInt8]) throws {
    let error = try #require(throws: DocumentError.self) {
      try JSONReader(document: "x.json").read(bytes)
    }
    #expect(error.problem == .notUTF8(offset: 1))
    #expect(error.position == TextPosition(line: 1, column: 2))
  }

  @Test func `UTF-8 is checked as the standard library decodes it`() {
    var generator = SplitMix(state: 7)
    let interesting: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
      0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<Int(generator.next() % 6)).map { _ in
        interesting[Int(generator.next() % UInt64(interesting.count))]
      }
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      var isRefused = false
      do { _ = try JSONReader(document: "").read(bytes) } catch {
        if case .notUTF8 = error.problem { isRefused = true }
      }
      #expect(isRefused == !isValid, "\(bytes)")
    }
  }

  @Test func `positions count lines of every kind and characters, not bytes`() throws {
    let value = try read("{ // ü\r\n\"ä😀\": [true,\r 1]}\n")
    guard case .object(let members) = value.content else {
      Issue.record("an object was written")
      return
    }
    #expect(members[0].position == TextPosition(line: 2, column: 1))
    #expect(members[0].value.position == TextPosition(line: 2, column: 7))
    #expect(members[0].value.elements?[1].position == TextPosition(line: 3, column: 2))
  }

  @Test func `nesting is allowed up to the limit and refused beyond`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let reader = JSONReader(document: "x.json", depthLimit: 100)
    #expect(throws: Never.self) { try reader.read(nested(100)) }
    let error = try #require(throws: DocumentError.self) { try reader.read(nested(101)) }
    #expect(error.problem == .tooDeep(limit: 100))
    #expect(throws: DocumentError.self) {
      try JSONReader(document: "x.json").read(nested(1_000_000))
    }
  }

  @Test func `numbers keep every digit that was written`() throws {
    let value = try read("[12345678901234567890123, 0.1, 9007199254740993, 2.0, 3e2, 0.5]")
    let numbers = try #require(value.elements).compactMap { $0.number }
    #expect(numbers.map(\.literal).first == "12345678901234567890123")
    #expect(numbers.map(\.integer) == [nil, nil, 9_007_199_254_740_993, 2, 300, nil])
    #expect(numbers[1].double == 0.1)
  }

  @Test func `damaged documents are read or refused, never trapped on`() {
    var generator = SplitMix(state: 11)
    let seed = Array(
      """
      {"canvas": {"width": 390, "height": 8.44e2}, // points
       "layers": [{"name": "a\\u00e9\\ud83d\\ude00", "opacity": -0.5, "hidden": false}, null, [],],
      }
      """.utf8)
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0...generator.next() % 4 {
        let place = Int(generator.next() % UInt64(bytes.count))
        switch generator.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[Int(generator.next() % UInt64(bytes.count))], at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { break }
      }
      do {
        let value = try JSONReader(document: "x.json").read(bytes)
        let again = try JSONReader(document: "x.json").read(JSONWriter().text(of: value))
        #expect(again == value)
      } catch {
        #expect(error.position != nil && !error.sentence.isEmpty)
      }
    }
  }
}
