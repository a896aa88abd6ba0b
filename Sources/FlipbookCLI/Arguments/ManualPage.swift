/// The manual page, in the macros of `man`.
package struct ManualPage {
  private let commands: [Command]
  private let version: String

  /// Prepares the page of the given commands.
  package init(commands: [Command], version: String) {
    self.commands = commands
    self.version = version
  }

  /// The page.
  package var text: String {
    var lines = [
      ".TH FLIPBOOK 1 \"\" \"flipbook \(escaped(version))\" \"User Commands\"",
      ".SH NAME", "flipbook \\- render screen transitions to image sequences",
      ".SH SYNOPSIS", ".B flipbook", "\\fICOMMAND\\fR [\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]",
      ".SH DESCRIPTION",
      escaped(
        "Flipbook plays screen transitions on a virtual clock and writes the frames as PNG files: "
          + "the same pixels on every machine. Options and arguments may come in any order; a "
          + "value follows its option as the next word or after =; after -- everything is an "
          + "argument."),
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(of: command) }
    lines.append(".SH EXIT STATUS")
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.code)", escaped(status.meaning)]
    }
    lines += [".SH ENVIRONMENT"]
    for variable in Self.environment {
      lines += [".TP", ".B \(escaped(variable.name))", escaped(variable.meaning)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Variables that change what the program does.
  private static let environment = [
    (name: "NO_COLOR", meaning: "Not empty: no colours."),
    (name: "CI", meaning: "Not empty: golden pictures are never written."),
    (
      name: "FLIPBOOK_FONT",
      meaning: "A font file that all text is drawn with, or a folder in which Inter is looked for."
    ),
    (
      name: "FLIPBOOK_CPU_LEVEL",
      meaning: "baseline, avx2 or avx512: the instructions that are used; the pixels are the same."
    ),
  ]

  private func section(of command: Command) -> [String] {
    var lines = [".SS \(escaped(HelpText.usage(of: command)))", escaped(command.summary)]
    for paragraph in command.discussion.split(separator: "\n\n") {
      lines += [".PP", escaped(String(paragraph).replacing("\n", with: " "))]
    }
    for argument in command.arguments {
      lines += [".TP", "\\fI\(escaped(argument.name))\\fR", escaped(argument.summary)]
    }
    for option in command.options {
      let label = option.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value =
        option.value.map {
          option.implied == nil ? " \\fI\(escaped($0))\\fR" : "[=\\fI\(escaped($0))\\fR]"
        } ?? ""
      let standard = option.standard.map { " (default: \($0))" } ?? ""
      lines += [".TP", label + value, escaped(option.summary + standard)]
    }
    lines.append(".PP")
    for example in command.examples {
      lines += [".TP", escaped(example.purpose) + ":", ".nf", escaped(example.line), ".fi"]
    }
    return lines
  }

  /// Text that means itself: no escape, no request at the start of a line, a plain hyphen.
  private func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq").replacing("'", with: "\\(aq")
    return text.hasPrefix(".") ? "\\&" + text : text
  }
}
