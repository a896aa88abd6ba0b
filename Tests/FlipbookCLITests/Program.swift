import Foundation
import Testing

/// The program as it was built beside these tests, run as a user runs it.
struct Program {
  /// What a run left behind.
  struct Result {
    var status: Int32
    var output: String
    var error: String
    var outputBytes: [UInt8]
  }

  static let path: String? = {
    let directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    return ["flipbook", "FlipbookCLI"].map { "\(directory)/\($0)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The package's own pictures and scenes.
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures").path

  /// Runs the program with arguments, with the test's environment changed as asked for.
  static func run(
    _ arguments: String..., environment: [String: String] = [:], input: [UInt8] = []
  ) throws -> Result {
    try run(arguments, environment: environment, input: input)
  }

  /// Runs the program with arguments, with the test's environment changed as asked for.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = []
  ) throws -> Result {
    try run(launching: { try launch(arguments, environment: environment) }, input: input)
  }

  private static func run(launching launch: () throws -> Process, input: [UInt8]) throws -> Result {
    let process = try launch()
    let standardInput = try #require(process.standardInput as? Pipe)
    let output = try #require(process.standardOutput as? Pipe)
    let error = try #require(process.standardError as? Pipe)
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    let group = DispatchGroup()
    let errorText = Box<Data>(Data())
    DispatchQueue.global().async(group: group) {
      errorText.value = error.fileHandleForReading.readDataToEndOfFile()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    return Result(
      status: status, output: String(decoding: bytes, as: UTF8.self),
      error: String(decoding: errorText.value, as: UTF8.self), outputBytes: Array(bytes))
  }

  /// The program's path.
  static func executable() throws -> String {
    try #require(path, "the program is built beside the tests")
  }

  /// Runs the program through a line of shell, which finds the program in `$0` and the arguments in
  /// `$@`.
  static func run(_ arguments: [String], through line: String) throws -> Result {
    let path = try executable()
    return try run(launching: { try launch("/bin/sh", ["-c", line, path] + arguments) }, input: [])
  }

  /// Starts the program and returns it running, its three streams being pipes.
  static func launch(
    _ arguments: [String], environment: [String: String] = [:], in directory: String? = nil
  ) throws -> Process {
    try launch(executable(), arguments, environment: environment, in: directory)
  }

  private static func launch(
    _ path: String, _ arguments: [String], environment: [String: String] = [:],
    in directory: String? = nil
  ) throws -> Process {
    let process = Process()
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    variables["GITHUB_ACTIONS"] = nil
    variables["NO_COLOR"] = nil
    variables.merge(environment) { _, new in new }
    process.environment = variables
    process.standardInput = Pipe()
    process.standardOutput = Pipe()
    process.standardError = Pipe()
    try process.run()
    return process
  }

  /// A value that one thread writes and another reads after it.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }
}
