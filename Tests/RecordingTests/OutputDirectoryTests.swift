import Documents
import Foundation
import ImageCodecs
import Recording
import TestSupport
import Testing

struct OutputDirectoryTests {
  private let scratch = Scratch()

  private func manifest(frames: Int) -> Manifest {
    let naming = FrameNaming(count: frames)
    return Manifest(
      subject: Manifest.Subject(transition: "x"),
      output: Manifest.Output(
        pattern: naming.pattern, width: 1, height: 1, scale: 1, background: "#000000"),
      timing: Manifest.Timing(rate: .standard, frameCount: frames, duration: 1),
      frames: (0..<frames).map {
        Manifest.Frame(index: $0, file: naming.name(ofFrame: $0), pixelHash: "xxh128:0")
      })
  }

  /// A frame's file and the hash of what it decodes to.
  private func frame(_ value: UInt8) throws -> (bytes: [UInt8], hash: PixelHash) {
    let image = StraightImage(width: 1, height: 1, pixels: [value, 0, 0, 255])
    return (try PNGEncoder.encode(image), PixelHash(image))
  }

  private func open(
    _ frames: Int = 4, _ beginning: OutputDirectory.Beginning = .anew,
    foreignFiles: OutputDirectory.ForeignFiles = .refuse, at name: String = "out"
  ) throws(OutputDirectoryError) -> OutputDirectory {
    try OutputDirectory(
      "\(scratch.path)/\(name)", for: manifest(frames: frames).specification,
      beginning: beginning, foreignFiles: foreignFiles)
  }

  private func write(_ range: Range<Int>, of count: Int, to directory: OutputDirectory) throws {
    for index in range {
      let frame = try frame(UInt8(index))
      try directory.write(
        frame.bytes, to: FrameNaming(count: count).name(ofFrame: index), hash: frame.hash)
    }
  }

  private func run(_ frames: Int) throws {
    let directory = try open(frames)
    try write(0..<frames, of: frames, to: directory)
    try directory.finish(manifest(frames: frames))
  }

  @Test func `a run leaves its frames and a manifest and nothing else`() throws {
    try run(2)
    #expect(scratch.names(in: "out") == ["frame_0000.png", "frame_0001.png", "manifest.json"])
  }

  @Test func `a shorter run leaves no frame of a longer one`() throws {
    try run(5)
    scratch.put("old", at: "out/frame_0002.png")
    try run(3)
    #expect(
      scratch.names(in: "out")
        == ["frame_0000.png", "frame_0001.png", "frame_0002.png", "manifest.json"])
    #expect(scratch.bytes(of: "out/frame_0002.png") == (try frame(2).bytes))
  }

  @Test func `foreign files are refused and stay`() throws {
    try run(2)
    scratch.put("mine", at: "out/notes.txt")
    scratch.put("mine", at: "out/frame_0007.png")
    #expect(throws: OutputDirectoryError.foreignFiles(["frame_0007.png", "notes.txt"])) {
      try run(1)
    }
    #expect(scratch.names(in: "out").count == 5)
    #expect(scratch.text(of: "out/frame_0007.png") == "mine")
  }

  @Test func `foreign files are kept on request`() throws {
    scratch.put("", at: "unused")
    try run(1)
    scratch.put("mine", at: "out/notes.txt")
    let directory = try open(1, foreignFiles: .keep)
    try write(0..<1, of: 1, to: directory)
    try directory.finish(manifest(frames: 1))
    #expect(scratch.names(in: "out") == ["frame_0000.png", "manifest.json", "notes.txt"])
  }

  @Test func `a manifest that is not ours makes nothing ours`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/out", withIntermediateDirectories: true)
    scratch.put("{\"frames\": [{\"file\": \"frame_0000.png\"}]}", at: "out/manifest.json")
    scratch.put("mine", at: "out/frame_0000.png")
    #expect(throws: OutputDirectoryError.foreignFiles(["frame_0000.png", "manifest.json"])) {
      try run(1)
    }
    #expect(scratch.names(in: "out") == ["frame_0000.png", "manifest.json"])
  }

  @Test func `a manifest cannot claim files elsewhere`() throws {
    scratch.put("mine", at: "precious.png")
    try run(1)
    let text = try #require(scratch.text(of: "out/manifest.json"))
    scratch.put(
      text.replacingOccurrences(of: "frame_0000.png", with: "../precious.png"),
      at: "out/manifest.json")
    #expect(throws: OutputDirectoryError.foreignFiles(["frame_0000.png"])) { try run(1) }
    #expect(scratch.text(of: "precious.png") == "mine")
  }

  @Test func `a run that was cut short can be repeated`() throws {
    try write(0..<4, of: 4, to: open())
    // No process has this number.
    scratch.put("half", at: "out/.frame_0004.png.2147483647.partial")
    #expect(scratch.names(in: "out").count == 6)
    try run(2)
    #expect(scratch.names(in: "out") == ["frame_0000.png", "frame_0001.png", "manifest.json"])
  }

  @Test func `while frames are replaced there is no manifest that lies about them`() throws {
    try run(3)
    let directory = try open(1)
    #expect(scratch.names(in: "out").contains("manifest.json"))
    try write(0..<1, of: 1, to: directory)
    #expect(!scratch.names(in: "out").contains("manifest.json"))
    try directory.finish(manifest(frames: 1))
    #expect(scratch.names(in: "out") == ["frame_0000.png", "manifest.json"])
  }

  @Test func `a second run into the same directory finds it in use`() throws {
    let first = try open(1)
    #expect(throws: OutputDirectoryError.inUse) { try run(1) }
    try write(0..<1, of: 1, to: first)
    try first.finish(manifest(frames: 1))
    #expect(throws: Never.self) { try run(1) }
  }

  @Test func `a run that writes nothing leaves no trace`() throws {
    try open(at: "new/out").abandon()
    #expect(scratch.names(in: "new").isEmpty)
    try run(1)
    try open().abandon()
    #expect(scratch.names(in: "out") == ["frame_0000.png", "manifest.json"])
  }

  @Test func `a file in the directory's place is told apart from one in its way`() {
    scratch.put("", at: "file")
    #expect(throws: OutputDirectoryError.notADirectory) {
      try open(foreignFiles: .keep, at: "file")
    }
    #expect(throws: OutputDirectoryError.notADirectory) {
      try open(foreignFiles: .keep, at: "file/out")
    }
  }
}
