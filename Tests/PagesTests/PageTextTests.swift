import Documents
import Pages
import Testing

/// What stands in a page means what was written, and nothing else.
struct PageTextTests {
  static let hostile = [
    "</script><script>alert(1)</script>", "<!-- <script>", "]]>", "\"quoted\" and 'so'", "a & b",
    "&lt;", "\u{2028}\u{2029}", "\u{0}\u{1B}[31m", "{{book}}", "\\u003C", "ÄÖ 🎞️", "",
  ]

  @Test(arguments: hostile) func markupIsText(_ text: String) {
    let safe = PageText.escaped(text)
    #expect(!safe.contains { "<>\"'".contains($0) })
    let back = safe.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    #expect(back == text)
  }

  @Test(arguments: hostile) func scriptsReadWhatWasWritten(_ text: String) throws {
    let value: JSONValue = ["key\(text)": .string(text), "list": [.string(text), 1, nil]]
    let safe = PageText.script(value)
    #expect(!safe.contains { "<>&\u{2028}\u{2029}".contains($0) })
    #expect(try JSONReader(document: "test").read(safe) == value)
  }

  @Test func placesAreFilledOnce() {
    let template = PageTemplate("a {{one}} b {{two}} c {{one}}")
    #expect(template.filled(with: ["one": "{{two}}", "two": "2"]) == "a {{two}} b 2 c {{two}}")
  }
}
