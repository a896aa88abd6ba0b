import Documents
import Foundation
import Recording
import Testing

struct BatchReaderTests {
  private func read(_ text: String, as document: String = "jobs/batch.json") throws -> Batch {
    try BatchReader.read(Array(text.utf8), document: document)
  }

  @Test func `a batch is read with its defaults, and paths lead on from it`() throws {
    let batch = try read(
      """
      { // everything at half the rate
        "$schema": "batch.schema.json",
        "defaults": { "from": "a.png", "to": "/shots/b.png", "fps": 30, "holdLast": 0.5 },
        "renders": [
          { "name": "reveal", "transition": "circle-reveal", "fps": "30000/1001",
            "parameters": { "duration": 1.5, "origin": "10,10,20,20" }, "reverse": true },
          { "name": "scene", "scene": "s/one.json", "scale": 2, "assets": "pictures" },
        ]
      }
      """)
    #expect(batch.entries.map(\.name) == ["reveal", "scene"])
    #expect(batch.entries.map(\.place) == ["jobs/batch.json:5:5", "jobs/batch.json:7:5"])
    let reveal = batch.entries[0]
    #expect(reveal.subject == .transition("circle-reveal"))
    #expect(
      reveal.settings.map { "\($0.key)=\($0.text)" } == [
        "from=jobs/a.png", "to=/shots/b.png", "fps=30000/1001", "reverse=", "holdLast=0.5",
      ])
    #expect(
      reveal.parameters.map { "\($0.name)=\($0.text)" }
        == ["duration=1.5", "origin=10,10,20,20"])
    let scene = batch.entries[1]
    #expect(scene.subject == .scene("jobs/s/one.json"))
    #expect(
      scene.settings.map { "\($0.key)=\($0.text)" } == [
        "assets=jobs/pictures", "fps=30", "scale=2", "holdLast=0.5",
      ])
  }

  @Test(arguments: [
    (
      #"{ "name": "a", "transitoin": "cube", "from": "a", "to": "b" }"#,
      #"1:32: "transitoin" is not a known key in /renders/0 (did you mean "transition"?)"#
    ),
    (
      #"{ "name": "a", "transition": "cubes", "from": "a", "to": "b" }"#,
      #"1:46: /renders/0/transition is "cubes", which is no transition (did you mean "cube"?)"#
    ),
    (
      #"{ "name": "a", "transition": "cube", "from": "a" }"#,
      #"1:17: /renders/0 has no "to""#
    ),
    (
      #"{ "name": "a", "transition": "cube", "from": "a", "to": "b", "fps": 0 }"#,
      "1:85: /renders/0/fps is 0 and must be a rate above 0 and up to 1000, such as 60 or "
        + #""30000/1001""#
    ),
    (
      #"{ "name": "a", "transition": "cube", "from": "a", "to": "b", "parameters": { "x": 1 } }"#,
      #"1:94: "x" is not a known key in /renders/0/parameters"#
    ),
    (
      #"{ "name": "a/b", "transition": "cube", "from": "a", "to": "b" }"#,
      #"1:27: /renders/0/name is "a/b" and must be letters, digits, "-", "_" and ".", at most "#
        + #"100, beginning with a letter or a digit, and not with "manifest.""#
    ),
    (
      #"{ "name": "a", "scene": "s.json", "size": [1, 2] }"#,
      "1:59: /renders/0/size means nothing for a scene: leave it out"
    ),
    (
      #"{ "name": "a", "scene": "s.json" }, { "name": "a", "scene": "s.json" }"#,
      #"1:63: /renders/1/name is "a", and so is /renders/0/name: give every render its own name"#
    ),
    (
      #"{ "name": "a", "transition": "cube", "from": "a", "to": "b", "fit": "cove" }"#,
      #"1:85: "cove" is not a value of /renders/0/fit (did you mean "cover"?)"#
    ),
    (
      #"{ "name": "a", "transition": "cube", "from": "a", "to": "b", "gesture": "wave" }"#,
      #"1:89: /renders/0/gesture is wave and must be "pan 0,400 -> 300,400 in 0.4s" or the "#
        + "like, or a JSON file"
    ),
    (
      #"{ "name": "a", "transition": "cube", "from": "-", "to": "b" }"#,
      "1:62: /renders/0/from must be the path of a file"
    ),
  ])
  func `a mistake is told with its place and its key`(render: String, sentence: String) throws {
    let error = try #require(throws: DocumentError.self) {
      try read(#"{ "renders": ["# + "  " + render + " ] }", as: "b.json")
    }
    #expect("\(error)" == "b.json:\(sentence)")
  }

  @Test(arguments: ["{}", #"{ "renders": [] }"#, #"{ "render": [] }"#, "[]", "{"])
  func `what names no render is no batch`(text: String) {
    #expect(throws: DocumentError.self) { try read(text) }
  }

  @Test func `batches are told from scenes by what they hold`() {
    #expect(BatchReader.isBatch(Array(#"{ "renders": 3 }"#.utf8)))
    #expect(!BatchReader.isBatch(Array(#"{ "schema": 1, "root": {} }"#.utf8)))
    #expect(!BatchReader.isBatch(Array("{".utf8)))
  }

  @Test func `the schema and the reader know the same keys`() throws {
    let schema = try JSONReader(document: "schema").read(BatchSchema.text)
    let keys = { (value: JSONValue?) -> Set<String> in
      guard case .object(let members)? = value?["properties"]?.content else { return [] }
      return Set(members.map(\.key))
    }
    let settings = Set(Batch.Key.allCases.map(\.rawValue))
    #expect(keys(schema) == ["$schema", "defaults", "renders"])
    #expect(keys(schema["properties"]?["defaults"]) == settings)
    #expect(
      keys(schema["$defs"]?["render"])
        == settings.union(["name", "transition", "scene", "parameters"]))
  }
}
