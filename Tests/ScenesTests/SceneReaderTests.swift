import Documents
import Foundation
import Geometry
import Layers
import Raster
import Scenes
import Testing

@MainActor
@Suite struct `Reading scenes` {
  private func read(
    _ text: String, pictures: @escaping SceneReader.PictureSource = { _ in throw Missing() }
  ) throws(SceneError) -> Scene {
    try SceneReader(pictures: pictures).read(Array(text.utf8), document: "scene.json")
  }

  private struct Missing: Error, CustomStringConvertible {
    var description: String { "there is no such file" }
  }

  /// Returns a scene with the given members in its root layer, one line below the head.
  private func document(_ members: String) -> String {
    """
    {"schema": 1, "id": "test", "canvas": {"width": 40, "height": 30, "background": "#ffffff"},
     "root": {"name": "root"\(members.isEmpty ? "" : ",\n\(members)")}}
    """
  }

  /// Returns what is wrong with a document, as its reader says it.
  private func complaint(_ text: String) -> String {
    do {
      _ = try read(text)
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func `root fills the canvas whatever its anchor point`() throws {
    let scene = try read(document("\"anchorPoint\": [0.25, 1], \"position\": [7, 7]"))
    #expect(scene.size == CGSize(width: 40, height: 30))
    #expect(scene.scale == 1)
    #expect(scene.root.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(scene.duration == 0)
  }

  @Test func `absent keys have the platform's defaults`() throws {
    let layer = try #require(
      try read(document("\"sublayers\": [{\"name\": \"plain\"}]")).root.sublayers?.first)
    #expect(layer.name == "plain")
    #expect(layer.properties == CALayer().properties)
  }

  @Test func `layers are of the class that draws what they show`() throws {
    let sublayers =
      try read(
        document(
          """
          "sublayers": [
            {"name": "a", "shape": {"path": {"rect": [0, 0, 1, 1]}}},
            {"name": "b", "gradient": {"colors": ["#000000", "#ffffff80"]}},
            {"name": "c", "isTransformLayer": true}, {"name": "d"}]
          """)
      ).root.sublayers ?? []
    #expect(
      sublayers.map { "\(type(of: $0))" }
        == ["CAShapeLayer", "CAGradientLayer", "CATransformLayer", "CALayer"])
    #expect(sublayers[1].properties.gradient?.colors?[1].alpha == 128.0 / 255)
  }

  @Test func `picture is asked for once and shared`() throws {
    var asked: [String] = []
    let picture = Picture(Bitmap(width: 1, height: 1))
    let scene = try read(
      document(
        """
        "contents": "a.png",
        "sublayers": [{"name": "x", "contents": "a.png"}, {"name": "y", "contents": "b.png"}]
        """)
    ) { name in
      asked.append(name)
      return picture
    }
    #expect(asked == ["a.png", "b.png"])
    #expect(scene.root.properties.contents === picture)
  }

