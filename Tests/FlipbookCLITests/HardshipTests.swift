import Foundation
import TestSupport
import Testing

/// What happens when the system does not give what is asked for.
struct HardshipTests {
  private let scratch = Scratch()

  private func words(_ output: String, _ more: [String] = []) -> [String] {
    [
      "render", "circle-reveal", "--from", "\(Program.fixtures)/screens/home-half.png", "--to",
      "\(Program.fixtures)/screens/detail-half.png", "--duration", "0.5", "--fps", "20", "-o",
      "\(scratch.path)/\(output)",
    ] + more
  }

  /// Everything in a directory, by name.
  private func contents(of name: String) -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: scratch.names(in: name).map { ($0, scratch.bytes(of: "\(name)/\($0)")) }
    )
  }

  /// Expects a directory to hold nothing half-written.
  private func expectWholeFrames(in name: String) throws {
    for file in scratch.names(in: name) where file != ".flipbook-journal" {
      #expect(file.hasPrefix("frame_"))
      #expect(try Program.run("info", "\(scratch.path)/\(name)/\(file)").status == 0, "\(file)")
    }
  }

  /// Whether this process may mount file systems.
  private static let mayMount: Bool = {
    let scratch = Scratch()
    guard (try? tool("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", scratch.path)) == 0 else {
      return false
    }
    return (try? tool("umount", scratch.path)) == 0
  }()

  private static func tool(_ words: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(.enabled(if: mayMount, "this process may not mount a small file system"))
  func `a full disk ends a run, and with more room it goes on`() throws {
    #expect(try Program.run(words("whole")).status == 0)
    let undisturbed = contents(of: "whole")
    let size = undisturbed.values.reduce(0) { $0 + $1.count }
    scratch.makeDirectory("disk")
    let disk = "\(scratch.path)/disk"
    try #require(
      Self.tool("mount", "-t", "tmpfs", "-o", "size=\(size / 2048)k", "tmpfs", disk) == 0)
    defer { _ = try? Self.tool("umount", disk) }
    let full = try Program.run(words("disk/out"))
    #expect(full.status == 75)
    #expect(full.error.contains("the disk is full: make room and run the command again"))
    let names = scratch.names(in: "disk/out")
    #expect(names.contains("frame_0000.png") && !names.contains("manifest.json"))
    try expectWholeFrames(in: "disk/out")
    #expect(try Program.run(words("disk/out", ["--resume"])).status == 75)
    try expectWholeFrames(in: "disk/out")
    let single = try Program.run(words("disk/x.apng"))
    #expect(single.status == 75)
    #expect(scratch.names(in: "disk") == ["out"])

    try #require(
      Self.tool("mount", "-o", "remount,size=\(size / 256)k", disk) == 0)
    let resumed = try Program.run(words("disk/out", ["--resume"]))
    #expect(resumed.status == 0, "\(resumed.error)")
    #expect(contents(of: "disk/out") == undisturbed)

    try #require(Self.tool("mount", "-o", "remount,ro", disk) == 0)
    let locked = try Program.run(words("disk/out", ["--reverse"]))
    #expect(locked.status == 73)
    #expect(locked.error.contains("the file system is read-only"), "\(locked.error)")
    #expect(contents(of: "disk/out") == undisturbed)
  }

  @Test func `a limit on files' sizes ends a run as a full disk does`() throws {
    // The limit counts in blocks of 512 or 1024 bytes, as the shell likes; a frame is larger.
    let result = try Program.run(
      words("out"), through: "ulimit -f 8; exec \"$0\" \"$@\"")
    #expect(result.status == 75)
    #expect(result.error.contains("the limit on the size of a file is reached"), "\(result.error)")
    try expectWholeFrames(in: "out")
    #expect(!scratch.names(in: "out").contains("frame_0000.png"))
    #expect(try Program.run(words("out", ["--resume"])).status == 0)
  }

  private static let isRoot = getuid() == 0

  @Test func `a directory that may not be written to is told`() throws {
    #expect(try Program.run(words("out")).status == 0)
    let undisturbed = contents(of: "out")
    #expect(chmod("\(scratch.path)/out", 0o555) == 0)
    defer { chmod("\(scratch.path)/out", 0o755) }
    // The superuser may write everywhere, and becomes nobody for this.
    #expect(chmod(scratch.path, 0o755) == 0)
    let result = try Program.run(
      words("out", ["--reverse"]),
      through: Self.isRoot
        ? "exec setpriv --reuid=65534 --regid=65534 --clear-groups \"$0\" \"$@\""
        : "exec \"$0\" \"$@\"")
    #expect(result.status == 73)
    #expect(
      result.error.contains("permission is missing: change the permissions or use another path"),
      "\(result.error)")
    #expect(contents(of: "out") == undisturbed)
  }

  @Test func `a full standard error changes nothing, a full standard output is told`() throws {
    let deaf = try Program.run(words("out"), through: "exec \"$0\" \"$@\" 2>/dev/full")
    #expect(deaf.status == 0)
    #expect(scratch.names(in: "out").count == 12)
    let refused = try Program.run(["render", "nothing"], through: "exec \"$0\" \"$@\" 2>/dev/full")
    #expect(refused.status == 64)
    for words in [
      ["--help"], ["--version"], ["list"], words("out", ["--json"]), words("out", ["--dry-run"]),
      ["info", "\(Program.fixtures)/screens/home-half.png"],
      ["convert", "\(Program.fixtures)/screens/home-half.png", "-o", "-"],
      Array(words("-").dropLast()) + ["-", "--format", "y4m"],
    ] {
      let result = try Program.run(words, through: "exec \"$0\" \"$@\" >/dev/full")
      #expect(result.status == 75, "\(words)")
      #expect(
        result.error.hasSuffix(
          "standard output cannot be written, the disk is full: make room and run the command "
            + "again\n"), "\(result.error)")
    }
  }

  @Test func `a closed standard output is told once and by its status`() throws {
    let result = try Program.run(["list"], through: "exec \"$0\" \"$@\" >&-")
    #expect(result.status == 74)
    #expect(result.error.contains("standard output cannot be written, bad file descriptor"))
  }

  @Test(arguments: [
    ["info", "/dev/zero"], ["convert", "/dev/zero", "-o", "OUT"],
    ["render", "crossfade", "--from", "/dev/zero", "--to", "/dev/zero", "-o", "OUT"],
    ["render", "/dev/zero.json", "-o", "OUT"], ["info", "/dev/null"],
  ])
  func `devices are not read`(line: [String]) throws {
    let result = try Program.run(line.map { $0 == "OUT" ? "\(scratch.path)/out" : $0 })
    #expect(result.status == 66)
    if line.contains("/dev/zero.json") {
      #expect(result.error.contains("there is no such file"))
    } else {
      #expect(result.error.contains("cannot be read, it is a device: name a file"))
    }
    #expect(scratch.names().isEmpty)
  }

  @Test func `pictures come through pipes, also those with names`() throws {
    let picture = "\(Program.fixtures)/screens/home-half.png"
    let direct = try Program.run("info", "--json", picture).output
    let hash = try #require(direct.firstRange(of: /xxh128:[0-9a-f]+/).map { direct[$0] })
    let named = try Program.run(
      ["info", "--json", "\(scratch.path)/pipe"],
      through: "mkfifo \"$3\"; cat '\(picture)' >\"$3\" & exec \"$0\" \"$@\"")
    #expect(named.status == 0, "\(named.error)")
    #expect(named.output.contains(hash))
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: picture)))
    for option in ["--from", "--to"] {
      let result = try Program.run(
        ["render", "crossfade", "--from", picture, "--to", picture, option, "-"]
          + ["--fps", "4", "-o", "\(scratch.path)/out"], input: bytes)
      #expect(result.status == 0, "\(result.error)")
      #expect(scratch.text(of: "out/manifest.json")?.contains("\"file\": \"-\"") == true)
    }
  }

  @Test func `a scene comes from standard input`() throws {
    let scene = emptyScene
    let result = try Program.run(
      ["render", "-", "-o", "\(scratch.path)/out"], input: Array(scene.utf8))
    #expect(result.status == 0, "\(result.error)")
    #expect(scratch.text(of: "out/manifest.json")?.contains("\"scene\": {") == true)
    let wrong = try Program.run(["render", "-", "-o", "\(scratch.path)/out"], input: [0x7B])
    #expect(wrong.status == 65)
    #expect(wrong.error.contains("standard input:1:2"), "\(wrong.error)")
  }
}
