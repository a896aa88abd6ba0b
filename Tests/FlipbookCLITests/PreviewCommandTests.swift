import Documents
import Foundation
import TestSupport
import Testing

/// `flipbook preview`, as a user runs it.
struct PreviewCommandTests {
  private let scratch = Scratch()
  private let screens = "\(Program.fixtures)/screens"

  init() throws {
    let run = try Program.run(
      "render", "crossfade", "--from", "\(screens)/home-half.png", "--to",
      "\(screens)/detail-half.png", "--duration", "0.1", "-o", "\(scratch.path)/frames")
    try #require(run.status == 0, "\(run.error)")
  }

  /// What the page's scripts read.
  private func book(_ name: String = "page.html") throws -> JSONValue {
    let text = try #require(scratch.text(of: name))
    let start = try #require(text.firstRange(of: "id=\"book\">")?.upperBound)
    let rest = text[start...]
    let end = try #require(rest.firstRange(of: "</script>")?.lowerBound)
    return try JSONReader(document: name).read(String(rest[..<end]))
  }

  @Test(arguments: ["frames", "frames/", "frames/manifest.json"])
  func `directories and manifests become pages`(input: String) throws {
    let result = try Program.run(
      "preview", "\(scratch.path)/\(input)", "-o", "\(scratch.path)/page.html")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.error == "7 frames in \(scratch.path)/page.html\n")
    let frames = try #require(try book()["frames"]?.elements)
    #expect(frames.count == 7)
    #expect(frames[6]["time"]?.number?.double == 0.1)
    let text = try #require(scratch.text(of: "page.html"))
    #expect(text.contains("<h1>crossfade</h1>"))
    #expect(text.contains("<span>render</span> <span>crossfade</span> <span>--from</span>"))
    #expect(text.contains("/frames/frame_%04d.png</span>"))
    #expect(scratch.names() == ["frames", "page.html"])
  }

  @Test func `frames without a manifest show at the rate that is given`() throws {
    try FileManager.default.removeItem(atPath: "\(scratch.path)/frames/manifest.json")
    let result = try Program.run(
      "preview", "\(scratch.path)/frames", "-o", "\(scratch.path)/page.html", "--fps", "25",
      "--frames", "0-6:3", "--title", "<one & two>")
    #expect(result.status == 0)
    let frames = try #require(try book()["frames"]?.elements)
    #expect(frames.map { $0["name"]?.text }.last == "frame_0006.png")
    #expect(frames.map { $0["time"]?.number?.double } == [0, 0.04, 0.08])
    #expect(scratch.text(of: "page.html")?.contains("<h1>&lt;one &amp; two&gt;</h1>") == true)
  }

  @Test func `one picture is a sequence of one frame`() throws {
    let result = try Program.run(
      "preview", "\(screens)/home-half.png", "-o", "\(scratch.path)/page.html")
    #expect(result.status == 0)
    #expect(result.error.hasPrefix("1 frame in "))
    #expect(try book()["frames"]?.elements?.count == 1)
  }

  @Test func `what the page does not hold lies beside it`() throws {
    let result = try Program.run(
      "preview", "\(scratch.path)/frames", "-o", "\(scratch.path)/page.html", "--embed", "0")
    #expect(result.status == 0)
    #expect(scratch.names(in: "page_files").count == 7)
    #expect(try book()["pictures"]?.elements?.allSatisfy { $0["file"] != nil } == true)
  }

  @Test func `nothing that is read is written over`() throws {
    for name in ["frame_0000.png", "manifest.json"] {
      let before = scratch.bytes(of: "frames/\(name)")
      let result = try Program.run(
        "preview", "\(scratch.path)/frames", "-o", "\(scratch.path)/frames/\(name)")
      #expect(result.status == 73)
      #expect(scratch.bytes(of: "frames/\(name)") == before)
    }
  }

  @Test(arguments: [
    (["frames", "-o", "-"], 64, "name a file after -o"),
    (["frames", "-o", "p.html", "--embed", "-1"], 64, "is not a number from 0 to 1000"),
    (["frames", "-o", "p.html", "--fps", "0"], 64, "is not a rate"),
    (["frames", "-o", "p.html", "--frames", "90-99"], 64, "names none of the 7 frames"),
    (["nowhere", "-o", "p.html"], 66, "there is no directory"),
    (["frames", "-o", "nowhere/p.html"], 73, "cannot be created"),
    (["other.json", "-o", "p.html"], 65, "lists no frames"),
    (["broken.json", "-o", "p.html"], 65, "broken.json:1:"),
  ])
  func `what cannot be done is said in a sentence`(
    arguments: [String], status: Int32, sentence: String
  ) throws {
    scratch.put("{}", at: "other.json")
    scratch.put("{,}", at: "broken.json")
    var words = arguments
    words[0] = "\(scratch.path)/\(words[0])"
    if words[2] != "-" { words[2] = "\(scratch.path)/\(words[2])" }
    let result = try Program.run(["preview"] + words)
    #expect(result.status == status, "\(result.error)")
    #expect(result.error.contains(sentence), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(scratch.names() == ["broken.json", "frames", "other.json"])
  }
}
