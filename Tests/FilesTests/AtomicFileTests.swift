import Files
import Foundation
import TestSupport
import Testing

struct AtomicFileTests {
  private let scratch = Scratch()

  @Test func `a file is replaced as a whole and nothing else is left`() throws {
    try AtomicFile.write(Array("old".utf8), to: "\(scratch.path)/a.png")
    try AtomicFile.write(Array("new one".utf8), to: "\(scratch.path)/a.png")
    #expect(scratch.text(of: "a.png") == "new one")
    #expect(scratch.names() == ["a.png"])
    #expect(try AtomicFile.read("\(scratch.path)/a.png") == Array("new one".utf8))
  }

  @Test func `writing over a directory leaves no temporary file`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/taken", withIntermediateDirectories: true)
    let error = try #require(throws: FileError.self) {
      try AtomicFile.write([1], to: "\(scratch.path)/taken")
    }
    #expect(error.code == EISDIR)
    #expect(scratch.names() == ["taken"])
  }

  @Test func `a link stays and the file behind it is replaced`() throws {
    try AtomicFile.write([1], to: "\(scratch.path)/a")
    #expect(symlink("a", "\(scratch.path)/link") == 0)
    try AtomicFile.write([2, 3], to: "\(scratch.path)/link")
    #expect(try AtomicFile.read("\(scratch.path)/a") == [2, 3])
    #expect(scratch.names().sorted() == ["a", "link"])
    #expect(
      (try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(scratch.path)/link")) == "a")
  }

  @Test func `a pipe is written to and stays a pipe`() throws {
    let path = "\(scratch.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Open for both ways, so that neither side waits for the other.
    let reader = open(path, O_RDWR)
    defer { close(reader) }
    try AtomicFile.write([7, 8], to: path)
    var bytes: [UInt8] = [0, 0]
    #expect(read(reader, &bytes, 2) == 2)
    #expect(bytes == [7, 8])
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `a missing directory, a missing file and too large a file are errors`() throws {
    let creating = try #require(throws: FileError.self) {
      try AtomicFile.write([1], to: "\(scratch.path)/none/a.png")
    }
    #expect(creating == FileError(.create, "\(scratch.path)/none/a.png", code: ENOENT))
    let reading = try #require(throws: FileError.self) {
      try AtomicFile.read("\(scratch.path)/none")
    }
    #expect(reading == FileError(.read, "\(scratch.path)/none", code: ENOENT))
    try AtomicFile.write([1, 2, 3], to: "\(scratch.path)/three")
    #expect(try AtomicFile.read("\(scratch.path)/three", limit: 3) == [1, 2, 3])
    let limit = try #require(throws: FileError.self) {
      try AtomicFile.read("\(scratch.path)/three", limit: 2)
    }
    #expect(limit.code == EFBIG)
  }

  @Test func `a full device is told apart and leaves nothing`() throws {
    // The device exists to be full, and cannot be renamed onto: written to as an open file.
    let file = open("/dev/full", O_WRONLY)
    defer { close(file) }
    let error = try #require(AtomicFile.writeAll([1], to: file, path: "frame_0000.png"))
    #expect(error.isFull)
    #expect(error.reason == "no space left on device")
  }

  @Test func `names of temporary files are known again and others are not taken for them`() {
    #expect(TemporaryFiles.isTemporaryName(".frame_0000.png.4711.partial"))
    for name in ["frame_0000.png", ".partial", ".a.partial", ".a.b.partial", "a.1.partial"] {
      #expect(!TemporaryFiles.isTemporaryName(name))
    }
  }
}
