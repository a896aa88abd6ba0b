import Foundation
import Geometry
import Layers
import Raster
import Scenes
import Testing
import Typesetting

@MainActor
struct SceneTextTests {
  private func read(_ members: String) throws(SceneError) -> Scene {
    try SceneReader(pictures: { _ in throw CancellationError() }).read(
      Array(
        """
        {"schema": 1, "id": "test", "canvas": {"width": 40, "height": 30, "background": "#ffffff"},
         "root": {"name": "root", "sublayers": [{"name": "a", "bounds": [0, 0, 40, 30],
         "text": {\(members)}}]}}
        """.utf8), document: "scene.json")
  }

  @Test func `texts say what they show and how`() throws {
    let scene = try read(
      """
      "string": "Flip", "font": "HelveticaNeue-BoldItalic", "fontSize": 12,
      "foregroundColor": "#ff0000", "wrapped": true, "alignmentMode": "center",
      "truncationMode": "middle"
      """)
    let layer = try #require(scene.root.sublayers?.first as? CATextLayer)
    var text = TextProperties()
    text.string = "Flip"
    text.font = TextFont(
      name: "HelveticaNeue-BoldItalic",
      request: FontRequest(.named("HelveticaNeue"), weight: 700, isItalic: true))
    text.fontSize = 12
    text.foregroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
    text.isWrapped = true
    text.alignmentMode = .center
    text.truncationMode = .middle
    #expect(layer.properties.text == text)
    #expect(
      try read("\"string\": \"Flip\"").root.sublayers?.first?.properties.text?.fontSize == 36)
  }

  @Test(arguments: [
    ("\"text\": \"a\"", "\"text\" is not a known key", "did you mean \"string\"?"),
    ("\"fontSize\": 12", "/root/sublayers/0/text", "\"string\""),
    ("\"string\": \"a\", \"fontSize\": -1", "/text/fontSize", "must be above 0 and at most 10000"),
    ("\"string\": \"a\", \"alignmentMode\": \"centre\"", "/text/alignmentMode", "center"),
    (
      "\"string\": \"a\", \"color\": \"#000000\"", "\"color\" is not a known key", "foregroundColor"
    ),
  ])
  func `mistakes are told with what was meant`(members: String, place: String, rule: String) {
    do {
      _ = try read(members)
      Issue.record("nothing was wrong with \(members)")
    } catch {
      #expect("\(error)".contains(place) && "\(error)".contains(rule), "\(error)")
    }
  }

  @Test func `sizes of texts are animated`() throws {
    Timeline.current = Timeline()
    let scene = try SceneReader(pictures: { _ in throw CancellationError() }).read(
      Array(
        """
        {"schema": 1, "id": "test", "canvas": {"width": 40, "height": 30, "background": "#ffffff"},
         "duration": 1, "root": {"name": "root", "sublayers": [{"name": "a",
         "bounds": [0, 0, 40, 30], "text": {"string": "Flip", "fontSize": 10},
         "animations": [{"keyPath": "fontSize", "from": 10, "to": 20, "duration": 1}]}]}}
        """.utf8), document: "scene.json")
    let layer = try #require(scene.root.sublayers?.first)
    let shown = layer.presentationProperties(atSuperlayerTime: 0.5).properties
    #expect(shown.text?.fontSize == 15)
  }
}
