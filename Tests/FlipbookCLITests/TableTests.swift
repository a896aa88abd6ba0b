import FlipbookCLI
import Testing

extension Command: CustomTestStringConvertible {
  /// The command's name.
  public var testDescription: String { name }
}

struct TableTests {
  @Test(arguments: Command.table)
  func `every command has its help, with an example first`(command: Command) throws {
    let result = try Program.run(command.name, "--help")
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(result.output.hasPrefix("EXAMPLES:\n  # "))
    for part in ["OVERVIEW: ", "USAGE: flipbook \(command.name) ", "OPTIONS:\n"] {
      #expect(result.output.contains(part))
    }
    for line in result.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test(arguments: Command.table)
  func `names of options are unambiguous and their texts are sentences`(command: Command) {
    let options = command.allOptions
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
    for text in options.map(\.summary) + command.arguments.map(\.summary) + [command.summary] {
      #expect(text.hasSuffix("."), "\(text)")
    }
    let optional = command.arguments.firstIndex { $0.presence == .optional } ?? .max
    let required = command.arguments.lastIndex { $0.presence == .required } ?? -1
    #expect(required < optional, "required arguments come first")
  }

  @Test(arguments: Command.table)
  func `examples are command lines that parse`(command: Command) throws {
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      let words = example.line.prefix { $0 != "|" }.split(separator: " ").map(String.init)
      #expect(words.first == "flipbook")
      #expect(words.dropFirst().first == command.name)
      _ = try ArgumentParser(commands: Command.table).parse(Array(words.dropFirst()))
    }
  }

  @Test func `the program introduces itself`() throws {
    let bare = try Program.run()
    #expect(bare.status == 0)
    for command in Command.table { #expect(bare.output.contains("\n  \(command.name) ")) }
    for status in ExitStatus.allCases { #expect(bare.output.contains("\n  \(status.code) ")) }
    let version = try Program.run("--version")
    #expect(
      version.output.wholeMatch(of: /flipbook \d+\.\d+\.\d+ \(render revision \d+\)\n/) != nil)
  }

  @Test func `a wrong command line is one sentence on standard error`() throws {
    let result = try Program.run("comparr")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.error == "flipbook: there is no command \"comparr\": did you mean compare?\n")
  }
}
