import Foundation
import Testing

/// What goes to a terminal, and what does not.
struct TerminalTests {
  /// Runs the program with a terminal as its standard output, and returns all that it says there.
  private func run(_ words: [String]) throws -> (status: Int32, output: String, error: String) {
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Program.executable())
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal.terminal
    let error = Pipe()
    process.standardError = error
    try process.run()
    let bytes = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, try terminal.text(), String(decoding: bytes, as: UTF8.self))
  }

  private var screens: [String] {
    let folder = "\(Program.fixtures)/screens"
    return ["--from", "\(folder)/home-half.png", "--to", "\(folder)/detail-half.png"]
  }

  @Test(arguments: ["rgba", "pam", "png", "y4m", "apng"])
  func `frames do not go to a terminal`(format: String) throws {
    let words = ["render", "circle-reveal", "-o", "-", "--format", format]
    let result = try run(words + screens)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.error.hasPrefix("flipbook: standard output is a terminal"), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ["convert", "PICTURE", "-o", "-"], ["convert", "PICTURE", "-o", "-", "--format", "rgba"],
    ["still", "circle-reveal", "--at", "0.5", "-o", "-"],
  ])
  func `pictures do not go to a terminal`(words: [String]) throws {
    let words = words.map { $0 == "PICTURE" ? screens[1] : $0 }
    let result = try run(words + (words[0] == "still" ? screens : []))
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.error.hasPrefix("flipbook: standard output is a terminal"), "\(result.error)")
  }

  @Test func `texts do go to a terminal`() throws {
    let result = try run(["info", screens[1]])
    #expect(result.status == 0)
    #expect(result.output.contains("pixel hash"), "\(result.output)")
    #expect(result.error.isEmpty)
  }
}
