import Documents

/// Finds out what a command line asks for.
///
/// Options and arguments may come in any order. A value follows its option as the next word or
/// after `=`; one-letter options may be run together (`-qf`) and may carry their value (`-oout`).
/// After `--` everything is an argument, and a lone `-` always is. Names are never guessed at: a
/// wrong one is an error that says which one is near.
package struct ArgumentParser {
  /// The commands to choose from.
  package var commands: [Command]

  /// Creates a parser.
  package init(commands: [Command]) {
    self.commands = commands
  }

  /// What a command line asks for.
  package enum Request: Sendable {
    /// Help about everything.
    case overview
    /// Help about one command.
    case help(Command)
    /// The version.
    case version
    /// To run a command.
    case run(Invocation)
  }

  /// Returns what `words`, the command line without the program's own name, ask for.
  package func parse(_ words: [String]) throws(Failure) -> Request {
    guard let first = words.first else { return .overview }
    switch first {
    case "-h", "--help": return .overview
    case "--version": return .version
    case "help":
      guard words.count > 1 else { return .overview }
      return .help(try command(named: words[1]))
    case _ where first.hasPrefix("-"):
      throw .usage(
        "there is no option \(first) before the command", "write flipbook COMMAND [OPTIONS]")
    default:
      return try parse(words.dropFirst(), for: command(named: first))
    }
  }

  private func command(named name: String) throws(Failure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .usage(
      "there is no command \"\(name)\"",
      Spelling.suggestion(for: name, among: commands.map(\.name))
        .map { "did you mean \($0)?" } ?? "flipbook --help lists the commands")
  }

  private func parse(
    _ words: ArraySlice<String>, for command: Command
  ) throws(Failure) -> Request {
    var invocation = Invocation(of: command)
    var rest = words
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || word == "-" || !word.hasPrefix("-") {
        invocation.give(word)
      } else if word == "--" {
        optionsEnded = true
      } else if word.hasPrefix("--") {
        try parseName(word, &rest, &invocation)
      } else {
        try parseLetters(word, &rest, &invocation)
      }
      if invocation.has(.help) { return .help(command) }
    }
    try check(invocation)
    return .run(invocation)
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private func parseName(
    _ word: String, _ rest: inout ArraySlice<String>, _ invocation: inout Invocation
  ) throws(Failure) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = invocation.command.allOptions
    guard let option = options.first(where: { $0.name == name }) else {
      throw .usage(
        "\(invocation.command.name) has no option --\(name)",
        Spelling.suggestion(for: name, among: options.map(\.name))
          .map { "did you mean --\($0)?" }
          ?? "flipbook \(invocation.command.name) --help lists them")
    }
    if parts.count > 1 {
      guard option.value != nil else {
        throw .usage("--\(name) is a flag and takes no value", "write --\(name) alone")
      }
      invocation.give(String(parts[1]), for: option)
    } else {
      try give(option, &rest, &invocation)
    }
  }

  /// Reads `-q`, `-qf`, `-o value` or `-ovalue`.
  private func parseLetters(
    _ word: String, _ rest: inout ArraySlice<String>, _ invocation: inout Invocation
  ) throws(Failure) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = invocation.command.allOptions.first(where: { $0.letter == letter }) else {
        throw .usage(
          "\(invocation.command.name) has no option -\(letter)",
          "flipbook \(invocation.command.name) --help lists them")
      }
      if option.value != nil, !letters.isEmpty {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        invocation.give(String(value), for: option)
        return
      }
      try give(option, &rest, &invocation)
    }
  }

  /// Notes an option whose value, if it takes one, is the next word.
  private func give(
    _ option: Option, _ rest: inout ArraySlice<String>, _ invocation: inout Invocation
  ) throws(Failure) {
    guard let value = option.value, option.implied == nil else {
      invocation.give(option.implied, for: option)
      return
    }
    let isOption = rest.first.map { word in
      invocation.command.allOptions.contains { word == "--\($0.name)" }
    }
    guard isOption == false, let word = rest.popFirst() else {
      throw .usage("\(option.spelling) has no value", "write \(option.spelling) <\(value)>")
    }
    invocation.give(word, for: option)
  }

  /// Checks that everything required is there, and not more arguments than there are places for.
  private func check(_ invocation: Invocation) throws(Failure) {
    let command = invocation.command
    for option in command.options where option.value != nil && invocation.list(option).contains("")
    {
      throw .usage(
        "\(option.spelling) is empty", "write \(option.spelling) <\(option.value ?? "value")>")
    }
    for (place, word) in invocation.arguments.enumerated()
    where word.isEmpty && !command.arguments.isEmpty {
      let name = command.arguments[min(place, command.arguments.count - 1)].name
      throw .usage("<\(name)> is empty", "write \(HelpText.usage(of: command))")
    }
    let needed = command.arguments.filter { $0.presence == .required }
    if invocation.argumentCount < needed.count {
      let missing = needed[invocation.argumentCount]
      throw .usage(
        "\(command.name) needs <\(missing.name)>", "write \(HelpText.usage(of: command))")
    }
    let isOpen = command.arguments.last?.repetition == .list
    if !isOpen, invocation.argumentCount > command.arguments.count {
      let count = command.arguments.count
      let takesPictures = command.options.contains { $0.name == Option.from.name }
      throw .usage(
        "\(command.name) takes \(count) \(count == 1 ? "argument" : "arguments") and got "
          + "\(invocation.argumentCount)",
        takesPictures
          ? "pictures come after --from and --to" : "write \(HelpText.usage(of: command))")
    }
    for option in command.options where option.presence == .required && !invocation.has(option) {
      throw .usage(
        "\(command.name) needs \(option.spelling)", "write \(HelpText.usage(of: command))")
    }
  }
}
