/// The script by which zsh completes command lines.
struct ZshCompletions {
  let commands: [Command]

  var script: String {
    """
    #compdef flipbook
    # Completes the command line of flipbook in zsh.

    _flipbook() {
      local -a commands
      commands=(
    \(commands.map(entry).joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe -t commands command commands
        _arguments '--version[Show the version.]' '--help[\(Option.help.summary)]'
        return
      fi
      shift words
      ((CURRENT--))
      case $words[1] in
        help) _describe -t commands command commands ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }

    if [[ $funcstack[1] == _flipbook ]]; then
      _flipbook "$@"
    else
      compdef _flipbook flipbook
    fi

    """
  }

  private func entry(of command: Command) -> String {
    "    " + Shell.quoted("\(command.name):\(command.summary)")
  }

  private func branch(of command: Command) -> String {
    var specifications = command.allOptions.map(specification)
    for (index, argument) in command.arguments.enumerated() {
      let place = argument.repetition == .list ? "*" : "\(index + 1)"
      specifications.append(
        Shell.quoted("\(place):\(argument.name):\(action(of: argument.valueKind))"))
    }
    return "    \(command.name))\n      _arguments -s -S \\\n        "
      + specifications.joined(separator: " \\\n        ") + "\n      ;;"
  }

  private func specification(of option: Option) -> String {
    var text = "[" + escaped(option.summary) + "]"
    if let kind = option.valueKind, let value = option.value {
      text += option.implied == nil ? ":" : "::"
      text += "\(escaped(value)):\(action(of: kind))"
    }
    let takesValue = option.value != nil
    let long = option.spelling + (!takesValue ? "" : option.implied == nil ? "=" : "=-")
    let isRepeatable = option.repetition == .list
    guard let letter = option.letter else {
      return Shell.quoted((isRepeatable ? "*" : "") + long + text)
    }
    let short = "-\(letter)" + (takesValue ? "+" : "")
    let exclusion = isRepeatable ? "*" : "(-\(letter) \(option.spelling))"
    return Shell.quoted(exclusion) + "{\(short),\(long)}" + Shell.quoted(text)
  }

  private func action(of kind: ValueKind) -> String {
    switch kind {
    case .free: " "
    case .path: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .transition:
      "{ compadd \(kind.choices.joined(separator: " ")); _files }"
    }
  }

  /// Text with what ends a description escaped.
  private func escaped(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }
}
