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
      let isBase = declarations.bases.contains(tokens[index + 1].text)
      guard overrides || isBase && members.contains(where: declarations.overridden.contains),
        declarations.classes.contains(tokens[index + 1].text)
      else { continue }
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
  func memberNames(between open: Int, and close: Int) -> Set<String> {
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
    guard !header.contains(where: { tokens[$0].text == "where" }) else {
      remark(at: start, "what this extension declares is overridden: move it into the class")
      return
    }
    let before = part.keyword > 0 ? tokens[part.keyword - 1].text : ""
    let hasAccess = Self.accesses.contains(before)
    if hasAccess { giveAccess(before, toMembersBetween: part.open, and: part.close) }
    let body = tokens[part.open].range.upperBound..<tokens[part.close].range.lowerBound
    let members = changedText(body)
    var protocols = ""
    if isToken(header.lowerBound, ":"), let last = header.last {
      protocols = text(
        tokens[header.lowerBound + 1].range.lowerBound..<tokens[last].range.upperBound)
    }
    drop(inside: body)
    let emigrant = Emigrant(
      name: name, protocols: protocols, members: members, origin: "the extension")
    if !receive(emigrant) { emigrants.append(emigrant) }
    let first = hasAccess ? tokens[part.keyword - 1].range.lowerBound : start
    replace(
      first..<tokens[part.close].range.upperBound, by: "",
      because: "only Objective-C overrides members of an extension: moved into the class")
  }

  /// Takes members into their class, if it is in this file, and says whether it is.
  mutating func receive(_ emigrant: Emigrant) -> Bool {
    guard let home = classBody(named: emigrant.name) else { return false }
    if !emigrant.protocols.isEmpty {
      let place = tokens[home.open - 1].range.upperBound
      let hasParents = tokens[home.name...home.open].contains { $0.text == ":" }
      replace(
        place..<place, by: (hasParents ? ", " : ": ") + emigrant.protocols,
        because: "its members are overridden, and stand in the class now")
    }
    let place = tokens[home.close].range.lowerBound
    replace(place..<place, by: emigrant.members, because: "moved here from \(emigrant.origin)")
    return true
  }

  static let accesses: Set = ["public", "private", "fileprivate", "internal", "open"]
  private static let beginnings: Set = [
    "override", "static", "class", "final", "func", "var", "let", "init", "convenience", "required",
    "struct", "enum", "typealias", "subscript", "lazy", "weak", "mutating", "dynamic",
  ]

  /// Writes an extension's access before each of its members that has none of its own.
  private mutating func giveAccess(_ access: String, toMembersBetween open: Int, and close: Int) {
    var depth = 0
    var isInside = false
    for index in open..<close {
      let token = tokens[index]
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case let word where depth == 1 && Self.beginnings.contains(word):
        let declares = ["func", "var", "let", "init", "subscript", "struct", "enum", "typealias"]
        let isOverride = token.text == "override" && access != "public" && access != "open"
        let hasAccess = Self.accesses.contains(tokens[index - 1].text) || isToken(index - 1, ")")
        if !isInside, !isOverride, !hasAccess {
          let place = token.range.lowerBound
          replace(place..<place, by: access + " ", because: "the extension said so of its members")
        }
        isInside = !declares.contains(word)
      case let word where depth == 1 && Self.accesses.contains(word):
        isInside = true
      default: break
      }
    }
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
