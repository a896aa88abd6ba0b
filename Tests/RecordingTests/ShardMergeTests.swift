import Documents
import Foundation
import Recording
import TestSupport
import Testing

struct ShardMergeTests {
  /// Something else happened than what should.
  private struct Surprise: Error {
    var event: String

    init(_ event: String) {
      self.event = event
    }
  }

  private let scratch = Scratch()

  /// A manifest of ten frames that lists some of them.
  private func manifest(
    _ frames: [Int], duration: Double = 0.5, hash: (Int) -> String = { "xxh128:\($0)" }
  ) -> JSONValue {
    Manifest(
      subject: Manifest.Subject(transition: "cube"),
      output: Manifest.Output(
        pattern: "frame_%04d.png", width: 4, height: 4, scale: 1, background: "#000000"),
      timing: Manifest.Timing(
        rate: .standard, frameCount: 10, duration: duration),
      frames: frames.map { index in
        Manifest.Frame(
          index: index, file: FrameNaming(count: 10).name(ofFrame: index), pixelHash: hash(index))
      }
    ).json
  }

  /// Leaves behind what a shard of one render does.
  private func leave(
    _ shard: Shard, _ frames: [Int], in folder: String = ".", renders: [String] = ["."],
    selection: JobSelection = .all, renderer: RendererVersion = .current,
    manifest make: ((String) -> JSONValue)? = nil
  ) {
    var parts: [ShardManifest.Part] = []
    for render in renders {
      try? FileManager.default.createDirectory(
        atPath: "\(scratch.path)/\(folder)/\(render)", withIntermediateDirectories: true)
      for frame in frames {
        let name = FrameNaming(count: 10).name(ofFrame: frame)
        scratch.put("picture", at: "\(folder)/\(render)/\(name)")
      }
      parts.append(
        ShardManifest.Part(render: render, manifest: make?(render) ?? manifest(frames)))
    }
    let text = ShardManifest(
      renderer: renderer, shard: shard, selection: selection, preset: "fast", renders: renders,
      parts: parts
    ).text
    scratch.put(text, at: "\(folder)/\(ShardManifest.fileName(of: shard, selection))")
  }

  private func merge(_ folders: String...) throws -> ShardMerge {
    try ShardMerge(ShardCollection(in: folders.map { "\(scratch.path)/\($0)" }))
  }

