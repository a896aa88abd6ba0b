import Documents

extension Command {
  /// `flipbook completions`.
  package static let completions = Command(
    "completions", "Print the script by which a shell completes the command line.",
    discussion: """
      The Debian package installs all three. By hand: source the script for bash in ~/.bashrc; put \
      the one for zsh under the name _flipbook into a directory of $fpath; put the one for fish \
      into ~/.config/fish/completions.
      """,
    examples: [
      Example("bash", "flipbook completions bash"),
      Example("zsh", "flipbook completions zsh"),
      Example("fish", "flipbook completions fish"),
    ],
    arguments: [
      Argument("shell", choices: Shell.allCases.map(\.rawValue), "The shell: bash, zsh or fish.")
    ]
  ) { invocation, console in
    let name = invocation.required(argument: "shell")
    guard let shell = Shell(rawValue: name) else {
      throw Failure.usage(
        "there are no completions for \"\(name)\"",
        Spelling.suggestion(for: name, among: Shell.allCases.map(\.rawValue))
          .map { "did you mean \($0)?" } ?? "write bash, zsh or fish")
    }
    try console.result(shell.completions(for: Command.table))
    return .done
  }
}
