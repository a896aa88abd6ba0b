import Foundation
import TestSupport
import Testing

struct ShardCommandTests {
  private let scratch = Scratch()

  /// A batch of two transitions and a scene, of 6, 8 and 7 frames.
  init() {
    scratch.put(
      """
      {
        "defaults": {
          "from": "\(Program.fixtures)/goldens/from.png",
          "to": "\(Program.fixtures)/goldens/to.png",
          "fps": 10
        },
        "renders": [
          { "name": "reveal", "transition": "circle-reveal", "duration": 0.5 },
          { "name": "turn", "transition": "page-turn", "parameters": { "duration": 0.7 } },
          { "name": "curves", "scene": "\(Program.fixtures)/scenes/timing.json", "fps": 3 }
        ]
      }
      """, at: "batch.json")
  }

  private func render(_ words: String..., to output: String = "out") throws -> Program.Result {
    try Program.run(
      ["render", "\(scratch.path)/batch.json", "-o", "\(scratch.path)/\(output)"] + words)
  }

  private func merge(_ words: String...) throws -> Program.Result {
    try Program.run(["merge"] + words)
  }

  /// Every file below a directory, by its path from there, with its bytes.
  private func files(_ name: String) -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: "\(scratch.path)/\(name)")?.allObjects ?? []
    var files: [String: Data] = [:]
    for case let path as String in paths {
      var isDirectory: ObjCBool = false
      let whole = "\(scratch.path)/\(name)/\(path)"
      _ = FileManager.default.fileExists(atPath: whole, isDirectory: &isDirectory)
      if !isDirectory.boolValue { files[path] = FileManager.default.contents(atPath: whole) }
    }
    return files
  }

  @Test func `a batch is rendered render by render, each as it is alone`() throws {
    let result = try render("--json")
    #expect(result.status == 0, "\(result.error)")
    #expect(scratch.names(in: "out") == ["curves", "manifest.json", "reveal", "turn"])
    #expect(result.output == scratch.text(of: "out/manifest.json"))
    #expect(scratch.names(in: "out/reveal").count == 7)
    #expect(scratch.names(in: "out/turn").count == 9)
    #expect(scratch.names(in: "out/curves").count == 8)
    let alone = try Program.run(
      "render", "page-turn", "--from", "\(Program.fixtures)/goldens/from.png", "--to",
      "\(Program.fixtures)/goldens/to.png", "--fps", "10", "--duration", "0.7", "-o",
      "\(scratch.path)/alone")
    #expect(alone.status == 0, "\(alone.error)")
    let isSame =
      files("alone")
      == files("out").reduce(into: [:]) { files, file in
        if file.key.hasPrefix("turn/") { files[String(file.key.dropFirst(5))] = file.value }
      }
    #expect(isSame)
  }

  @Test(arguments: [
    (
      "interleave",
      [(1, "1"), (1, "2"), (2, "1"), (2, "2"), (3, "1"), (3, "2"), (7, "1"), (7, "2")]
    ),
    ("block", [(2, "2"), (7, "1")]), ("renders", [(2, "1"), (7, "2")]),
  ])
  func `any split and any number of jobs gives the same files`(
    mode: String, splits: [(Int, String)]
  ) throws {
    #expect(try render(to: "whole").status == 0)
    let whole = files("whole")
    #expect(whole.count == 21 + 4)
    for (count, jobs) in splits {
      let output = "split-\(count)-\(jobs)"
      for index in (1...count).reversed() {
        let result = try render(
          "--shard", "\(index)/\(count)", "--shard-mode", mode, "--jobs", jobs, to: output)
        #expect(result.status == 0, "\(result.error)")
        #expect(scratch.names(in: output).contains("manifest.shard-\(index)-of-\(count).json"))
      }
      #expect(!scratch.names(in: output).contains("manifest.json"))
      let merged = try merge("\(scratch.path)/\(output)", "--verify")
      #expect(merged.status == 0, "\(merged.error)")
      let isSame = files(output) == whole
      #expect(isSame, "\(count) shards, \(jobs) jobs")
    }
  }

  @Test func `a transition alone is divided like a batch of one`() throws {
    let words = [
      "render", "cube", "--from", "\(Program.fixtures)/goldens/from.png", "--to",
      "\(Program.fixtures)/goldens/to.png", "--fps", "20", "-o",
    ]
    #expect(try Program.run(words + ["\(scratch.path)/whole"]).status == 0)
    for index in 1...3 {
      let result = try Program.run(
        words + ["\(scratch.path)/out", "--shard", "\(index)/3", "--progress", "openjd"])
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.hasSuffix("openjd_progress: 100\n"))
    }
    let merged = try merge("\(scratch.path)/out", "--json")
    #expect(merged.status == 0, "\(merged.error)")
    #expect(merged.output == scratch.text(of: "whole/manifest.json"))
    let isSame = files("out") == files("whole")
    #expect(isSame)
    let again = try merge("\(scratch.path)/out")
    #expect(again.status == 0)
    #expect(again.error == "\(scratch.path)/out is merged already\n")
  }

  @Test func `shards that run at the same time do not disturb each other`() throws {
    #expect(try render(to: "whole").status == 0)
    let path = "\(scratch.path)/batch.json"
    let processes = try (1...3).map { index in
      try Program.launch(
        ["render", path, "-o", "\(scratch.path)/out", "--shard", "\(index)/3", "--quiet"])
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try merge("\(scratch.path)/out").status == 0)
    let isSame = files("out") == files("whole")
    #expect(isSame)
  }

  @Test func `a shard that was killed and run again changes nothing`() throws {
    #expect(try render(to: "whole").status == 0)
    let process = try Program.launch([
      "render", "\(scratch.path)/batch.json", "-o", "\(scratch.path)/out", "--shard", "1/2",
      "--progress", "json", "--jobs", "1",
    ])
    let error = try #require(process.standardError as? Pipe)
    // Its first word on progress comes behind its first frame.
    #expect(!error.fileHandleForReading.availableData.isEmpty)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try #require(process.terminationReason == .uncaughtSignal)
    #expect(scratch.names(in: "out").contains(".flipbook-shard-1-of-2"))
    #expect(try render("--shard", "2/2").status == 0)
    let early = try merge("\(scratch.path)/out")
    #expect(early.status == 65)
    #expect(early.error.contains("shard 1 of 2 is missing"))
    let again = try render("--shard", "1/2")
    #expect(again.status == 0, "\(again.error)")
    #expect(try merge("\(scratch.path)/out").status == 0)
    let isSame = files("out") == files("whole")
    #expect(isSame)
  }

  @Test func `what is missing is told as options that render it`() throws {
    #expect(try render(to: "whole").status == 0)
    #expect(try render("--shard", "1/3").status == 0)
    #expect(try render("--shard", "3/3").status == 0)
    let refused = try merge("\(scratch.path)/out")
    #expect(refused.status == 65)
    #expect(
      refused.output
        == "--shard 1/1 --frames reveal=1,4 --frames turn=1-7:3 --frames curves=2,5\n")
    #expect(
      refused.error
        == "flipbook: shard 2 of 3 is missing; 7 frames are missing: run the missing shards, or "
        + "render with --shard 1/1 --frames reveal=1,4 --frames turn=1-7:3 --frames curves=2,5\n")
    let words = refused.output.split { $0.isWhitespace }.map(String.init)
    let rest = try Program.run(
      ["render", "\(scratch.path)/batch.json", "-o", "\(scratch.path)/out"] + words)
    #expect(rest.status == 0, "\(rest.error)")
    let merged = try merge("\(scratch.path)/out")
    #expect(merged.status == 0, "\(merged.error)")
    let isSame = files("out") == files("whole")
    #expect(isSame)
  }

  @Test func `directories of several machines are brought together`() throws {
    #expect(try render(to: "whole").status == 0)
    for index in 1...2 {
      #expect(try render("--shard", "\(index)/2", to: "machine-\(index)").status == 0)
    }
    let unsaid = try merge("\(scratch.path)/machine-1", "\(scratch.path)/machine-2")
    #expect(unsaid.status == 64)
    #expect(unsaid.error.contains("add -o <directory>"))
    let result = try merge(
      "\(scratch.path)/machine-1", "\(scratch.path)/machine-2/", "-o", "\(scratch.path)/out")
    #expect(result.status == 0, "\(result.error)")
    let isSame = files("out") == files("whole")
    #expect(isSame)
  }

  @Test func `foreign, contradicting and damaged shards are refused by name`() throws {
    #expect(try render("--shard", "1/2").status == 0)
    #expect(try render("--shard", "2/2").status == 0)
    let name = "out/manifest.shard-2-of-2.json"
    let text = try #require(scratch.text(of: name))
    scratch.put(text.replacing(#""renderRevision": "#, with: #""renderRevision": 9"#), at: name)
    let newer = try merge("\(scratch.path)/out")
    #expect(newer.status == 65)
    #expect(newer.error.contains("shard 2 of 2 in \(scratch.path)/out was rendered by flipbook"))
    scratch.put(text.replacing(#""duration": 0.7"#, with: #""duration": 0.8"#), at: name)
    let foreign = try merge("\(scratch.path)/out")
    #expect(foreign.status == 65)
    #expect(foreign.error.contains("of another job than shard 1 of 2"))
    #expect(foreign.error.contains("the transition or a parameter of turn differs"))
    scratch.put(text, at: name)
    #expect(try merge("\(scratch.path)/out", "--dry-run").status == 0)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/out/turn/frame_0003.png")
    scratch.copy(
      "\(scratch.path)/out/turn/frame_0004.png", to: "out/turn/frame_0003.png")
    let damaged = try merge("\(scratch.path)/out", "--verify")
    #expect(damaged.status == 65)
    #expect(damaged.error.contains("does not hold the pixels of frame 3 of turn that shard"))
    let copy = try merge("\(scratch.path)/nowhere")
    #expect(copy.status == 66)
  }

  @Test func `a directory that holds something else is left alone`() throws {
    scratch.makeDirectory("out/reveal")
    scratch.put("mine", at: "out/reveal/notes.txt")
    let refused = try render("--shard", "1/2")
    #expect(refused.status == 73)
    #expect(refused.error.contains("notes.txt"))
    #expect(scratch.names(in: "out") == ["reveal"])
    try FileManager.default.removeItem(atPath: "\(scratch.path)/out/reveal/notes.txt")
    scratch.put("mine", at: "out/reveal/frame_0000.png")
    #expect(try render("--shard", "1/2").status == 73)
    #expect(try render("--shard", "2/2").status == 0)
    #expect(scratch.text(of: "out/reveal/frame_0000.png") == "mine")
    #expect(try render("--shard", "1/2", "--force").status == 0)
    #expect(try merge("\(scratch.path)/out", "--verify").status == 0)
    let text = try #require(scratch.text(of: "batch.json"))
    scratch.put(text.replacing("0.5", with: "0.6"), at: "batch.json")
    let other = try render("--shard", "1/2")
    #expect(other.status == 73)
    #expect(other.error.contains("reveal holds the frames of another run"))
    scratch.makeDirectory("single")
    scratch.copy("\(scratch.path)/out/turn/manifest.json", to: "single/manifest.json")
    for words in [[], ["--shard", "1/2"]] {
      let single = try Program.run(
        ["render", "\(scratch.path)/batch.json", "-o", "\(scratch.path)/single"] + words)
      #expect(single.status == 73)
      #expect(single.error.contains("single holds the frames of another run"))
    }
    #expect(scratch.names(in: "single") == ["manifest.json"])
  }

  @Test func `frames of a batch are chosen for all or by name`() throws {
    let strict = try render("--frames", "0-6", "--strict-frames")
    #expect(strict.status == 65)
    #expect(strict.error.contains("reveal: --frames reaches beyond the last frame, which is 5"))
    let some = try render("--frames", "turn=1-2", "--frames", "reveal=0", to: "some")
    #expect(some.status == 0, "\(some.error)")
    #expect(scratch.names(in: "some") == ["manifest.json", "reveal", "turn"])
    #expect(
      scratch.names(in: "some/turn") == ["frame_0001.png", "frame_0002.png", "manifest.json"])
    for index in 1...2 {
      let words = ["--shard", "\(index)/2", "--frames", "turn=1-2", "--frames", "reveal=0"]
      let result = try Program.run(
        ["render", "\(scratch.path)/batch.json", "-o", "\(scratch.path)/out"] + words)
      #expect(result.status == 0, "\(result.error)")
    }
    #expect(try merge("\(scratch.path)/out").status == 0)
    let isSame = files("out") == files("some")
    #expect(isSame)
    let unknown = try render("--frames", "trun=1")
    #expect(unknown.status == 64)
    #expect(unknown.error.contains(#"has no render "trun": did you mean turn?"#))
  }

  @Test func `mistakes in a batch are told with file, line and column`() throws {
    scratch.put(
      """
      { "renders": [
        { "name": "a", "transition": "cube", "from": "a.png", "to": "b.png", "heigth": 3 } ] }
      """, at: "batch.json")
    let key = try render()
    #expect(key.status == 65)
    #expect(key.error.contains(#"batch.json:2:72: "heigth" is not a known key in /renders/0"#))
    scratch.put(
      """
      { "renders": [
        { "name": "a", "transition": "cube", "from": "a.png", "to": "b.png" } ] }
      """, at: "batch.json")
    let file = try render()
    #expect(file.status == 66)
    #expect(file.error.contains("batch.json:2:3: a: \(scratch.path)/a.png cannot be read"))
    let option = try render("--fps", "30")
    #expect(option.status == 64)
    #expect(option.error.contains("--fps is not for a batch"))
    let mode = try render("--shard-mode", "block")
    #expect(mode.status == 64)
  }

  @Test func `progress is told as it was asked for`() throws {
    let plain = try render("--shard", "1/1", "--progress", "plain")
    #expect(plain.error.contains("rendering: 100 % (21 of 21)\n"))
    let lines = try render("--shard", "1/1", "--progress", "json").error
    #expect(lines.contains(#"{ "activity": "rendering", "done": 21, "total": 21 }"# + "\n"))
    let none = try render("--shard", "1/1", "--progress", "none", "--quiet")
    #expect(none.error.isEmpty && none.output.isEmpty)
    #expect(try render("--progress", "loud").status == 64)
  }
}
