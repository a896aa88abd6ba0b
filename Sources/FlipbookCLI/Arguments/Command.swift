/// A row of the table that parsing, help, the manual page and completions are made from.
package struct Command: Sendable {
  /// The name, as typed.
  package var name: String
  /// What the command does, in a sentence.
  package var summary: String
  /// What else there is to know, as paragraphs; may be empty.
  package var discussion: String
  /// Command lines that work, each with what it is for.
  package var examples: [Example]
  /// The arguments, in their order.
  package var arguments: [Argument]
  /// The options, the common ones first; every command has those of `Command.common` as well.
  package var options: [Option]
  /// Does it.
  package var run: @MainActor @Sendable (Invocation, Console) async throws -> ExitStatus

  /// Creates a command.
  package init(
    _ name: String, _ summary: String, discussion: String = "", examples: [Example],
    arguments: [Argument] = [], options: [Option] = [],
    run: @escaping @MainActor @Sendable (Invocation, Console) async throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.run = run
  }
}

extension Command {
  /// A command line that works, and what it is for.
  package struct Example: Sendable, Hashable {
    /// What it is for, as a clause.
    package var purpose: String
    /// What to type.
    package var line: String

    /// Creates an example.
    package init(_ purpose: String, _ line: String) {
      self.purpose = purpose
      self.line = line
    }
  }

  /// The options that every command has.
  package static let common: [Option] = [.quiet, .verbose, .noColor, .help]

  /// All options of the command.
  package var allOptions: [Option] { options + Command.common }
}

extension Option {
  package static let quiet = Option(
    "quiet", letter: "q", "Say nothing but errors.")
  package static let verbose = Option(
    "verbose", letter: "v", "Say more about what is done.")
  package static let noColor = Option(
    "no-color", "Use no colours; so does the environment variable NO_COLOR.")
  package static let help = Option(
    "help", letter: "h", "Show help information.")
}
