import Documents
import Testing

struct DocumentNodeTests {
  private func complaint(
    about text: String, _ read: (DocumentNode) throws -> Void
  ) throws -> String {
    let node = try DocumentNode(reading: text, document: "scene.json")
    let error = try #require(throws: DocumentError.self) { try read(node) }
    return "\(error)"
  }

  @Test func `unknown keys are named with their place and what was meant`() throws {
    let text = "{\n  \"output\": {\n    \"heigth\": 12\n  }\n}"
    let sentence = try complaint(about: text) { node in
      let output = try node.object(allowing: ["output"]).required("output")
      _ = try output.object(allowing: ["width", "height"])
    }
    #expect(
      sentence
        == "scene.json:3:5: \"heigth\" is not a known key in /output (did you mean \"height\"?)")
  }

  @Test func `wrong kinds are named by path`() throws {
    let sentence = try complaint(about: "{\"a/b\": [1, \"two\"]}") { node in
      _ = try node.object(allowing: ["a/b"]).required("a/b").numbers()
    }
    #expect(sentence == "scene.json:1:13: /a~1b/1 is a string and must be a number")
  }

  @Test func `missing keys, wrong words and broken rules are sentences`() throws {
    #expect(
      try complaint(about: "{}") { _ = try $0.object(allowing: ["id"]).string("id") }
        == "scene.json:1:1: the document has no \"id\"")
    #expect(
      try complaint(about: "\"rund\"") { _ = try $0.choice(of: ["butt": 0, "round": 1]) }
        == "scene.json:1:1: \"rund\" is not a value of the document (did you mean \"round\"?)")
    #expect(
      try complaint(about: "\"dotted\"") { _ = try $0.choice(of: ["butt": 0, "round": 1]) }
        == "scene.json:1:1: \"dotted\" is not a value of the document: use \"butt\", \"round\"")
    #expect(
      try complaint(about: "-1") { throw $0.error("must be positive") }
        == "scene.json:1:1: the document must be positive")
    #expect(
      try complaint(about: "1.5") { _ = try $0.integer() }
        == "scene.json:1:1: the document is 1.5 and must be an integer")
    #expect(
      try complaint(about: "[1]") { _ = try $0.numbers(count: 4) }
        == "scene.json:1:1: the document has 1 elements and must have 4")
    #expect(
      try complaint(about: "2") { _ = try $0.number(in: 0...1) }
        == "scene.json:1:1: the document is 2 and must be in 0.0...1.0")
  }

  @Test func `absent keys take their defaults`() throws {
    let node = try DocumentNode(reading: "{\"x\": 2, \"cap\": \"round\"}", document: "scene.json")
    let object = try node.object(allowing: ["x", "y", "cap", "items", "on", "name", "n"])
    #expect(try object.number("x") == 2)
    #expect(try object.number("y", default: 7) == 7)
    #expect(try object.choice("cap", of: ["butt": 0, "round": 1], default: 0) == 1)
    #expect(try object.array("items").isEmpty)
    #expect(try object.boolean("on", default: true))
    #expect(try object.string("name", default: "?") == "?")
    #expect(try object.integer("n", default: 3) == 3)
  }
}
