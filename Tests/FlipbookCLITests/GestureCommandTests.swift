import Documents
import Foundation
import TestSupport
import Testing

/// The gestures of the tutorials from the command line, on a screen 195 points wide.
struct GestureCommandTests {
  private let scratch = Scratch()
  private static let home = "\(Program.fixtures)/screens/home-half.png"
  private static let detail = "\(Program.fixtures)/screens/detail-half.png"

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var id: String
    var trigger: String
    var finishing: String
    var cancelling: String

    var testDescription: String { name }

    static let all = [
      Row(
        name: "A", id: "crossfade", trigger: "pop",
        finishing: "pan 60,200 -> 160,200 in 0.3s", cancelling: "pan 60,200 -> 155,200 in 0.3s"),
      Row(
        name: "B", id: "magic-move", trigger: "pop",
        finishing: "pan 2,200 -> 102,200 in 0.3s", cancelling: "pan 2,200 -> 97,200 in 0.3s"),
      Row(
        name: "C", id: "page-turn", trigger: "present",
        finishing: "pan 194,200 -> 94,200 in 0.3s", cancelling: "pan 194,200 -> 99,200 in 0.3s"),
      Row(
        name: "C back", id: "page-turn-back", trigger: "dismiss",
        finishing: "pan 1,200 -> 101,200 in 0.3s", cancelling: "pan 1,200 -> 96,200 in 0.3s"),
      Row(
        name: "D", id: "diagonal", trigger: "pop",
        finishing: "pan 100,200 -> 60,200 in 0.3s", cancelling: "pan 100,200 -> 62,200 in 0.3s"),
      Row(
        name: "E", id: "card-flip-back", trigger: "dismiss",
        finishing: "pan 1,200 -> 103,200 in 0.3s", cancelling: "pan 1,200 -> 99,200 in 0.3s"),
      Row(
        name: "the system's pop", id: "navigation", trigger: "pop",
        finishing: "pan 2,200 -> 150,200 in 0.6s", cancelling: "pan 2,200 -> 60,200 in 0.6s"),
      Row(
        name: "screens' own", id: "layout-transition", trigger: "pop",
        finishing: "pan 2,200 -> 150,200 in 0.6s", cancelling: "pan 2,200 -> 60,200 in 0.6s"),
    ]
  }

  private func render(
    _ id: String, _ gesture: String, _ words: [String] = []
  ) throws -> (result: Program.Result, manifest: JSONValue?) {
    let result = try Program.run(
      [
        "render", id, "--from", Self.home, "--to", Self.detail, "-o", "\(scratch.path)/out",
        "--gesture", gesture, "--fps", "10",
      ] + words)
    let text = scratch.text(of: "out/manifest.json")
    return (result, try text.map { try JSONReader(document: "manifest.json").read($0) })
  }

  @Test(arguments: Row.all, [true, false])
  func `a finger beyond the threshold finishes and one below it cancels`(
    row: Row, finishes: Bool
  ) throws {
    let gesture = finishes ? row.finishing : row.cancelling
    let (result, rendered) = try render(row.id, gesture, ["--trigger", row.trigger])
    #expect(result.status == 0, "\(result.error)")
    let manifest = try #require(rendered)
    let inputs = try #require(manifest["inputs"]?.elements)
    let frames = try #require(manifest["frames"]?.elements)
    #expect(frames.first?["pixelHash"] == inputs[0]["pixelHash"])
    #expect(frames.last?["pixelHash"] == inputs[finishes ? 1 : 0]["pixelHash"])
    #expect(frames.contains { $0["pixelHash"] != frames.first?["pixelHash"] })
    let completions = manifest["events"]?.elements?.filter {
      $0["kind"]?.text == "completeTransition"
    }
    #expect(completions?.compactMap { $0["detail"]?.text } == [finishes ? "true" : "false"])
    #expect(manifest["transition"]?["parameters"]?["gesture"]?.text == gesture)
    let warnings = try #require(manifest["warnings"]?.elements).compactMap(\.text)
    #expect(warnings.count == (finishes ? 0 : 1), "\(warnings)")
    #expect(warnings.allSatisfy { $0.hasPrefix("cancelled: lifted at 0.") }, "\(warnings)")
    #expect(result.error.contains("warning: cancelled: ") == !finishes, "\(result.error)")
  }

  @Test(arguments: [
    ("spring-up", "swipe 100,300 -> 100,150 in 0.1s"), ("spring-down", "tap 100,200"),
  ])
  func `a swipe or a tap sets off what cannot be moved by hand`(
    id: String, gesture: String
  ) throws {
    let (result, manifest) = try render(id, gesture)
    #expect(result.status == 0, "\(result.error)")
    let frames = manifest?["frames"]?.elements
    #expect(frames?.last?["pixelHash"] == manifest?["inputs"]?.elements?[1]["pixelHash"])
  }

  @Test func `a document drives by progress`() throws {
    scratch.put(
      """
      {"samples": [
        {"time": 0, "progress": 0, "phase": "began"},
        {"time": 0.1, "progress": 0.3, "phase": "moved"},
        {"time": 0.2, "progress": 0.6, "phase": "moved"},
        {"time": 0.3, "progress": 0.6, "phase": "ended"}]}
      """, at: "trace.json")
    let (result, manifest) = try render(
      "crossfade", "\(scratch.path)/trace.json", ["--trigger", "pop"])
    #expect(result.status == 0, "\(result.error)")
    let frames = manifest?["frames"]?.elements
    #expect(frames?.last?["pixelHash"] == manifest?["inputs"]?.elements?[1]["pixelHash"])
  }

  @Test(arguments: [
    (
      "page-turn", "pan 20,200 -> 100,200 in 0.2s",
      "a finger moves it, to the left from the right edge"
    ),
    ("navigation", "pan 90,200 -> 190,200 in 0.2s", "by a swipe upwards, and cannot move it"),
  ])
  func `a finger that begins nothing is refused, and where it has to come down is said`(
    id: String, gesture: String, sentence: String
  ) throws {
    for words in [[], ["--quiet"]] {
      let (result, manifest) = try render(id, gesture, words)
      #expect(result.status == 64)
      #expect(result.error.contains("--gesture \(gesture) did not begin \(id): "))
      #expect(result.error.contains(sentence), "\(result.error)")
      #expect(manifest == nil && scratch.names().isEmpty)
    }
    let lint = try Program.run(
      "lint", id, "--from", Self.home, "--to", Self.detail, "--gesture", gesture)
    #expect(lint.status == 64 && lint.output.isEmpty)
    // The gesture that the sentence proposes does begin it.
    let example = try #require(lint.error.firstMatch(of: /such as --gesture "(.*)"/))
    #expect(try render(id, String(example.1)).result.status == 0)
  }

  @Test(arguments: [
    ("deck-sheet", "pan 90,200 -> 190,200 in 0.2s"), ("crossfade", "pan 190,200 -> 90,200 in 0.2s"),
  ])
  func `a finger that goes another way than the one that counts is told of`(
    id: String, gesture: String
  ) throws {
    let (result, manifest) = try render(id, gesture)
    #expect(result.status == 0)
    #expect(result.error.contains("warning: the finger went no way that moves the transition"))
    #expect(manifest?["warnings"]?.elements?.count == 1)
  }

  @Test func `a finger that is lifted too early is told of in numbers`() throws {
    let (result, manifest) = try render(
      "diagonal", "pan 100,200 -> 67,200 in 0.3s", ["--trigger", "pop"])
    #expect(result.status == 0)
    let sentence = "cancelled: lifted at 0.16 (33 of 195 points), it finishes at 0.2 or above"
    #expect(result.error.contains("warning: \(sentence)"), "\(result.error)")
    #expect(manifest?["warnings"]?.elements?.compactMap(\.text) == [sentence])
  }

  @Test func `a trace that takes the finger back on purpose is not told of`() throws {
    scratch.put(
      """
      {"samples": [
        {"time": 0, "progress": 0, "phase": "began"},
        {"time": 0.1, "progress": 0.3, "phase": "moved"},
        {"time": 0.3, "progress": 0.3, "phase": "cancelled"}]}
      """, at: "trace.json")
    let (result, manifest) = try render(
      "crossfade", "\(scratch.path)/trace.json", ["--trigger", "pop"])
    #expect(result.status == 0)
    #expect(manifest?["warnings"]?.elements?.isEmpty == true)
  }

  @Test func `a finger that is never lifted is blamed on the trace`() throws {
    scratch.put(
      """
      {"samples": [
        {"time": 0, "progress": 0, "phase": "began"},
        {"time": 0.2, "progress": 0.6, "phase": "moved"}]}
      """, at: "trace.json")
    let (result, manifest) = try render(
      "crossfade", "\(scratch.path)/trace.json", ["--trigger", "pop"])
    #expect(result.status == 1 && manifest == nil)
    #expect(
      result.error.contains("the finger that moves crossfade is never lifted: end the trace"),
      "\(result.error)")
    #expect(!result.error.contains("completeTransition"))
  }

  @Test func `a moment under a finger is counted in the finger's time`() throws {
    let words = ["--trigger", "pop", "--gesture", "pan 60,200 -> 160,200 in 0.3s"]
    let result = try Program.run(
      ["still", "crossfade", "--from", Self.home, "--to", Self.detail, "--at", "0.2s", "-o"]
        + ["\(scratch.path)/out.png"] + words)
    #expect(result.status == 0)
    #expect(!result.error.contains("behind the end"), "\(result.error)")
  }

  @Test func `describe says what a finger does, for people and for machines`() throws {
    let drag = try Program.run("describe", "crossfade").output
    #expect(
      drag.contains(
        "a finger     moves it, to the right from anywhere, over W points (W: the screen's width); "
      ),
      "\(drag)"
    )
    let system = try Program.run("describe", "navigation").output
    #expect(system.contains("push: sets it off by a swipe upwards, and cannot move it"))
    #expect(system.contains("pop: moves it, to the right from the left edge, over W points"))
    let slide = try Program.run("describe", "slide").output
    #expect(slide.contains("moves it, to either side from anywhere, over W points"), "\(slide)")
    #expect(slide.contains("such as \"pan 293,422 -> 20,422 in 0.4s\""), "\(slide)")
    #expect(system.contains("parameters   none"))
    let schema = try JSONReader(document: "schema").read(
      try Program.run("describe", "navigation", "--json").output)
    let fingers = try #require(schema["x-finger"]?.elements)
    #expect(fingers.map { $0["trigger"]?.text } == ["push", "pop"])
    #expect(fingers.map { $0["moves"] } == [false, true])
    #expect(fingers[1]["from"]?.text == "the left edge")
    #expect(fingers[1]["example"]?.text == "pan 1,422 -> 274,422 in 0.4s")
  }

  @Test(arguments: [
    (["--gesture", "wave"], "--gesture wave is not a gesture"),
    (["--gesture", "pan 0,9 -> 9,9 in 3601s"], "a time above 0 s and up to 3600 s"),
    (["--gesture", "pan 0,9 -> 0x9,9 in 1s"], "is not a gesture"),
    (["--gesture", "/no/such.json"], "/no/such.json"),
    (["--trigger", "swap"], "--trigger swap is not a change that crossfade animates"),
    (["--gesture", "tap 1,1", "--timing", "ease"], "the finger says how time goes by"),
  ])
  func `a gesture that is none is refused`(words: [String], sentence: String) throws {
    let result = try Program.run(
      ["render", "crossfade", "--from", Self.home, "--to", Self.detail, "-o"]
        + ["\(scratch.path)/out"] + words)
    #expect(result.status == 64 || result.status == 66)
    #expect(result.error.contains(sentence), "\(result.error)")
  }
}
