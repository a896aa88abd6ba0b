extension SourceFile {
  /// Makes parameters for actions of recognisers take closures: `action: Selector`.
  mutating func portActionTypes() {
    guard tokens.contains(where: { $0.text.hasSuffix("GestureRecognizer") }) else { return }
    for index in tokens.indices
    where tokens[index].text == "Selector" && isToken(index - 1, ":") && isParameter(index) {
      let end = isToken(index + 1, "?") ? tokens[index + 1].range : tokens[index].range
      replace(
        tokens[index].range.lowerBound..<end.upperBound, by: "UIGestureRecognizer.Action?",
        because: "#selector needs Objective-C: the action is a closure")
    }
  }

  /// Whether a type belongs to a parameter that is called `action`.
  private func isParameter(_ index: Int) -> Bool {
    isToken(index - 2, "action") && !isToken(index - 3, "var") && !isToken(index - 3, "let")
      || isToken(index - 3, "action") && tokens[index - 2].kind == .word
  }
}
