import Foundation
import ImageCodecs
import TestSupport
import Testing

struct SceneCommandTests {
  private let scratch = Scratch()

  private func scene(_ layer: String = "\"backgroundColor\": \"#ff0000\"", more: String = "") {
    scratch.put(
      """
      {
        "schema": 1, "id": "box",  // A box on white.
        "canvas": {"width": 20, "height": 10, "scale": 2, "background": "#ffffff"},\(more)
        "root": {"name": "root", "bounds": [0, 0, 20, 10], "sublayers": [
          {"name": "box", "bounds": [0, 0, 4, 4], "position": [4, 5], \(layer)}
        ]},
      }
      """, at: "scene.json")
  }

  private func pixel(_ name: String, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try ImageReader().read(path: "\(scratch.path)/\(name)")
    return Array(image.pixels[4 * (y * image.width + x)..<4 * (y * image.width + x) + 4])
  }

  @Test func `a still scene is one picture`() throws {
    scene()
    let result = try Program.run(
      "still", "\(scratch.path)/scene.json", "-o", "\(scratch.path)/out.png")
    #expect(result.status == 0, "\(result.error)")
    #expect(try pixel("out.png", 4, 6) == [255, 0, 0, 255])
    #expect(try pixel("out.png", 3, 6) == [255, 255, 255, 255])
    let larger = try Program.run(
      "still", "\(scratch.path)/scene.json", "-o", "\(scratch.path)/out.png", "--scale", "4",
      "--background", "clear")
    #expect(larger.status == 0)
    #expect(try pixel("out.png", 79, 39) == [0, 0, 0, 0])
    #expect(try pixel("out.png", 8, 12) == [255, 0, 0, 255])
  }

  @Test func `a scene's pictures are beside it or in a directory of their own`() throws {
    scene("\"contents\": \"pictures/home.png\"")
    let alone = try Program.run(
      "still", "\(scratch.path)/scene.json", "-o", "\(scratch.path)/out.png")
    #expect(alone.status == 66)
    #expect(alone.error.contains("scene.json:5:"), "\(alone.error)")
    #expect(alone.error.contains("pictures/home.png cannot be read, there is no such file"))
    scratch.copy("\(Program.fixtures)/screens/home-half.png", to: "elsewhere/pictures/home.png")
    let found = try Program.run(
      "still", "\(scratch.path)/scene.json", "-o", "\(scratch.path)/out.png", "--assets",
      "\(scratch.path)/elsewhere")
    #expect(found.status == 0, "\(found.error)")
  }

