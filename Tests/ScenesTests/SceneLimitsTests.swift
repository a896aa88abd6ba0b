import Documents
import Foundation
import Layers
import Raster
import Scenes
import Testing

/// The reader and the published schema draw the same lines.
@MainActor
struct SceneLimitsTests {
  /// A document, and what becomes of it.
  private struct Case {
    /// What the members are put into: the scene, its layer, or an animation of that.
    var place: String
    var verdict: String
    var members: JSONValue

    init(_ node: DocumentNode) throws(DocumentError) {
      let object = try node.object(allowing: ["place", "verdict", "members"])
      place = try object.string("place")
      verdict = try object.string("verdict")
      members = try object.required("members").value
    }

    var document: JSONValue {
      var layer: JSONValue = ["name": "box"]
      if place == "layer" { layer = layer.replacing(members) }
      if place == "animation" { layer = layer.replacing(["animations": [members]]) }
      let scene: JSONValue = [
        "schema": 1, "id": "t", "canvas": ["width": 9, "height": 9, "background": "#000000"],
        "root": layer,
      ]
      return place == "scene" ? scene.replacing(members) : scene
    }
  }

  private func read(_ bytes: [UInt8]) throws(SceneError) {
    Timeline.current = Timeline()
    let picture = Picture(Bitmap(width: 1, height: 1))
    _ = try SceneReader { _ in picture }.read(bytes, document: "scene.json")
  }

  private func complaint(_ bytes: [UInt8]) -> String? {
    do {
      try read(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `reader and schema accept and refuse the same documents`() throws {
    let schema = SchemaValidator(
      schema: try DocumentNode(reading: SceneSchema.text, document: "schema").value)
    let file = Oracle.fixtures.appending(path: "scenes/limits.json")
    let cases = try DocumentNode(
      reading: Array(Data(contentsOf: file)), document: "limits.json"
    ).array().map { try Case($0) }
    #expect(cases.count > 150)
    let verdicts = ["accepted", "refused", "refused by the reader alone"]
    for verdict in verdicts { #expect(cases.filter { $0.verdict == verdict }.count > 9) }
    for one in cases {
      let document = one.document
      let text = JSONWriter().text(of: document)
      let complaint = complaint(Array(text.utf8))
      #expect((complaint == nil) == (one.verdict == "accepted"), "\(text): \(complaint ?? "read")")
      #expect(schema.accepts(document) == (one.verdict != "refused"), "\(text)")
    }
  }

  @Test func `documents are read as deeply nested as the schema says`() {
    /// A scene whose deepest value lies in 4 + 2 · `layers` others.
    func scene(layers: Int) -> [UInt8] {
      let head = #"{"schema": 1, "id": "t", "canvas": {"width": 9, "height": 9, "#
      var text = head + ##""background": "#000000"}, "root": {"name": "root""##
      for index in 0..<layers { text += #", "sublayers": [{"name": "\#(index)""# }
      text += #", "bounds": [0, 0, 1, 1]"#
      return Array((text + String(repeating: "}]", count: layers) + "}}").utf8)
    }
    #expect(complaint(scene(layers: 126)) == nil)
    let refusal = complaint(scene(layers: 127))
    #expect(refusal?.contains("values are nested more than 256 deep") == true, "\(refusal ?? "")")
    #expect(SceneSchema.text.contains("nested 256 deep"))
  }

  @Test func `no values and no key times are refused with a sentence`() {
    func scene(_ animation: String) -> [UInt8] {
      Array(
        """
        {"schema": 1, "id": "t", "canvas": {"width": 9, "height": 9, "background": "#000000"},
         "root": {"name": "root", "animations": [{"keyPath": "opacity", "duration": 1, \(animation)}]}}
        """.utf8)
    }
    #expect(
      complaint(scene("\"values\": []"))
        == "scene.json:2:90: /root/animations/0/values must have at least one value")
    #expect(
      complaint(scene("\"values\": [1, 0], \"keyTimes\": []"))
        == "scene.json:2:110: /root/animations/0/keyTimes must rise from 0 to 1, in at least two "
        + "numbers")
  }
}

extension JSONValue {
  /// Returns an object with the members of another one put in, in place of those of the same names.
  fileprivate func replacing(_ others: JSONValue) -> JSONValue {
    guard case .object(let own) = content, case .object(let new) = others.content else {
      return self
    }
    return JSONValue(.object(own.filter { others[$0.key] == nil } + new))
  }
}
