import Documents
import Foundation
import Geometry
import Layers
import Raster
import Scenes
import Testing

/// Transitions in scene documents.
@MainActor
struct SceneTransitionTests {
  /// Reads a scene of a red layer, of 10 points square in the corner, with the given members.
  private func scene(_ members: String) throws(SceneError) -> Scene {
    Timeline.current = Timeline()
    let text = """
      {"schema": 1, "id": "test", "canvas": {"width": 10, "height": 10, "background": "#ffffff"},
       "root": {"name": "root", "sublayers": [{"name": "box", "bounds": [0, 0, 10, 10],
       "position": [5, 5], "backgroundColor": "#ff0000",
      \(members)}]}}
      """
    let picture = Picture(Bitmap(width: 1, height: 1))
    let reader = SceneReader { _ in picture }
    return try reader.read(Array(text.utf8), document: "scene.json")
  }

  private func changing(_ members: String) throws(SceneError) -> Scene {
    try scene("\"animations\": [{\(members)}]")
  }

  /// Moves the clock and returns the colour of a pixel, `#rrggbb`.
  private func pixel(_ scene: Scene, _ x: Int, _ y: Int, at time: Double) -> String {
    Timeline.current.advance(to: time)
    let pixel = Rasterizer().render(scene.displayList(at: time))[x, y]
    let channels = [pixel.bits & 255, pixel.bits >> 8 & 255, pixel.bits >> 16 & 255]
    return "#" + channels.map { String($0 + 256, radix: 16).dropFirst() }.joined()
  }

