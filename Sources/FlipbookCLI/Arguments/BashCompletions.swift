/// The script by which bash completes command lines.
struct BashCompletions {
  let commands: [Command]

  var script: String {
    """
    # Completes the command line of flipbook in bash.

    _flipbook_words() {
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$1" -- "$word")
    }

    _flipbook_paths() {
      mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")
    }

    _flipbook() {
      local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _flipbook_words "\(names) help --help --version"
        return
      fi
      # Bash makes a word of the = in --option=value.
      if [[ $word == = ]]; then
        word=
      elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      case ${COMP_WORDS[1]} in
        help) _flipbook_words "\(names)" ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }

    complete -o filenames -F _flipbook flipbook

    """
  }

  private var names: String { commands.map(\.name).joined(separator: " ") }

  private func branch(of command: Command) -> String {
    var lines = ["    \(command.name))", "      case $option in"]
    for option in command.allOptions {
      // A value that need not be there is never the next word.
      guard let kind = option.valueKind, option.implied == nil else { continue }
      let pattern = option.spellings.joined(separator: " | ")
      lines.append(
        "        \(pattern)) \((actions(of: kind) + ["return"]).joined(separator: "; ")) ;;")
    }
    let options = command.allOptions.map(\.spelling).joined(separator: " ")
    lines += [
      "      esac", "      if [[ $word == -* ]]; then", "        _flipbook_words \"\(options)\"",
      "        return", "      fi",
    ]
    var kinds: [ValueKind] = []
    for argument in command.arguments where !kinds.contains(argument.valueKind) {
      kinds.append(argument.valueKind)
    }
    lines += kinds.flatMap(actions).map { "      \($0)" }
    return (lines + ["      ;;"]).joined(separator: "\n")
  }

  private func actions(of kind: ValueKind) -> [String] {
    var actions: [String] = []
    if !kind.choices.isEmpty {
      actions.append("_flipbook_words \"\(kind.choices.joined(separator: " "))\"")
    }
    if kind.takesPaths { actions.append("_flipbook_paths") }
    return actions
  }
}
