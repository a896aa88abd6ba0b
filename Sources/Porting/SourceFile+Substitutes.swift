extension SourceFile {
  /// Returns the plain value that stands behind `??` where `delegate?.method?(…)` is called.
  func substitute(forCallAt index: Int) -> String? {
    guard isToken(index - 1, "."), isToken(index + 1, "?"), isToken(index + 2, "("),
      let close = closing(index + 2), isToken(close + 1, "?"), isToken(close + 2, "?"),
      tokens.indices.contains(close + 3)
    else { return nil }
    var last = close + 3
    if isToken(last, "["), let end = closing(last) {
      last = end
    } else {
      while isToken(last + 1, ".") || isToken(last, ".") { last += 1 }
    }
    let text = text(tokens[close + 3].range.lowerBound..<tokens[last].range.upperBound)
    let isPlain =
      ["true", "false", "[]", "[:]", "\"\""].contains(text) || Double(text) != nil
      || text.first == "." || text.first?.isUppercase == true && text.contains(".")
    return isPlain && !isToken(last + 1, "(") ? text : nil
  }
}
