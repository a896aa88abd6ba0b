extension SourceFile {
  /// Members that the platform finds on any object, and whose they are.
  private static let dynamicMembers = [
    "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber",
    "integerValue": "NSNumber", "boolValue": "NSNumber", "uintValue": "NSNumber",
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
  ]

  /// Whether a value, of which `name` is the last token, is all that a variable begins with.
  private func isWholeValue(endingAt name: Int) -> Bool {
    guard let open = opening(name - 2), isToken(open - 1, "="),
      tokens.indices.contains(open - 3), ["let", "var"].contains(tokens[open - 3].text),
      tokens.indices.contains(name + 1)
    else { return false }
    return line(of: tokens[name + 1].range.lowerBound) > line(of: tokens[name].range.lowerBound)
  }

  /// The index of the token that opens the bracket which token `index` closes.
  private func opening(_ index: Int) -> Int? {
    var depth = 0
    for place in tokens[...index].indices.reversed() where tokens[place].kind == .mark {
      switch tokens[place].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// Says whose member it is that is looked up in `(value as AnyObject)`.
  mutating func portDynamicMembers() {
    for index in tokens.indices
    where isToken(index, "AnyObject") && isToken(index - 1, "as") && isToken(index + 1, ")")
      && isToken(index + 2, ".") && tokens.indices.contains(index + 3)
    {
      guard let kind = Self.dynamicMembers[tokens[index + 3].text] else { continue }
      let reason = "members are not looked up in any object here: it is \(kind)'s"
      replace(
        tokens[index - 1].range.lowerBound..<tokens[index].range.upperBound, by: "as? \(kind)",
        because: reason)
      // Where the source allows for there being none, it still does.
      let allows =
        isToken(index + 4, "?") || isToken(index + 4, "!") || isWholeValue(endingAt: index + 3)
      let place = tokens[index + 1].range.upperBound
      replace(place..<place, by: allows ? "?" : "!", because: reason)
      if tokens[index + 3].text == "integerValue" {
        replace(tokens[index + 3].range, by: "intValue", because: "it is called so here")
      }
    }
  }
}
