extension SourceFile {
  private static let attributes: Set = ["@objc", "@objcMembers", "@nonobjc", "@IBOutlet"]

  /// Takes away attributes that only mean something to Objective-C.
  mutating func portAttributes(_ declarations: Declarations) {
    for index in tokens.indices where Self.attributes.contains(tokens[index].text) {
      let name = tokens[index].text
      var end = tokens[index].range.upperBound
      if name == "@objc", isToken(index + 1, "("), tokens[index + 1].range.lowerBound == end,
        let close = closing(index + 1)
      {
        end = tokens[close].range.upperBound
      }
      portOptionalRequirement(behind: index, declarations)
      let start = tokens[index].range.lowerBound
      replace(
        wholeLine(start..<end) ?? start..<spaces(behind: end), by: "",
        because: "\(name) means something to Objective-C only")
    }
    portPlatforms()
    portActions()
    portStoredProperties()
    portEntryPoints()
    portClassBounds()
    for index in tokens.indices
    where isToken(index, "optional") && (isToken(index + 1, "func") || isToken(index + 1, "var")) {
      let start = tokens[index].range.lowerBound
      replace(
        start..<tokens[index + 1].range.lowerBound, by: "",
        because: "requirements are optional in Objective-C only")
    }
  }

  /// Has conditions ask whether this is iOS as if it were.
  mutating func portPlatforms() {
    for index in tokens.indices where tokens[index].text == "#if" || tokens[index].text == "#elseif"
    {
      let start = tokens[index].range.lowerBound
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      for place in tokens.indices[index...].prefix(while: { tokens[$0].range.lowerBound < end })
      where isToken(place, "os") && isToken(place + 1, "(") && isToken(place + 2, "iOS")
        && isToken(place + 3, ")")
      {
        replace(
          tokens[place].range.lowerBound..<tokens[place + 3].range.upperBound, by: "true",
          because: "what is for iOS is compiled here as well")
      }
    }
  }

  /// The end of the white space on the same line behind a place.
  private func spaces(behind place: Int) -> Int {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    return end
  }

  /// The line that holds nothing but the range, with its line break; nil if it holds more.
  func wholeLine(_ range: Range<Int>) -> Range<Int>? {
    let newline = UInt8(ascii: "\n")
    let end = spaces(behind: range.upperBound)
    guard end < bytes.count, bytes[end] == newline else { return nil }
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    guard bytes[start..<range.lowerBound].allSatisfy({ $0 == 32 || $0 == 9 }) else { return nil }
    return start..<end + 1
  }
}

extension SourceFile {
  /// Gives an `@objc optional func` a default implementation, behind its protocol.
  private mutating func portOptionalRequirement(
    behind index: Int, _ declarations: Declarations
  ) {
    if isToken(index + 1, "optional"), isToken(index + 2, "var") {
      return portOptionalProperty(behind: index)
    }
    guard isToken(index + 1, "optional"), isToken(index + 2, "func") else { return }
    guard let owner = protocolAround(index), let close = closing(owner.open),
      let parameters = tokens[(index + 2)...].firstIndex(where: { $0.text == "(" }),
      let end = closing(parameters)
    else { return }
    var last = end
    var result: String?
    if isToken(end + 1, "-"), isToken(end + 2, ">") {
      last = end + 3
      while isToken(last + 1, "?") || isToken(last + 1, ".") || isToken(last, ".") { last += 1 }
      result = text(tokens[end + 3].range.lowerBound..<tokens[last].range.upperBound)
    }
    var value = result == nil ? "" : "nil"
    if let result, !result.hasSuffix("?") {
      let substitutes = declarations.substitutes[tokens[index + 3].text] ?? []
      guard substitutes.count == 1, let substitute = substitutes.first else {
        return remark(
          at: tokens[index].range.lowerBound,
          "an optional requirement that returns \(result) needs a default implementation")
      }
      value = substitute
    }
    let head = text(tokens[index + 2].range.lowerBound..<tokens[last].range.upperBound)
    let place = tokens[close].range.upperBound
    replace(
      place..<place,
      by: "\n\nextension \(owner.name) {\n  \(owner.access)\(head) "
        + (value.isEmpty ? "{}\n}" : "{ \(value) }\n}"),
      because: "the optional requirement has a default implementation instead")
  }

  /// The protocol whose braces hold token `index`.
  func protocolAround(_ index: Int) -> (name: String, access: String, open: Int)? {
    for start in tokens[..<index].indices.reversed() where tokens[start].text == "protocol" {
      guard let open = tokens[start...].firstIndex(where: { $0.text == "{" }),
        let close = closing(open), (open..<close).contains(index)
      else { continue }
      let isPublic = tokens[max(0, start - 3)..<start].contains { $0.text == "public" }
      return (tokens[start + 1].text, isPublic ? "public " : "", open)
    }
    return nil
  }

  /// Calls optional requirements as ordinary methods.
  mutating func portOptionalCalls(_ declarations: Declarations) {
    for index in tokens.indices where declarations.optionals.contains(tokens[index].text) {
      guard isToken(index - 1, "."), isToken(index + 1, "?") || isToken(index + 1, "!"),
        isToken(index + 2, "(") || isToken(index + 2, "{"),
        tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
      else { continue }
      replace(
        tokens[index + 1].range, by: "",
        because: "\(tokens[index].text) is an ordinary method with a default implementation")
    }
  }
}
