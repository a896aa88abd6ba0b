import Documents
import Foundation
import Geometry
import Layers
import Raster
import Scenes
import Testing

/// Animations in scene documents.
@MainActor
struct SceneAnimationTests {
  /// Reads a scene of one layer, of 10 points square in the corner, with the given members.
  private func layer(_ members: String) throws(SceneError) -> CALayer {
    Timeline.current = Timeline()
    let text = """
      {"schema": 1, "id": "test", "canvas": {"width": 40, "height": 30, "background": "#ffffff"},
       "root": {"name": "root", "sublayers": [{"name": "box", "bounds": [0, 0, 10, 10],
      \(members)}]}}
      """
    let reader = SceneReader { _ in throw CancellationError() }
    let scene = try reader.read(Array(text.utf8), document: "scene.json")
    return scene.root.sublayers?.first ?? CALayer()
  }

  private func animated(_ members: String) throws(SceneError) -> CALayer {
    try layer("\"animations\": [{\(members)}]")
  }

  private func shown(_ layer: CALayer, _ time: Double) -> LayerProperties {
    layer.presentationProperties(atSuperlayerTime: time).properties
  }

  private func complaint(_ members: String) -> String {
    do {
      _ = try animated(members)
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func `timing functions have names or control points`() throws {
    for (timing, half) in [
      ("\"linear\"", 0.5), ("\"easeIn\"", 0.315_357), ("\"easeOut\"", 0.684_643),
      ("\"easeInEaseOut\"", 0.5), ("\"default\"", 0.802_403), ("[0, 1, 0, 1]", 0.991_220),
    ] {
      let layer = try animated(
        "\"keyPath\": \"opacity\", \"from\": 0, \"to\": 1, \"duration\": 2, \"timing\": \(timing)")
      #expect(abs(shown(layer, 1).opacity - half) < 1e-6, "\(timing)")
    }
  }

  @Test func `values are run through in every mode`() throws {
    for (mode, half) in [
      ("linear", 7.5), ("discrete", 5), ("cubic", 7.1875), ("paced", 5),
    ] {
      let layer = try animated(
        "\"keyPath\": \"zPosition\", \"values\": [0, 10, 5, 20], \"calculationMode\": \"\(mode)\","
          + "\"duration\": 2")
      // Paced: half of 30 is 15, which is 10 up and 5 down.
      #expect(abs(Double(shown(layer, 1).zPosition) - half) < 1e-9, "\(mode)")
    }
  }

  @Test func `springs swing, and last until they rest`() throws {
    let layer = try animated(
      "\"keyPath\": \"position.x\", \"from\": 0, \"to\": 100, \"spring\": {\"damping\": 10}")
    #expect(abs(shown(layer, 0.3).position.x - 112.4355) < 1e-4)
    let animation = layer.animation(forKey: "0")
    #expect(abs((animation?.duration ?? 0) - 1.47270) < 5e-6)
  }

  @Test func `positions follow paths, turning with them when asked to`() throws {
    let path = "\"path\": {\"commands\": [[\"M\", 0, 0], [\"L\", 100, 0], [\"L\", 100, 10]]}"
    let even = try animated("\"keyPath\": \"position\", \(path), \"duration\": 2")
    #expect(shown(even, 0.5).position == CGPoint(x: 50, y: 0))
    #expect(shown(even, 1.5).position == CGPoint(x: 100, y: 5))
    #expect(shown(even, 1.5).transform == .identity)
    let paced = try animated(
      "\"keyPath\": \"position\", \(path), \"duration\": 2, \"calculationMode\": \"paced\", "
        + "\"rotationMode\": \"auto\"")
    #expect(abs(shown(paced, 1).position.x - 55) < 1e-9)
    #expect(abs(shown(paced, 1.95).transform.m12 - 1) < 1e-9)
  }

  @Test func `groups run their members in their own time and cut them off`() throws {
    let layer = try animated(
      """
      "duration": 1, "fill": "removed", "animations": [
        {"keyPath": "position.x", "from": 0, "to": 100, "duration": 2},
        {"keyPath": "opacity", "from": 0, "to": 1},
        {"keyPath": "zPosition", "from": 0, "to": 8, "begin": 0.5, "duration": 0.5}]
      """)
    #expect(abs(shown(layer, 0.999).position.x - 49.95) < 1e-9)
    #expect(abs(shown(layer, 0.25).opacity - 0.25) < 1e-9)
    #expect(abs(shown(layer, 0.75).zPosition - 4) < 1e-9)
    #expect(shown(layer, 1.5).opacity == 1)
  }

  @Test func `speed, offset, repetition and layers' own clocks act`() throws {
    let fast = try animated(
      "\"keyPath\": \"zPosition\", \"from\": 0, \"to\": 8, \"duration\": 2, \"speed\": 2")
    #expect(abs(shown(fast, 0.5).zPosition - 4) < 1e-9)
    let turned = try animated(
      "\"keyPath\": \"zPosition\", \"from\": 0, \"to\": 8, \"duration\": 4, \"offset\": 2")
    #expect(abs(shown(turned, 0.5).zPosition - 5) < 1e-9)
    let long = try animated(
      "\"keyPath\": \"zPosition\", \"from\": 0, \"to\": 8, \"duration\": 2, \"repeatDuration\": 3")
    #expect(abs(shown(long, 9).zPosition - 4) < 1e-9)
    let clocked = try layer(
      """
      "clock": {"begin": 4, "speed": 2, "offset": 1}, "animations": [
        {"keyPath": "zPosition", "from": 0, "to": 20, "begin": 1, "duration": 20}]
      """)
    // Local time is 13 when the superlayer's is 10.
    #expect(abs(shown(clocked, 10).zPosition - 12) < 1e-9)
  }

  @Test func `curves of cubic keyframes bend with tension`() throws {
    let layer = try animated(
      "\"keyPath\": \"zPosition\", \"values\": [0, 10, 5, 20], \"calculationMode\": \"cubic\", "
        + "\"duration\": 3, \"tension\": [1, 1, 1, 1]")
    #expect(abs(shown(layer, 1.5).zPosition - 7.5) < 1e-9)
  }

  @Test(
    arguments: [
      ("\"keyPth\": \"opacity\"", "(did you mean \"keyPath\"?)"),
      (
        "\"keyPath\": \"opacity\", \"to\": 1, \"duration\": 1, \"timing\": \"easein\"",
        "(did you mean \"easeIn\"?)"
      ),
      ("\"keyPath\": \"opacity\", \"to\": 1", "has no \"duration\""),
      (
        "\"keyPath\": \"opacity\", \"values\": [0, 1], \"keyTimes\": [0, 0.5, 1], \"duration\": 1",
        "has 3 numbers and must have 2"
      ),
      (
        "\"keyPath\": \"opacity\", \"values\": [0, 1], \"keyTimes\": [0, 2], \"duration\": 1",
        "must rise from 0 to 1"
      ),
      (
        "\"keyPath\": \"opacity\", \"path\": {\"rect\": [0, 0, 1, 1]}, \"duration\": 1",
        "goes with key paths of points only"
      ),
      (
        "\"keyPath\": \"opacity\", \"to\": 1, \"rotationMode\": \"auto\", \"duration\": 1",
        "goes with \"path\" only"
      ),
      (
        "\"animations\": [], \"to\": 1, \"duration\": 1", "does not go with \"animations\""
      ),
      (
        "\"animations\": [{\"keyPath\": \"opacity\"}], \"duration\": 1",
        "scene.json:3:32: /root/sublayers/0/animations/0/animations/0 must have \"from\""
      ),
      (
        "\"keyPath\": \"opacity\", \"to\": 1, \"spring\": {\"mas\": 1}",
        "(did you mean \"mass\"?)"
      ),
      (
        "\"keyPath\": \"opacity\", \"to\": 1, \"duration\": 1, \"repeat\": 2, \"repeatDuration\": 1",
        "does not go with \"repeat\""
      ),
    ])
  func `mistake is told with its place`(members: String, expected: String) {
    let complaint = complaint(members)
    #expect(complaint.hasPrefix("scene.json:3:"), "\(complaint)")
    #expect(complaint.contains(expected), "\(complaint)")
  }

  @Test func `published schema and the program's are one, and name the keys of animations`() throws
  {
    let file = Oracle.fixtures.appending(path: "scenes/scene.schema.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(SceneSchema.text == text)
    let schema = try DocumentNode(reading: Array(text.utf8), document: "schema").value
    guard case .object(let members) = schema["$defs"]?["animation"]?["properties"]?.content else {
      return #expect(Bool(false), "an animation has properties")
    }
    #expect(members.count == 31)
    for member in members {
      #expect(!complaint("\"\(member.key)\": {}").contains("is not a known key"), "\(member.key)")
    }
  }

  @Test func `scene of all timings moves from its first frame to its last`() throws {
    Timeline.current = Timeline()
    let file = Oracle.fixtures.appending(path: "scenes/timing.json")
    let scene = try SceneReader { _ in throw CancellationError() }
      .read(Array(Data(contentsOf: file)), document: "timing.json")
    #expect(scene.duration == 2)
    func place(_ name: String, _ time: Double) -> Double {
      let layer = scene.root.sublayers?.first { $0.name == name } ?? CALayer()
      return Double(shown(layer, time).position.x)
    }
    for name in ["linear", "easeIn", "easeOut", "easeInEaseOut", "default", "overshoot"] {
      #expect(abs(place(name, 0) - 36) < 1e-9, "\(name)")
      #expect(abs(place(name, 2) - 148) < 1e-9, "\(name)")
    }
    // A spring is cut off where it has all but come to rest.
    #expect(abs(place("spring", 2) - 148) < 0.112)
    #expect(abs(place("easeIn", 1) - (36 + 112 * 0.315_357)) < 1e-3)
    #expect(Timeline.current.warnings.isEmpty)
  }
}
