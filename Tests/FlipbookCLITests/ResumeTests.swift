import Foundation
import TestSupport
import Testing

struct ResumeTests {
  private let scratch = Scratch()

  private func words(_ output: String, _ more: [String] = []) -> [String] {
    [
      "render", "circle-reveal", "--from", "\(Program.fixtures)/screens/home-half.png", "--to",
      "\(Program.fixtures)/screens/detail-half.png", "--duration", "1", "--fps", "30", "-o",
      "\(scratch.path)/\(output)",
    ] + more
  }

  /// Everything in a directory, by name.
  private func contents(of name: String) -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: scratch.names(in: name).map { ($0, scratch.bytes(of: "\(name)/\($0)")) }
    )
  }

  /// Starts a run and kills it when it has written some frames; one that ends sooner, as this
  /// process may be waiting for a processor, is begun anew.
  private func cutShort(_ output: String, after count: Int, _ more: [String] = []) throws {
    for _ in 0..<100 {
      let process = try Program.launch(words(output, more))
      scratch.wait {
        !process.isRunning
          || scratch.names(in: output).filter { $0.hasSuffix(".png") }.count >= count
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { return }
      try FileManager.default.removeItem(atPath: scratch(output))
    }
    Issue.record("no run was killed before its end")
  }

  @Test func `a run that was killed and resumed is as if nothing had happened`() throws {
    #expect(try Program.run(words("whole")).status == 0)
    let undisturbed = contents(of: "whole")
    #expect(undisturbed.count == 32)
    try cutShort("out", after: 3)
    let before = contents(of: "out").filter { $0.key.hasSuffix(".png") }
    #expect(before.count >= 3 && before.count < 31)
    let dates = try before.keys.map { try modified("out/\($0)") }
    let resumed = try Program.run(words("out", ["--resume", "--jobs", "1"]))
    #expect(resumed.status == 0, "\(resumed.error)")
    #expect(contents(of: "out") == undisturbed)
    #expect(try before.keys.map { try modified("out/\($0)") } == dates, "kept, not written again")
    #expect(try Program.run(words("out", ["--resume"])).status == 0)
    #expect(contents(of: "out") == undisturbed)
  }

  private func modified(_ name: String) throws -> [Int] {
    var facts = stat()
    try #require(stat("\(scratch.path)/\(name)", &facts) == 0)
    return [Int(facts.st_ino), facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec]
  }

  @Test func `a frame that does not hold what was noted is drawn again`() throws {
    #expect(try Program.run(words("out")).status == 0)
    let undisturbed = contents(of: "out")
    let whole = try #require(undisturbed["frame_0002.png"])
    let files: [(String, [UInt8]?)] = [
      ("frame_0002.png", Array(whole.prefix(whole.count / 2))), ("frame_0005.png", []),
      ("frame_0007.png", whole), ("frame_0009.png", nil),
    ]
    for (name, bytes) in files {
      if let bytes {
        scratch.put(bytes, at: "out/\(name)")
      } else {
        try FileManager.default.removeItem(atPath: "\(scratch.path)/out/\(name)")
      }
    }
    #expect(contents(of: "out") != undisturbed)
    #expect(try Program.run(words("out", ["--resume"])).status == 0)
    #expect(contents(of: "out") == undisturbed)
  }

  @Test(arguments: [
    (["--duration", "2"], "transition.parameters.duration is 1 there and 2 now"),
    (["--fps", "60"], "timing.fps is \"30/1\" there and \"60/1\" now"),
    (["--set", "radius=40"], "transition.parameters.radius is"),
    (["--scale", "2"], "output.scale is 1 there and 2 now"),
    (["--reverse"], "transition.direction is \"forwards\" there and \"backwards\" now"),
    (["--preset", "small"], "output.compression is \"fast\" there and \"small"),
    (["--to", "HOME"], "inputs.1.file is \"detail-half.png\" there and \"home-half.png\" now"),
    (["--fit", "cover"], "transition.parameters.fit is not stated there and \"cover\" now"),
    (["--background", "white"], "output.background is"),
  ])
  func `a run with another specification is not gone on with`(
    more: [String], sentence: String
  ) throws {
    try cutShort("out", after: 2)
    let before = contents(of: "out")
    let changed = more.map {
      $0 == "HOME" ? "\(Program.fixtures)/screens/home-half.png" : $0
    }
    let result = try Program.run(words("out", ["--resume"] + changed))
    #expect(result.status == 73)
    #expect(result.error.contains("holds frames of another run ("), "\(result.error)")
    #expect(result.error.contains(sentence), "\(result.error)")
    #expect(result.error.contains("leave --resume out to begin again"))
    #expect(contents(of: "out") == before)
  }

  @Test func `with nothing there a run begins`() throws {
    #expect(try Program.run(words("out", ["--resume", "--fps", "4"])).status == 0)
    #expect(scratch.names(in: "out").count == 6)
  }

  @Test func `a second run into a directory says so and stops, a dead one is in nobody's way`()
    throws
  {
    let process = try Program.launch(words("out", ["--duration", "300"]))
    scratch.wait { scratch.names(in: "out").count >= 3 }
    for more in [[], ["--resume"]] {
      let second = try Program.run(words("out", more))
      #expect(second.status == 75)
      #expect(second.error.contains("another run is writing to"), "\(second.error)")
    }
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    scratch.put("half", at: "out/.frame_0009.png.\(process.processIdentifier).partial")
    #expect(try Program.run(words("out")).status == 0)
    #expect(scratch.names(in: "out").count == 32)
  }

  @Test func `a directory removed meanwhile is told, and nothing is written elsewhere`() throws {
    let process = try Program.launch(words("out", ["--duration", "300"]))
    scratch.wait { scratch.names(in: "out").count >= 3 }
    try FileManager.default.moveItem(
      atPath: "\(scratch.path)/out", toPath: "\(scratch.path)/elsewhere")
    let error = try #require(process.standardError as? Pipe)
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(text.contains("out was removed or replaced while frames were written to it"), "\(text)")
    #expect(scratch.names() == ["elsewhere"])
  }
}
