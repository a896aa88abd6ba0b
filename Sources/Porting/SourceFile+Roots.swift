extension SourceFile {
  /// What classes override that NSObject has on the platform only.
  private static let rootMembers: Set = [
    "awakeFromNib", "prepareForInterfaceBuilder", "observeValue", "responds", "forwardingTarget",
  ]

  /// Makes overrides of what NSObject does not have here ordinary methods.
  mutating func portRootOverrides(_ declarations: Declarations) {
    for index in tokens.indices where tokens[index].text == "override" {
      let ahead = tokens[index...].prefix(6)
      guard let keyword = ahead.firstIndex(where: { $0.text == "func" }),
        tokens.indices.contains(keyword + 1), Self.rootMembers.contains(tokens[keyword + 1].text),
        let home = classAround(index),
        declarations.isFirst(home, toHave: tokens[keyword + 1].text)
      else { continue }
      let name = tokens[keyword + 1].text
      replace(
        tokens[index].range.lowerBound..<tokens[index + 1].range.lowerBound, by: "",
        because: "NSObject has no \(name) here")
      if name == "forwardingTarget" {
        remark(
          at: tokens[index].range.lowerBound,
          "nobody asks where calls are forwarded to: write the methods that are to be forwarded")
      }
      guard name != "responds", name != "forwardingTarget" else { continue }
      portSuperCalls(of: name, behind: keyword)
    }
  }

  /// Takes calls of the superclass's method out of the body that follows.
  private mutating func portSuperCalls(of name: String, behind keyword: Int) {
    guard let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let close = closing(open)
    else { return }
    for index in open..<close
    where isToken(index, "super") && isToken(index + 1, ".") && isToken(index + 2, name) {
      guard isToken(index + 3, "("), let end = closing(index + 3) else { continue }
      let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
      replace(wholeLine(range) ?? range, by: "", because: "NSObject has no \(name) here")
    }
  }

  /// The name of the class whose own braces, or an extension's, are the innermost ones around token
  /// `index`.
  func classAround(_ index: Int) -> String? {
    var depth = 0
    for place in tokens[..<index].indices.reversed() {
      switch tokens[place].text {
      case "}": depth += 1
      case "{" where depth > 0: depth -= 1
      case "{":
        let head = tokens[..<place].lastIndex { "{};".contains($0.text) }.map { $0 + 1 } ?? 0
        guard
          let keyword = tokens[head..<place].firstIndex(where: {
            $0.text == "class" || $0.text == "extension"
          }),
          tokens[keyword + 1].text.first?.isUppercase == true
        else { return nil }
        return tokens[keyword + 1].text
      default: break
      }
    }
    return nil
  }
}

extension Declarations {
  /// Whether a class inherits a method from none of those that are ported, nor of the platform's:
  /// it goes back to NSObject.
  func isFirst(_ name: String, toHave method: String) -> Bool {
    var known: Set = [name]
    var parent = parents[name]
    while let current = parent, known.insert(current).inserted {
      if current == "NSObject" { return true }
      if methods[current]?.contains(method) == true { return false }
      parent = parents[current]
    }
    return false
  }
}
