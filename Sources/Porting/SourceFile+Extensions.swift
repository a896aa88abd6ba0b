extension SourceFile {
  /// Moves members of extensions that are overridden into their class: only Objective-C overrides
  /// what an extension declares.
  mutating func portExtensions(_ declarations: Declarations) {
    for index in tokens.indices where tokens[index].text == "extension" {
      guard index + 1 < tokens.count,
        let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = closing(open)
      else { continue }
      let members = memberNames(between: open, and: close)
      let overrides = (open..<close).contains { tokens[$0].text == "override" }
      guard overrides || members.contains(where: declarations.overridden.contains) else { continue }
      move(Extension(keyword: index, open: open, close: close))
    }
  }

  /// Where an extension stands, in tokens.
  private struct Extension {
    var keyword: Int
    var open: Int
    var close: Int
  }

  /// The names of what is declared at the first level between two braces.
  private func memberNames(between open: Int, and close: Int) -> Set<String> {
    var names: Set<String> = []
    var depth = 0
    for index in open..<close {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "func" where depth == 1, "var" where depth == 1:
        // Members of types are not overridden by members of values.
        names.insert(tokens[index + 1].text)
      default: break
      }
    }
    return names
  }

  private mutating func move(_ part: Extension) {
    let name = tokens[part.keyword + 1].text
    let header = part.keyword + 2..<part.open
    let start = tokens[part.keyword].range.lowerBound
    guard let home = classBody(named: name) else { return }
    let before = part.keyword > 0 ? tokens[part.keyword - 1].text : ""
    let isPlain = !["public", "private", "fileprivate", "open"].contains(before)
    guard isPlain, !header.contains(where: { tokens[$0].text == "where" }) else {
      remark(at: start, "what this extension declares is overridden: move it into the class")
      return
    }
    let body = tokens[part.open].range.upperBound..<tokens[part.close].range.lowerBound
    let members = changedText(body)
    if isToken(header.lowerBound, ":"), let last = header.last {
      let protocols = text(
        tokens[header.lowerBound + 1].range.lowerBound..<tokens[last].range.upperBound)
      let place = tokens[home.open - 1].range.upperBound
      let hasParents = tokens[home.name...home.open].contains { $0.text == ":" }
      replace(
        place..<place, by: (hasParents ? ", " : ": ") + protocols,
        because: "its members are overridden, and stand in the class now")
    }
    let place = tokens[home.close].range.lowerBound
    drop(inside: body)
    replace(place..<place, by: members, because: "moved here from the extension")
    replace(
      start..<tokens[part.close].range.upperBound, by: "",
      because: "only Objective-C overrides members of an extension: moved into the class")
  }

  private func classBody(named name: String) -> (name: Int, open: Int, close: Int)? {
    for index in tokens.indices where isToken(index, "class") && isToken(index + 1, name) {
      guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = closing(open)
      else { continue }
      return (index + 1, open, close)
    }
    return nil
  }
}
