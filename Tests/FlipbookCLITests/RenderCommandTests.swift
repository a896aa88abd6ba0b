import Documents
import Foundation
import ImageCodecs
import TestSupport
import Testing

struct RenderCommandTests {
  private let scratch = Scratch()
  private let home = "\(Program.fixtures)/screens/home-half.png"
  private let detail = "\(Program.fixtures)/screens/detail-half.png"

  private func render(
    _ words: String..., name: String = "circle-reveal", output: String = "out"
  ) throws -> Program.Result {
    try Program.run(
      ["render", name, "--from", home, "--to", detail, "-o", "\(scratch.path)/\(output)"] + words)
  }

  private func manifest(_ output: String = "out") throws -> JSONValue {
    let text = try #require(scratch.text(of: "\(output)/manifest.json"))
    return try JSONReader(document: "manifest.json").read(text)
  }

  @Test func `two pictures become frames and a manifest that is true`() throws {
    let result = try render("--fps", "20", "--duration", "0.25")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(
      scratch.names(in: "out")
        == (0...5).map { "frame_000\($0).png" } + ["manifest.json"])
    let manifest = try manifest()
    #expect(manifest["timing"]?["fps"]?.text == "20/1")
    #expect(manifest["transition"]?["id"]?.text == "circle-reveal")
    let frames = try #require(manifest["frames"]?.elements)
    #expect(frames.compactMap { $0["time"]?.number?.double } == [0, 0.05, 0.1, 0.15, 0.2, 0.25])
    for frame in frames {
      let name = try #require(frame["file"]?.text)
      let image = try ImageReader().read(path: "\(scratch.path)/out/\(name)")
      #expect(frame["pixelHash"]?.text == PixelHash(image).description)
      #expect(image.width == 195 && image.height == 422)
    }
    let inputs = try #require(manifest["inputs"]?.elements)
    #expect(inputs[1]["file"]?.text == "detail-half.png")
    #expect(
      inputs[1]["pixelHash"]?.text == PixelHash(try ImageReader().read(path: detail)).description)
    #expect(frames.last?["pixelHash"] == inputs[1]["pixelHash"])
    let kinds = Set(manifest["events"]?.elements?.compactMap { $0["kind"]?.text } ?? [])
    #expect(kinds.isSuperset(of: ["animateTransition", "animationAdded", "completeTransition"]))
  }

  @Test func `the same command gives the same bytes for any number of jobs`() throws {
    #expect(try render("--fps", "20", "--jobs", "1", output: "one").status == 0)
    #expect(try render("--fps", "20", "--jobs", "2", output: "two").status == 0)
    #expect(try render("--fps", "20", "--jobs", "7", output: "seven").status == 0)
    #expect(scratch.names(in: "one").count == 12)
    for name in scratch.names(in: "one") {
      let bytes = scratch.bytes(of: "one/\(name)")
      for other in ["two", "seven"] {
        let isSame = scratch.bytes(of: "\(other)/\(name)") == bytes
        #expect(isSame, "\(other)/\(name)")
      }
    }
  }

  @Test func `every transition gives the same manifest for any number of jobs, and again`() throws {
    let list = try JSONReader(document: "list").read(Program.run("list", "--json").output)
    let ids = try #require(list.elements).compactMap { $0["id"]?.text }
    #expect(ids.count > 10)
    for id in ids {
      let manifests = try [("one", "1"), ("two", "2"), ("again", "2")].map { output, jobs in
        let result = try Program.run(
          "render", id, "--from", "\(Program.fixtures)/goldens/from.png", "--to",
          "\(Program.fixtures)/goldens/to.png", "--fps", "10", "--jobs", jobs, "-o",
          "\(scratch.path)/\(output)")
        #expect(result.status == 0, "\(id): \(result.error)")
        return scratch.text(of: "\(output)/manifest.json")
      }
      let isSame = manifests[0] != nil && Set(manifests).count == 1
      #expect(isSame, "\(id)")
      let kinds = try manifest("one")["events"]?.elements?.compactMap { $0["kind"]?.text } ?? []
      #expect(
        Set(kinds).isSuperset(of: ["viewWillAppear", "animationAdded", "animationFinished"]),
        "\(id)")
    }
  }

  @Test func `screenshots of a known screen without a scale are told of, once`() throws {
    scratch.copy("\(Program.fixtures)/screens/home@3x.png", to: "IMG_1.PNG")
    let path = "\(scratch.path)/IMG_1.PNG"
    func note(_ words: String...) throws -> String {
      let result = try Program.run(
        ["render", "crossfade", "--from", path, "--to", path, "-n", "-o", "\(scratch.path)/out"]
          + words)
      #expect(result.status == 0)
      return result.error
    }
    let hint =
      "1170×2532 is the size of an iPhone 12, 13 or 14, 3 pixels to a point: --scale 3 draws radii "
      + "and perspective as there\n"
    #expect(try note() == hint)
    #expect(try note("-q").isEmpty)
    #expect(try note("--scale", "1").isEmpty)
    #expect(try note("--scale", "3").isEmpty)
  }

  @Test func `a point that is hardly one is told of`() throws {
    for (center, isTold) in [("0.5,0.5", true), ("0.5W,0.5H", false), ("0,0", false)] {
      let result = try render("--set", "center=\(center)", "-n")
      #expect(result.status == 0, "\(result.error)")
      #expect(result.error.contains("write parts of the screen as 0.5W,0.5H") == isTold)
    }
  }

  @Test func `the list goes family by family, with what sets each transition off`() throws {
    let lines = try Program.run("list").output.split(separator: "\n").map(String.init)
    let families = lines.filter { !$0.hasPrefix(" ") }
    #expect(Set(families).count == families.count && families.first == "circles")
    let reveal = try #require(lines.first { $0.hasPrefix("  circle-reveal ") })
    #expect(reveal.contains("grows out of a small disc ") && reveal.hasSuffix("tab"))
  }

  @Test func `frames by number are those of the whole`() throws {
    #expect(try render("--fps", "20", output: "all").status == 0)
    let some = try render("--fps", "20", "--frames", "1,4-8:2,10-99", output: "some")
    #expect(some.status == 0)
    #expect(some.error.contains("--frames reaches beyond the last frame, which is 10"))
    let names = ["01", "04", "06", "08", "10"].map { "frame_00\($0).png" }
    #expect(scratch.names(in: "some") == names + ["manifest.json"])
    for name in names {
      let isSame = scratch.bytes(of: "some/\(name)") == scratch.bytes(of: "all/\(name)")
      #expect(isSame, "\(name)")
    }
  }

  @Test func `reverse is the same frames in the other order`() throws {
    #expect(try render("--fps", "20", output: "there").status == 0)
    #expect(try render("--fps", "20", "--reverse", output: "back").status == 0)
    let hashes = try ["there", "back"].map { name in
      try manifest(name)["frames"]?.elements?.compactMap { $0["pixelHash"]?.text } ?? []
    }
    #expect(hashes[0].count == 11)
    #expect(hashes[1] == hashes[0].reversed())
  }

  @Test func `timing moves the frames between, and holds only the manifest`() throws {
    #expect(try render("--fps", "20", output: "even").status == 0)
    let words = ["--fps", "20", "--timing", "cubic-bezier(0.9,0,1,1)", "--hold-first", "0.4"]
    let eased = try Program.run(
      ["render", "circle-reveal", "--from", home, "--to", detail, "-o", "\(scratch.path)/late"]
        + words)
    #expect(eased.status == 0)
    let even = try manifest("even")
    let late = try manifest("late")
    let pairs = zip(
      try #require(even["frames"]?.elements), try #require(late["frames"]?.elements))
    let differing = pairs.enumerated().filter { $1.0["pixelHash"] != $1.1["pixelHash"] }
    #expect(differing.map(\.offset).contains(5))
    #expect(!differing.map(\.offset).contains(0) && !differing.map(\.offset).contains(10))
    #expect(late["frames"]?.elements?.first?["delay"]?.text == "9/20")
    #expect(late["timing"]?["holdFirst"]?.number?.double == 0.4)
  }

  @Test func `a duration plays the system's looks at another speed`() throws {
    let own = try render("--fps", "20", name: "cover-vertical", output: "own")
    #expect(own.status == 0, "\(own.error)")
    let slow = try render(
      "--fps", "10", "--duration", "1", name: "cover-vertical", output: "slow")
    #expect(slow.status == 0, "\(slow.error)")
    let manifests = try ["own", "slow"].map(manifest)
    #expect(manifests.map { $0["timing"]?["duration"]?.number?.double } == [0.5, 1])
    let hashes = manifests.map { manifest in
      manifest["frames"]?.elements?.compactMap { $0["pixelHash"]?.text } ?? []
    }
    #expect(hashes[0].count == 11)
    #expect(hashes[0] == hashes[1])
    let still = try Program.run(
      "still", "cover-vertical", "--from", home, "--to", detail, "--duration", "1", "--at", "0.2",
      "-o", "\(scratch.path)/still.png")
    #expect(still.status == 0, "\(still.error)")
    let isSame = scratch.bytes(of: "still.png") == scratch.bytes(of: "slow/frame_0002.png")
    #expect(isSame)
  }

  @Test func `a rerun with fewer frames leaves none of the older run`() throws {
    #expect(try render("--fps", "20").status == 0)
    #expect(try render("--fps", "10").status == 0)
    #expect(scratch.names(in: "out").count == 7)
  }

  @Test func `a dry run says what would be and does nothing`() throws {
    let result = try render("--fps", "20", "--dry-run")
    #expect(result.status == 0)
    #expect(
      result.output
        == "would write 11 of 11 frames of 195×422 pixels to \(scratch.path)/out\n")
    #expect(scratch.names().isEmpty)
  }

  @Test func `pictures of another size than the screen need a way to fit`() throws {
    let words = [
      "render", "circle-reveal", "--from", home, "--to",
      "\(Program.fixtures)/screens/detail@1x.png", "--fps", "4", "-o", "\(scratch.path)/out",
    ]
    let refused = try Program.run(words)
    #expect(refused.status == 64)
    #expect(
      refused.error.contains(
        "detail@1x.png has 390×844 pixels and the screen 195×422: use pictures of one size, or add "
          + "--fit cover, contain or stretch"))
    #expect(scratch.names().isEmpty)
    for fit in ["cover", "contain", "stretch"] {
      let fitted = try Program.run(words + ["--fit", fit])
      #expect(fitted.status == 0, "\(fitted.error)")
    }
  }

  @Test func `scale and size put points and pixels in relation`() throws {
    #expect(try render("--scale", "2", "--fps", "4").status == 0)
    #expect(try manifest()["output"]?["scale"]?.number?.double == 2)
    #expect(try manifest()["output"]?["width"]?.number?.integer == 195)
    #expect(
      try render("--size", "100x200", "--scale", "1.5", "--fit", "cover", "--fps", "4").status == 0)
    #expect(try manifest()["output"]?["width"]?.number?.integer == 150)
    #expect(try manifest()["output"]?["height"]?.number?.integer == 300)
  }

  @Test func `a still is the frame of its moment`() throws {
    #expect(try render("--fps", "20").status == 0)
    for moment in ["0.2", "0.1s"] {
      let still = try Program.run(
        "still", "circle-reveal", "--from", home, "--to", detail, "--at", moment, "-o",
        "\(scratch.path)/still.png")
      #expect(still.status == 0, "\(still.error)")
      let isSame = scratch.bytes(of: "still.png") == scratch.bytes(of: "out/frame_0002.png")
      #expect(isSame, "\(moment)")
    }
    let end = try Program.run(
      "still", "circle-reveal", "--from", home, "--to", detail, "--at", "1", "-o",
      "\(scratch.path)/still.png")
    #expect(end.status == 0)
    #expect(try Program.run("compare", "\(scratch.path)/still.png", detail).status == 0)
  }
}
