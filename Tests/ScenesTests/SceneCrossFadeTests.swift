import Documents
import Foundation
import Layers
import Raster
import Scenes
import Testing

/// Animations of layers' contents in scene documents: pictures that cross-fade.
@MainActor
struct SceneCrossFadeTests {
  /// Reads a scene of one layer that shows `a.png` on one pixel, with the given members.
  private func scene(_ members: String) throws(SceneError) -> Scene {
    Timeline.current = Timeline()
    let text = """
      {"schema": 1, "id": "test", "canvas": {"width": 1, "height": 1, "background": "#ffffff"},
       "root": {"name": "root", "contents": "a.png", "animations": [{
      \(members)}]}}
      """
    return try SceneReader(pictures: Self.picture).read(Array(text.utf8), document: "scene.json")
  }

  private struct NoSuchFile: Error, CustomStringConvertible {
    let description = "it is not there"
  }

  /// A pixel: red, blue or green, or half of it.
  private nonisolated static func picture(_ name: String) throws -> Picture {
    var bitmap = Bitmap(width: 1, height: 1)
    switch name {
    case "a.png": bitmap[0, 0] = Pixel(bits: 0xff00_00ff)
    case "b.png": bitmap[0, 0] = Pixel(bits: 0xffff_0000)
    case "c.png": bitmap[0, 0] = Pixel(bits: 0xff00_ff00)
    case "clear.png": bitmap[0, 0] = Pixel(bits: 0)
    default: throw NoSuchFile()
    }
    return Picture(bitmap)
  }

  /// The red, green and blue of the canvas's pixel at each of some times.
  private func colors(_ members: String, at times: [Double]) throws -> [[UInt32]] {
    let scene = try scene(members)
    return times.map { time in
      let bits = Rasterizer().render(scene.displayList(at: time)).pixels[0].bits
      return [bits & 255, bits >> 8 & 255, bits >> 16 & 255]
    }
  }

  private func complaint(_ members: String) -> String {
    do {
      _ = try scene(members)
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func `contents fade from one picture to another and are exactly these at the ends`() throws
  {
    let shown = try colors(
      "\"keyPath\": \"contents\", \"from\": \"a.png\", \"to\": \"b.png\", \"duration\": 4",
      at: [0, 1, 2, 3, 4, 9])
    #expect(shown[0] == [255, 0, 0])
    for (color, part) in zip(shown[1...3], [0.25, 0.5, 0.75]) {
      #expect(abs(Double(color[0]) - 255 * (1 - part)) <= 1)
      #expect(color[1] == 0)
      #expect(abs(Double(color[2]) - 255 * part) <= 1)
    }
    #expect(shown[4] == [0, 0, 255])
    #expect(shown[5] == [0, 0, 255])
  }

  @Test func `what is not given is what the layer shows`() throws {
    let to = try colors(
      "\"keyPath\": \"contents\", \"to\": \"c.png\", \"duration\": 2", at: [0, 1, 2])
    #expect(to.first == [255, 0, 0])
    #expect(to[1][0] > 120 && to[1][0] < 135 && to[1][1] > 120 && to[1][1] < 135)
    #expect(to.last == [0, 255, 0])
    let from = try colors(
      "\"keyPath\": \"contents\", \"from\": \"c.png\", \"duration\": 2", at: [0, 2])
    #expect(from == [[0, 255, 0], [255, 0, 0]])
  }

  @Test func `half of a fade to a clear picture shows half of what is behind`() throws {
    let shown = try colors(
      "\"keyPath\": \"contents\", \"to\": \"clear.png\", \"duration\": 2", at: [1, 2])
    #expect(shown[0][0] == 255)
    #expect(abs(Int(shown[0][1]) - 128) <= 1)
    #expect(shown[1] == [255, 255, 255])
  }

  @Test(
    arguments: [
      ("linear", [255, 128, 0], [0, 128, 255]), ("discrete", [255, 0, 0], [0, 255, 0]),
      ("paced", [255, 128, 0], [0, 128, 255]), ("cubic", [255, 128, 0], [0, 128, 255]),
      ("cubicPaced", [255, 128, 0], [0, 128, 255]),
    ])
  func `keyframes go through pictures, in every mode`(
    mode: String, red: [Int], green: [Int]
  ) throws {
    // Three pictures: halves when they fade into each other, thirds when they jump.
    let times = mode == "discrete" ? [0, 1.5, 3] : [0, 0.75, 1.5]
    let shown = try colors(
      """
      "keyPath": "contents", "values": ["a.png", "c.png", "b.png"], "duration": 3,
      "calculationMode": "\(mode)"
      """, at: times)
    if mode == "discrete" {
      #expect(shown == [[255, 0, 0], [0, 255, 0], [0, 0, 255]])
    } else {
      for (color, (red, green)) in zip(shown, zip(red, green)) {
        #expect(abs(Int(color[0]) - red) <= 1)
        #expect(abs(Int(color[1]) - green) <= 1)
        #expect(color[2] == 0)
      }
    }
  }

  @Test func `fades take key times, timing functions and groups as other animations do`() throws {
    let timed = try colors(
      """
      "keyPath": "contents", "values": ["a.png", "b.png", "c.png"], "keyTimes": [0, 0.9, 1],
      "timings": ["easeIn", "linear"], "duration": 10
      """, at: [4.5, 9])
    #expect(abs(Double(timed[0][2]) - 255 * 0.315_357) <= 1)
    #expect(timed[1] == [0, 0, 255])
    let grouped = try colors(
      """
      "duration": 2, "animations": [
        {"keyPath": "contents", "to": "b.png"}, {"keyPath": "opacity", "from": 1, "to": 1}]
      """, at: [0, 2])
    #expect(grouped == [[255, 0, 0], [0, 0, 255]])
    // A spring that goes beyond its end stays on the picture there.
    let sprung = try colors(
      "\"keyPath\": \"contents\", \"to\": \"b.png\", \"spring\": {\"damping\": 10}", at: [0.36])
    #expect(sprung == [[0, 0, 255]])
  }

  @Test(
    arguments: [
      ("\"to\": 1", "scene.json:3:30: /root/animations/0/to is 1 and must be a string"),
      ("\"to\": null", "scene.json:3:30: /root/animations/0/to is null and must be a string"),
      ("\"to\": \"b.png\", \"by\": \"b.png\"", "/root/animations/0/by does not go with pictures"),
      (
        "\"to\": \"b.png\", \"additive\": true",
        "/root/animations/0/additive does not go with pictures"
      ),
      ("\"path\": {\"rect\": [0, 0, 1, 1]}", "/root/animations/0/path does not go with pictures"),
      ("\"values\": []", "/root/animations/0/values must have at least one value"),
      ("\"values\": [\"a.png\"], \"to\": \"b.png\"", "does not go with \"values\" or \"path\""),
      ("\"values\": [\"a.png\", 7]", "/root/animations/0/values/1 is 7 and must be a string"),
      ("\"speed\": 2", "must have \"from\", \"to\" or \"values\""),
      ("\"to\": \"b.png\", \"rotationMode\": \"auto\"", "goes with \"path\" only"),
      (
        "\"to\": \"z.png\"",
        "scene.json:3:30: /root/animations/0/to names a picture that is missing: it is not there"
      ),
    ])
  func `mistake is told with its place`(members: String, expected: String) {
    let complaint = complaint("\"keyPath\": \"contents\", \(members), \"duration\": 1")
    #expect(complaint.hasPrefix("scene.json:"), "\(complaint)")
    #expect(complaint.contains(expected), "\(complaint)")
  }
}
