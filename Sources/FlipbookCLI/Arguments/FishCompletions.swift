/// The script by which fish completes command lines.
struct FishCompletions {
  let commands: [Command]

  var script: String {
    var lines = [
      "# Completes the command line of flipbook in fish.", "", "complete -c flipbook -f",
      start + " -l version -d 'Show the version.'",
      start + " -s h -l help -d " + quoted(Option.help.summary),
      "complete -c flipbook -n '__fish_seen_subcommand_from help' -a "
        + quoted(commands.map(\.name).joined(separator: " ")),
    ]
    for command in commands {
      lines += ["", "\(start) -a \(command.name) -d \(quoted(command.summary))"]
      lines += command.allOptions.map { line(of: $0, command) }
      lines += command.arguments.map { line(of: $0, command) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private let start = "complete -c flipbook -n __fish_use_subcommand"

  private func head(_ command: Command) -> String {
    "complete -c flipbook -n '__fish_seen_subcommand_from \(command.name)'"
  }

  private func line(of option: Option, _ command: Command) -> String {
    var line = head(command)
    if let letter = option.letter { line += " -s \(letter)" }
    line += " -l \(option.name)"
    if let kind = option.valueKind {
      let way = kind.takesPaths ? " -r -F" : option.implied == nil ? " -x" : " -f"
      line += way + words(of: kind)
    }
    return line + " -d \(quoted(option.summary))"
  }

  private func line(of argument: Argument, _ command: Command) -> String {
    let kind = argument.valueKind
    return head(command) + (kind.takesPaths ? " -F" : "") + words(of: kind)
  }

  private func words(of kind: ValueKind) -> String {
    kind.choices.isEmpty ? "" : " -a " + quoted(kind.choices.joined(separator: " "))
  }

  /// Text between single quotes, in which fish reads \\ and \'.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