  private func complaint(_ members: String) -> String {
    do {
      _ = try changing(members)
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a push brings the new state in from its side`() throws {
    let scene = try changing(
      """
      "transition": "push", "subtype": "fromRight", "begin": 1, "duration": 2,
      "changes": {"backgroundColor": "#0000ff"}
      """)
    #expect(pixel(scene, 5, 5, at: 0.5) == "#ff0000")
    #expect(pixel(scene, 5, 5, at: 1) == "#ff0000")
    // Half way each has half the width, and both are half there.
    #expect(pixel(scene, 2, 5, at: 2) == "#ff7f7f")
    #expect(pixel(scene, 7, 5, at: 2) == "#7f7fff")
    #expect(pixel(scene, 2, 5, at: 3) == "#0000ff")
    #expect(pixel(scene, 7, 5, at: 4) == "#0000ff")
    #expect(
      scene.root.sublayers?.first?.backgroundColor == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func `timing and progress choose a part of the change`() throws {
    let scene = try changing(
      """
      "transition": "fade", "duration": 2, "timing": "easeIn", "startProgress": 0.2,
      "endProgress": 0.6, "changes": {"backgroundColor": "#0000ff"}
      """)
    func red(_ time: Double) -> Int {
      Int(pixel(scene, 5, 5, at: time).dropFirst().prefix(2), radix: 16) ?? -1
    }
    #expect(abs(red(0) - 204) <= 1)
    #expect(abs(Double(red(1)) - 255 * (0.8 - 0.4 * 0.315_357)) <= 1)
    #expect(abs(red(1.9999) - 102) <= 1)
    #expect(red(2) == 0)
  }

  @Test func `everything that a layer shows can change, and all at once`() throws {
    let scene = try changing(
      """
      "transition": "reveal", "subtype": "fromTop", "begin": 0.5, "duration": 1,
      "changes": {
        "contents": "b.png", "cornerRadius": 2, "opacity": 0.5, "bounds": [0, 0, 8, 8],
        "shape": {"path": {"rect": [0, 0, 1, 1]}}, "gradient": {"colors": ["#00ff00"]},
        "mask": {"name": "cover", "bounds": [0, 0, 9, 9]},
        "sublayers": [{"name": "new", "animations": [
          {"keyPath": "opacity", "from": 0, "to": 1, "begin": 1, "duration": 1}]}]}
      """)
    let box = try #require(scene.root.sublayers?.first)
    let before = box.properties
    Timeline.current.advance(to: 0.49)
    #expect(box.properties == before)
    Timeline.current.advance(to: 0.5)
    #expect(box.properties.contents != nil)
    #expect(box.cornerRadius == 2)
    #expect(box.opacity == 0.5)
    #expect(box.bounds.width == 8)
    #expect(box.properties.shape?.path != nil)
    #expect(box.properties.gradient?.colors?.count == 1)
    #expect(box.mask?.name == "cover")
    #expect(box.sublayers?.map(\.name) == ["new"])
    #expect(box.position == CGPoint(x: 5, y: 5))
    #expect(box.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    // Animations of what comes count from the scene's beginning.
    Timeline.current.advance(to: 1.5)
    let new = try #require(box.sublayers?.first)
    #expect(abs(new.presentationPropertiesNow().opacity - 0.5) < 1e-9)
  }

  @Test func `transitions follow each other, whatever their order in the document`() throws {
    let scene = try scene(
      """
      "animations": [
        {"transition": "fade", "begin": 2, "duration": 1, "changes": {"backgroundColor": "#00ff00"}},
        {"transition": "moveIn", "begin": 0, "duration": 1,
         "changes": {"backgroundColor": "#0000ff"}}]
      """)
    #expect(pixel(scene, 2, 5, at: 0.5) == "#0000ff")
    #expect(pixel(scene, 7, 5, at: 0.5) == "#ff0000")
    #expect(pixel(scene, 7, 5, at: 1.5) == "#0000ff")
    #expect(pixel(scene, 7, 5, at: 3) == "#00ff00")
  }

  @Test func `a transition waits for its layer's clock`() throws {
    let scene = try scene(
      """
      "clock": {"begin": 1, "speed": 2}, "animations": [
        {"transition": "moveIn", "begin": 2, "duration": 2,
         "changes": {"backgroundColor": "#0000ff"}}]
      """)
    #expect(pixel(scene, 2, 5, at: 2) == "#ff0000")
    #expect(pixel(scene, 2, 5, at: 2.5) == "#0000ff")
    #expect(pixel(scene, 7, 5, at: 2.5) == "#ff0000")
    #expect(pixel(scene, 7, 5, at: 3) == "#0000ff")
    let still = try self.scene(
      """
      "clock": {"speed": 0}, "animations": [
        {"transition": "fade", "duration": 1, "changes": {"backgroundColor": "#0000ff"}}]
      """)
    #expect(pixel(still, 7, 5, at: 3) == "#ff0000")
  }

  @Test func `scene of all transitions goes from its first state to its last`() throws {
    Timeline.current = Timeline()
    let file = Oracle.fixtures.appending(path: "scenes/transitions.json")
    let scene = try SceneReader { _ in throw CancellationError() }
      .read(Array(Data(contentsOf: file)), document: "transitions.json")
    let middles = [(30, 31), (80, 31), (130, 31), (30, 81), (80, 81), (130, 81)]
    func colors(_ time: Double) -> [String] {
      middles.map { pixel(scene, $0.0, $0.1, at: time) }
    }
    #expect(colors(0.2) == Array(repeating: "#2f6fed", count: 6))
    let during = colors(0.7)
    #expect(during[0] != "#2f6fed" && during[0] != "#e8543f")
    #expect(during[3...] == Array(repeating: "#2f6fed", count: 3)[...])
    #expect(colors(2) == Array(repeating: "#e8543f", count: 6))
    #expect(Timeline.current.warnings.isEmpty)
  }

  @Test(
    arguments: [
      (
        "\"transition\": \"pusch\", \"duration\": 1, \"changes\": {\"opacity\": 1}",
        "scene.json:4:31: \"pusch\" is not a value of /root/sublayers/0/animations/0/transition"
          + " (did you mean \"push\"?)"
      ),
      (
        "\"transition\": \"push\", \"duration\": 1, \"changes\": {\"opactiy\": 1}",
        "scene.json:4:66: \"opactiy\" is not a known key in "
          + "/root/sublayers/0/animations/0/changes (did you mean \"opacity\"?)"
      ),
      ("\"transition\": \"push\", \"changes\": {\"opacity\": 1}", "has no \"duration\""),
      ("\"transition\": \"push\", \"duration\": 1", "has no \"changes\""),
      (
        "\"transition\": \"push\", \"duration\": 1, \"changes\": {}", "must say what changes"
      ),
      (
        "\"transition\": \"push\", \"duration\": 1, \"repeat\": 2, \"changes\": {\"opacity\": 1}",
        "/root/sublayers/0/animations/0/repeat does not go with \"transition\""
      ),
      (
        "\"transition\": \"push\", \"duration\": 1, \"startProgress\": 0.5, "
          + "\"endProgress\": 0.25, \"changes\": {\"opacity\": 1}",
        "endProgress must not be less than \"startProgress\""
      ),
      (
        "\"keyPath\": \"opacity\", \"to\": 1, \"duration\": 1, \"subtype\": \"fromTop\"",
        "subtype goes with \"transition\" only"
      ),
      (
        "\"duration\": 1, \"animations\": [{\"transition\": \"fade\"}]", "does not go in a group"
      ),
    ])
  func `mistake is told with its place`(members: String, expected: String) {
    let complaint = complaint(members)
    #expect(complaint.hasPrefix("scene.json:"), "\(complaint)")
    #expect(complaint.contains(expected), "\(complaint)")
  }
}
