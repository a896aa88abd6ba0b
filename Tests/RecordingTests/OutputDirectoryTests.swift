import Documents
import Foundation
import Recording
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

  private func run(_ frames: Int, _ content: String = "frame") throws {
    let directory = try OutputDirectory("\(scratch.path)/out", foreignFiles: .refuse)
    for index in 0..<frames {
      try directory.write(Array(content.utf8), to: FrameNaming(count: frames).name(ofFrame: index))
    }
    try directory.finish(manifest(frames: frames))
  }

  @Test func `a run leaves its frames and a manifest and nothing else`() throws {
    try run(2)
    #expect(scratch.names(in: "out") == ["frame_0000.png", "frame_0001.png", "manifest.json"])
  }

  @Test func `a shorter run leaves no frame of a longer one`() throws {
    try run(5, "old")
    try run(3, "new")
    #expect(
      scratch.names(in: "out")
        == ["frame_0000.png", "frame_0001.png", "frame_0002.png", "manifest.json"])
    #expect(scratch.text(of: "out/frame_0002.png") == "new")
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
    let directory = try OutputDirectory("\(scratch.path)/out", foreignFiles: .keep)
    try directory.write([1], to: "frame_0000.png")
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
    do {
      let directory = try OutputDirectory("\(scratch.path)/out", foreignFiles: .refuse)
      for index in 0..<4 {
        try directory.write([1], to: FrameNaming(count: 4).name(ofFrame: index))
      }
    }
    scratch.put("half", at: "out/.frame_0004.png.4711.partial")
    #expect(scratch.names(in: "out").count == 6)
    try run(2, "new")
    #expect(scratch.names(in: "out") == ["frame_0000.png", "frame_0001.png", "manifest.json"])
  }

  @Test func `while frames are replaced there is no manifest that lies about them`() throws {
    try run(3, "old")
    let directory = try OutputDirectory("\(scratch.path)/out", foreignFiles: .refuse)
    #expect(scratch.names(in: "out").contains("manifest.json"))
    try directory.write([1], to: "frame_0000.png")
    #expect(!scratch.names(in: "out").contains("manifest.json"))
    try directory.finish(manifest(frames: 1))
    #expect(scratch.names(in: "out") == ["frame_0000.png", "manifest.json"])
  }

  @Test func `a second run into the same directory finds it in use`() throws {
    let first = try OutputDirectory("\(scratch.path)/out", foreignFiles: .refuse)
    #expect(throws: OutputDirectoryError.inUse) { try run(1) }
    try first.write([1], to: "frame_0000.png")
    try first.finish(manifest(frames: 1))
    #expect(throws: Never.self) { try run(1) }
  }

  @Test func `a run that writes nothing leaves no trace`() throws {
    try OutputDirectory("\(scratch.path)/new/out", foreignFiles: .refuse).abandon()
    #expect(scratch.names(in: "new").isEmpty)
    try run(1)
    try OutputDirectory("\(scratch.path)/out", foreignFiles: .refuse).abandon()
    #expect(scratch.names(in: "out") == ["frame_0000.png", "manifest.json"])
  }

  @Test func `a file in the directory's place is told apart from one in its way`() {
    scratch.put("", at: "file")
    #expect(throws: OutputDirectoryError.notADirectory) {
      try OutputDirectory("\(scratch.path)/file", foreignFiles: .keep)
    }
    #expect(throws: OutputDirectoryError.notADirectory) {
      try OutputDirectory("\(scratch.path)/file/out", foreignFiles: .keep)
    }
  }
}
