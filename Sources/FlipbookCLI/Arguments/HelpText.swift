/// Help in the layout that Swift's command-line tools have, with examples first.
package enum HelpText {
  /// The widest line, in columns.
  private static let width = 80
  /// The column where explanations begin.
  private static let column = 26

  /// Returns the help about the program.
  package static func overview(of commands: [Command]) -> String {
    var text = examples([
      Command.Example(
        "frames of a transition between two screenshots",
        "flipbook render circle-reveal --from home@3x.png --to detail@3x.png -o frames/"),
      Command.Example("the transitions there are", "flipbook list"),
      Command.Example("one picture of all frames", "flipbook sheet frames/ -o sheet.png"),
    ])
    text += "OVERVIEW: Render screen transitions to image sequences.\n\n"
    text += "USAGE: flipbook <subcommand>\n\n"
    text += "OPTIONS:\n"
    text += entry("--version", "Show the version.")
    text += entry("-h, --help", Option.help.summary)
    text += "\nSUBCOMMANDS:\n"
    for command in commands { text += entry(command.name, command.summary) }
    text += "\n  See 'flipbook help <subcommand>' for detailed help.\n"
    text += "\nEXIT STATUS:\n"
    for status in ExitStatus.allCases { text += entry("\(status.code)", status.meaning) }
    return text
  }

  /// Returns the help about one command.
  package static func text(of command: Command) -> String {
    var text = examples(command.examples)
    text += wrapped("OVERVIEW: \(command.summary)", indentation: 0) + "\n"
    for paragraph in command.discussion.split(separator: "\n\n") {
      text += wrapped(String(paragraph).replacing("\n", with: " "), indentation: 0) + "\n"
    }
    text += "USAGE: \(usage(of: command))\n"
    if !command.arguments.isEmpty {
      text += "\nARGUMENTS:\n"
      for argument in command.arguments { text += entry("<\(argument.name)>", argument.summary) }
    }
    text += "\nOPTIONS:\n"
    for option in command.allOptions { text += entry(label(of: option), explanation(of: option)) }
    return text
  }

  /// Returns how a command is typed, on one line.
  package static func usage(of command: Command) -> String {
    var words = ["flipbook", command.name]
    words += command.arguments.map { argument in
      let word = argument.presence == .required ? "<\(argument.name)>" : "[<\(argument.name)>]"
      return argument.repetition == .list ? "\(word) ..." : word
    }
    for option in command.options where option.presence == .required {
      words.append("--\(option.name)" + (option.value.map { " <\($0)>" } ?? ""))
    }
    return words.joined(separator: " ") + " [<options>]"
  }

  private static func label(of option: Option) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.value.map { option.implied == nil ? " <\($0)>" : "[=<\($0)>]" } ?? ""
    return "\(letter)--\(option.name)\(value)"
  }

  private static func explanation(of option: Option) -> String {
    option.summary + (option.standard.map { " (default: \($0))" } ?? "")
  }

  private static func examples(_ examples: [Command.Example]) -> String {
    var text = "EXAMPLES:\n"
    for example in examples { text += "  # \(example.purpose)\n  \(example.line)\n" }
    return text + "\n"
  }

  /// A label and its explanation; a long label has a line to itself.
  private static func entry(_ label: String, _ explanation: String) -> String {
    let padding = column - 2 - label.count
    let text = wrapped(explanation, indentation: column)
    guard padding > 0 else { return "  \(label)\n\(text)" }
    return "  \(label)" + String(repeating: " ", count: padding) + text.dropFirst(column)
  }

  /// Breaks text into lines of at most `width` columns, all indented.
  private static func wrapped(_ text: String, indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.map { "\(margin)\($0)\n" }.joined()
  }
}
