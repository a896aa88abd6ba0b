extension SourceFile {
  /// Makes parameters for actions of recognisers take closures: `action: Selector`.
  mutating func portActionTypes() {
    guard tokens.contains(where: { $0.text.hasSuffix("GestureRecognizer") }) else { return }
    var isPorted = false
    for index in tokens.indices
    where tokens[index].text == "Selector" && isToken(index - 1, ":") && isParameter(index)
      && !isToken(index + 1, ".")
    {
      portActionType(at: index)
      isPorted = true
    }
    guard isPorted else { return }
    portKeptActions()
    portCallsOfActions()
  }

  private mutating func portActionType(at index: Int) {
    let end = isToken(index + 1, "?") ? tokens[index + 1].range : tokens[index].range
    replace(
      tokens[index].range.lowerBound..<end.upperBound, by: "UIGestureRecognizer.Action?",
      because: "#selector needs Objective-C: the action is a closure")
  }

  /// Whether a type belongs to a parameter that is called `action`.
  private func isParameter(_ index: Int) -> Bool {
    isToken(index - 2, "action") && !isToken(index - 3, "var") && !isToken(index - 3, "let")
      || isToken(index - 3, "action") && tokens[index - 2].kind == .word
  }

  /// Makes properties that such a parameter is kept in hold closures.
  private mutating func portKeptActions() {
    let kept = Set(
      tokens.indices.filter { isToken($0 + 1, "=") && isToken($0 + 2, "action") }
        .map { tokens[$0].text })
    for index in tokens.indices
    where tokens[index].text == "Selector" && isToken(index - 1, ":")
      && (isToken(index - 3, "var") || isToken(index - 3, "let"))
      && kept.contains(tokens[index - 2].text)
    {
      portActionType(at: index)
    }
  }

  /// Calls closures where a target was to perform a method at once.
  private mutating func portCallsOfActions() {
    for index in tokens.indices where tokens[index].text == "performSelector" {
      guard isToken(index - 1, "."), isToken(index + 1, "("), let close = closing(index + 1)
      else { continue }
      let arguments = parts(between: index + 1, and: close)
      guard arguments.count == 3, isToken(arguments[0].lowerBound, "onMainThread"),
        isToken(arguments[1].lowerBound, "with"), arguments[0].count == 3, arguments[1].count == 3
      else { continue }
      let start = isToken(index - 2, "?") || isToken(index - 2, "!") ? index - 3 : index - 2
      replace(
        tokens[start].range.lowerBound..<tokens[close].range.upperBound,
        by: "\(tokens[arguments[0].lowerBound + 2].text)"
          + "(\(tokens[arguments[1].lowerBound + 2].text))",
        because: "the action is a closure")
    }
  }
}
