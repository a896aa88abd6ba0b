/// A shell that completes command lines.
package enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension Shell {
  /// Returns the script that makes the shell complete command lines of `flipbook`.
  package func completions(for commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }

  /// Returns text between single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}

extension Option {
  /// The ways to spell the option: `-o` and `--output`.
  package var spellings: [String] {
    (letter.map { ["-\($0)"] } ?? []) + [spelling]
  }
}