  @Test func `mistakes in a scene are named with their place`() throws {
    scene("\"backgroundColour\": \"#ff0000\"")
    let result = try Program.run("render", "\(scratch.path)/scene.json", "-o", scratch.path + "/o")
    #expect(result.status == 65)
    #expect(
      result.error.hasPrefix(
        "flipbook: \(scratch.path)/scene.json:5:65: \"backgroundColour\" is not a known key in "
          + "/root/sublayers/0 (did you mean \"backgroundColor\"?)"), "\(result.error)")
    scratch.put("{\"canvas\": ", at: "scene.json")
    let cut = try Program.run("still", "\(scratch.path)/scene.json", "-o", scratch.path + "/o.png")
    #expect(cut.status == 65)
    #expect(cut.error.contains("scene.json:1:12: found the end of the document"))
    #expect(scratch.names() == ["scene.json"])
  }

  @Test func `a moving scene is rendered for its duration at its rate`() throws {
    scene(
      """
      "backgroundColor": "#ff0000", "animations": [
        {"keyPath": "position.x", "from": 4, "to": 14, "duration": 1, "timing": "linear"}
      ]
      """, more: "\"duration\": 1, \"fps\": 10,")
    let result = try Program.run(
      "render", "\(scratch.path)/scene.json", "-o", "\(scratch.path)/out")
    #expect(result.status == 0, "\(result.error)")
    #expect(scratch.names(in: "out").count == 12)
    #expect(try pixel("out/frame_0005.png", 14, 10) == [255, 0, 0, 255])
    #expect(try pixel("out/frame_0005.png", 13, 10) == [255, 255, 255, 255])
  }

  @Test func `a scene takes no options of a transition`() throws {
    scene()
    let result = try Program.run(
      "still", "\(scratch.path)/scene.json", "-o", "\(scratch.path)/out.png", "--from", "x.png")
    #expect(result.status == 64)
    #expect(result.error == "flipbook: a scene has no --from: leave the option out\n")
  }

  @Test func `what is drawn is told as text`() throws {
    scene()
    let result = try Program.run("still", "\(scratch.path)/scene.json", "--dump")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "canvas 40 × 20, background #ffffff")
    #expect(lines.dropFirst().first?.hasPrefix("draw rect") == true, "\(result.output)")
    #expect(result.output.contains("#ff0000"))
    let filed = try Program.run(
      "still", "\(scratch.path)/scene.json", "--dump", "-o", "\(scratch.path)/list.txt")
    #expect(filed.status == 0 && filed.output.isEmpty)
    #expect(scratch.text(of: "list.txt") == result.output)
    #expect(scratch.names() == ["list.txt", "scene.json"])
  }

  @Test func `layers are drawn apart, each with its number`() throws {
    scene()
    let result = try Program.run(
      "still", "\(scratch.path)/scene.json", "--explode", "-o", "\(scratch.path)/apart.png")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.hasPrefix("1  box, color\n"), "\(result.error)")
    let image = try ImageReader().read(path: "\(scratch.path)/apart.png")
    #expect(max(image.width, image.height) >= 900)
    #expect(result.error.hasSuffix("apart.png: \(image.width)×\(image.height)\n"))
    let colors = Set(
      stride(from: 0, to: image.pixels.count, by: 4).map { Array(image.pixels[$0..<$0 + 4]) })
    #expect(colors.contains([255, 0, 0, 255]))
    #expect(colors.contains([255, 255, 255, 255]))
  }

  @Test func `a transition's layers are drawn apart too`() throws {
    for (index, name) in ["home", "detail"].enumerated() {
      scratch.copy("\(Program.fixtures)/screens/\(name)-half.png", to: "\(index).png")
    }
    let result = try Program.run(
      "still", "circle-reveal", "--from", "\(scratch.path)/0.png", "--to", "\(scratch.path)/1.png",
      "--at", "0.5", "--explode", "-o", "\(scratch.path)/apart.png")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("picture 195×422"), "\(result.error)")
  }

  @Test func `still wants a place for a picture, and one kind of result`() throws {
    scene()
    let nowhere = try Program.run("still", "\(scratch.path)/scene.json")
    #expect(nowhere.status == 64)
    #expect(nowhere.error.hasPrefix("flipbook: still needs --output: write -o out.png"))
    let both = try Program.run(
      "still", "\(scratch.path)/scene.json", "--dump", "--explode", "-o", "\(scratch.path)/x")
    #expect(both.status == 64)
    #expect(scratch.names() == ["scene.json"])
  }

  @Test func `pictures of sixteen bits are rounded, JPEG turned upright`() throws {
    scratch.copy("\(Program.fixtures)/png-cases/m-ct2-bd16-i0-7x5.png", to: "deep.png")
    scratch.copy("\(Program.fixtures)/jpeg-cases/orientation-6.jpg", to: "turned.jpg")
    scratch.put(
      """
      {
        "schema": 1, "id": "pictures",
        "canvas": {"width": 47, "height": 30, "background": "#000000"},
        "root": {"name": "root", "bounds": [0, 0, 47, 30], "sublayers": [
          {"name": "deep", "bounds": [0, 0, 7, 5], "anchorPoint": [0, 0], "contents": "deep.png"},
          {"name": "turned", "bounds": [0, 0, 40, 30], "anchorPoint": [0, 0], "position": [7, 0],
           "contents": "turned.jpg"}
        ]}
      }
      """, at: "scene.json")
    let path = "\(scratch.path)/scene.json"
    let drawn = try Program.run("still", path, "-o", "\(scratch.path)/out.png")
    #expect(drawn.status == 0, "\(drawn.error)")
    // 0xBB18, 0xABD6 and 0x3C5B of 65535, as shares of 255.
    #expect(try pixel("out.png", 0, 0) == [186, 171, 60, 255])
    let text = try Program.run("still", path, "--dump")
    #expect(text.output.contains("picture 7 × 5 "))
    #expect(text.output.contains("picture 40 × 30 "), "\(text.output)")
  }
}