  private func error(_ folders: String...) throws -> MergeError {
    try #require(throws: MergeError.self) {
      try ShardMerge(ShardCollection(in: folders.map { "\(scratch.path)/\($0)" }))
    }
  }

  @Test func `a shard's manifest reads back`() throws {
    let part = try #require(JobSelection.Part(parsing: "a=0-3"))
    let written = ShardManifest(
      shard: Shard(2, of: 3, mode: .renders), selection: JobSelection(parts: [part]),
      preset: "small", renders: ["a", "b"],
      parts: [ShardManifest.Part(render: "a", manifest: manifest([1]))])
    let read = try ShardManifest(reading: Array(written.text.utf8), document: "m.json")
    #expect(read == written)
    #expect(read.text == written.text)
  }

  @Test(arguments: [
    (#""../up""#, "/renders/0 is no render's name"),
    (#""a", "b/c""#, "/renders/1 is no render's name"),
  ])
  func `no shard's manifest leads out of the directory`(names: String, sentence: String) throws {
    let text = ShardManifest(
      shard: Shard(1, of: 1), selection: .all, preset: "fast", renders: ["x"], parts: []
    ).text
    let changed = text.replacing(#""renders": ["x"]"#, with: #""renders": [\#(names)]"#)
    #expect(changed != text)
    let error = try #require(throws: DocumentError.self) {
      try ShardManifest(reading: Array(changed.utf8), document: "m.json")
    }
    #expect(error.sentence == sentence)
  }

  @Test func `shards become the manifest of all frames, and leave nothing behind`() throws {
    leave(Shard(1, of: 2), [0, 2, 4, 6, 8])
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9])
    scratch.put("half", at: ".frame_0003.png.123.partial")
    scratch.put("frame_0003.png\nframe_0077.png\n", at: ".flipbook-shard-2-of-2")
    scratch.put("stale", at: "frame_0077.png")
    let merge = try merge(".")
    #expect(merge.frameCount == 10 && !merge.isBatch)
    let text = try MergedDirectory(scratch.path, for: merge).finish()
    #expect(text == JSONWriter().text(of: manifest(Array(0..<10))))
    #expect(scratch.text(of: "manifest.json") == text)
    let frames = (0..<10).map { FrameNaming(count: 10).name(ofFrame: $0) }
    #expect(scratch.names() == frames + ["manifest.json"])
    #expect(try ShardCollection(in: [scratch.path]).isMerged)
  }

  @Test func `one shard run once more changes nothing`() throws {
    leave(Shard(1, of: 2), [0, 2, 4, 6, 8])
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9])
    let first = try MergedDirectory(scratch.path, for: merge(".")).finish()
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9])
    #expect(try !ShardCollection(in: [scratch.path]).isMerged)
    let again = try MergedDirectory(scratch.path, for: merge(".")).finish()
    #expect(again == first)
    #expect(scratch.names().count == 11)
  }

  @Test func `a missing shard is named, and so are its frames`() throws {
    leave(Shard(1, of: 3), [0, 3, 6, 9])
    leave(Shard(3, of: 3), [2, 5, 8])
    guard case .incomplete(let missing) = try error(".") else { throw Surprise("complete") }
    #expect(missing.shards == ["shard 2 of 3"])
    #expect(missing.count == 3)
    #expect(missing.selection.parts.map(\.description) == ["1-7:3"])
    let rest = missing.selection
    leave(Shard(1, of: 1), [1, 4, 7], selection: rest)
    #expect(try merge(".").frameCount == 10)
  }

  @Test func `a render that no shard has is missing as a whole`() throws {
    leave(Shard(1, of: 2, mode: .renders), Array(0..<10), renders: ["a"])
    let text = try #require(scratch.text(of: "manifest.shard-1-of-2.json"))
    scratch.put(
      text.replacing(#""renders": ["a"]"#, with: #""renders": ["a", "b"]"#),
      at: "manifest.shard-1-of-2.json")
    guard case .incomplete(let missing) = try error(".") else { throw Surprise("complete") }
    #expect(missing.shards == ["shard 2 of 2"])
    #expect(missing.selection.parts.map(\.description) == ["b=all"])
  }

  @Test func `a frame whose file has gone is missing`() throws {
    leave(Shard(1, of: 1), Array(0..<10))
    try FileManager.default.removeItem(atPath: "\(scratch.path)/frame_0004.png")
    guard case .incomplete(let missing) = try error(".") else { throw Surprise("complete") }
    #expect(missing.files == ["\(scratch.path)/./frame_0004.png"])
    #expect(missing.selection.parts.map(\.description) == ["4"])
    #expect(missing.shards.isEmpty)
  }

  @Test func `doubled shards are one, unless they contradict each other`() throws {
    leave(Shard(1, of: 2), [0, 2, 4, 6, 8], in: "one")
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9], in: "one")
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9], in: "two")
    #expect(try merge("one", "two").frameCount == 10)
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9], in: "two") { _ in
      manifest([1, 3, 5, 7, 9]) { $0 == 7 ? "xxh128:other" : "xxh128:\($0)" }
    }
    guard
      case .contradiction(let first, let second, let render, let frame) = try error("one", "two")
    else { throw Surprise("no contradiction") }
    #expect(first.label == "shard 2 of 2" && first.directory.hasSuffix("/one"))
    #expect(second.label == "shard 2 of 2" && second.directory.hasSuffix("/two"))
    #expect(render == "." && frame == 7)
  }

  @Test func `shards of other jobs and of other renderers are foreign`() throws {
    leave(Shard(1, of: 2), [0, 2, 4, 6, 8])
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9]) { _ in manifest([1, 3, 5, 7, 9], duration: 0.6) }
    guard case .otherJob(let first, let second, let render, let what) = try error(".") else {
      throw Surprise("one job")
    }
    #expect(first.label == "shard 1 of 2" && second.label == "shard 2 of 2")
    #expect(render == "." && what == "timing")
    let newer = RendererVersion(release: "9.0.0", revision: 99)
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9], renderer: newer)
    guard case .otherRenderer(_, _, let other, newer) = try error(".") else {
      throw Surprise("one renderer")
    }
    #expect(other.label == "shard 2 of 2")
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9], renders: ["a", "b"])
    guard case .otherJob(_, _, nil, "the renders that it names") = try error(".") else {
      throw Surprise("one job")
    }
  }

  @Test func `directories are brought together in a new one or one of them`() throws {
    leave(Shard(1, of: 2), [0, 2, 4, 6, 8], in: "one", renders: ["a", "b"])
    leave(Shard(2, of: 2), [1, 3, 5, 7, 9], in: "two", renders: ["a", "b"])
    let merge = try merge("one", "two")
    let text = try MergedDirectory("\(scratch.path)/all", for: merge).finish()
    #expect(merge.isBatch)
    #expect(scratch.names(in: "all") == ["a", "b", "manifest.json"])
    #expect(scratch.names(in: "all/a").count == 11)
    #expect(scratch.text(of: "all/a/manifest.json") == scratch.text(of: "all/b/manifest.json"))
    #expect(scratch.names(in: "one").contains("manifest.shard-1-of-2.json"))
    let other = try MergedDirectory("\(scratch.path)/one", for: merge).finish()
    #expect(other == text)
    #expect(scratch.names(in: "one") == ["a", "b", "manifest.json"])
    #expect(throws: OutputDirectoryError.foreignFiles(["a", "b", "manifest.json"])) {
      try MergedDirectory("\(scratch.path)/all", for: merge)
    }
  }
}