  @Test(arguments: [
    (
      "\"opactiy\": 1",
      "scene.json:3:1: \"opactiy\" is not a known key in /root (did you mean \"opacity\"?)"
    ),
    ("\"frame\": [0, 0, 1, 1]", "(did you mean \"bounds\" and \"position\"?)"),
    ("\"children\": []", "(did you mean \"sublayers\"?)"),
    (
      "\"animations\": [{\"keyPath\": \"center.y\", \"to\": 0, \"duration\": 1}]",
      "(did you mean \"position.y\"?)"
    ),
    ("\"bounds\": [0, 0, 1]", "scene.json:3:11: /root/bounds has 3 elements and must have 4"),
    (
      "\"bounds\": [0, 0, -1, 2]",
      "/root/bounds must have a width and a height that are not negative"
    ),
    ("\"backgroundColor\": \"red\"", "/root/backgroundColor is \"red\" and must be \"#rrggbb\""),
    ("\"opacity\": \"1\"", "/root/opacity is a string and must be a number"),
    ("\"transform\": [1, 2, 3]", "/root/transform has 3 elements and must have 16"),
    ("\"contentsGravity\": \"rezise\"", "(did you mean \"resize\"?)"),
    ("\"maskedCorners\": [\"minXminY\"]", "/root/maskedCorners/0"),
    ("\"sublayers\": [{\"bounds\": [0, 0, 1, 1]}]", "/root/sublayers/0 has no \"name\""),
    ("\"sublayers\": [{\"name\": \"root\"}]", "is \"root\", the name of another layer, on line 2"),
    ("\"shape\": {\"path\": {\"circle\": 1}}", "\"circle\" is not a known key in /root/shape/path"),
    (
      "\"shape\": {\"path\": {\"rect\": [0, 0, 1, 1], \"radius\": 1}}",
      "goes with \"roundedRect\" only"
    ),
    ("\"shape\": {\"path\": {\"commands\": [[\"L\", 1, 2]]}}", "must be an \"M\""),
    ("\"shape\": {\"path\": {\"commands\": [[\"M\", 1]]}}", "has 1 numbers and must have 2"),
    (
      "\"gradient\": {\"colors\": [\"#000000\"], \"locations\": [0, 1]}",
      "has 2 numbers for 1 colours"
    ),
    (
      "\"animations\": [{\"keyPath\": \"opactiy\", \"to\": 0, \"duration\": 1}]",
      "/root/animations/0/keyPath"
    ),
    ("\"animations\": [{\"keyPath\": \"opacity\", \"duration\": 1}]", "must have \"from\", \"to\""),
    (
      "\"animations\": [{\"keyPath\": \"opacity\", \"to\": [1, 2], \"duration\": 1}]",
      "must be a number"
    ),
    (
      "\"animations\": [{\"keyPath\": \"opacity\", \"to\": 1, \"duration\": 0}]",
      "/root/animations/0/duration"
    ),
    (
      "\"animations\": [{\"keyPath\": \"transform.rotaton.y\", \"to\": 1, \"duration\": 1}]",
      "(did you mean \"transform.rotation.y\"?)"
    ),
    ("\"contents\": \"a.png\"", "scene.json:3:13: /root/contents"),
  ])
  func `mistake is told with its place`(members: String, expected: String) {
    let complaint = complaint(document(members))
    #expect(complaint.contains(expected), "\(complaint)")
  }

  @Test func `version must be the one there is`() {
    let text = document("").replacing("\"schema\": 1", with: "\"schema\": 2")
    #expect(complaint(text).contains("/schema must be 1"))
  }

  @Test func `animations run on the scene's clock`() throws {
    Timeline.current = Timeline()
    let scene = try read(
      document(
        """
        "sublayers": [{"name": "box", "bounds": [0, 0, 10, 10], "animations": [
          {"keyPath": "position.x", "from": 0, "to": 100, "begin": 1, "duration": 2},
          {"keyPath": "opacity", "values": [0, 1, 0], "duration": 4, "timing": "linear"},
          {"keyPath": "bounds", "to": [0, 0, 30, 10], "duration": 4},
          {"keyPath": "transform.rotation.z", "by": 3, "duration": 1, "repeat": "forever"}]}]
        """))
    let layer = try #require(scene.root.sublayers?.first)
    func shown(_ time: Double) -> LayerProperties {
      layer.presentationProperties(atSuperlayerTime: time).properties
    }
    #expect(shown(0.5).position.x == 0)
    #expect(abs(shown(2).position.x - 50) < 1e-9)
    #expect(shown(7).position.x == 100)
    #expect(abs(shown(1).opacity - 0.5) < 1e-9)
    #expect(abs(shown(2).bounds.width - 20) < 1e-9)
    #expect(abs(shown(2.5).transform.m11 - Elementary.cos(1.5)) < 1e-9)
  }

  @Test func `published schema names the keys that the reader knows`() throws {
    let file = Oracle.fixtures.appending(path: "scenes/scene.schema.json")
    let schema = try DocumentNode(
      reading: Array(Data(contentsOf: file)), document: "scene.schema.json"
    ).value
    func keys(_ value: JSONValue?) -> [String] {
      guard case .object(let members) = value?["properties"]?.content else { return [] }
      return members.map(\.key)
    }
    let definitions = schema["$defs"]
    for (definition, prefix) in [
      ("layer", ""), ("gradient", "\"gradient\": "), ("shape", "\"shape\": "),
      ("text", "\"text\": "), ("clock", "\"clock\": "),
    ] {
      let names = keys(definitions?[definition])
      #expect(names.count > 2)
      for name in names {
        // Wrong values all, so that a key that is known is complained about for its value.
        let members =
          prefix.isEmpty ? "\"\(name)\": {\"?\": 0}" : "\(prefix){\"\(name)\": {\"?\": 0}}"
        #expect(!complaint(document(members)).contains("\"\(name)\" is not a known key"))
      }
    }
  }
}
