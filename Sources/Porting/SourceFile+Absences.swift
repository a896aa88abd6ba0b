extension SourceFile {
  /// Lists what there is nothing for here, and no rewriting helps: types of the platform, and
  /// observing of a class's own properties.
  mutating func listAbsences(_ declarations: Declarations) {
    var told: Set<String> = []
    for index in tokens.indices where tokens[index].kind == .word {
      let word = tokens[index].text
      if AbsentType.names.contains(word), !declarations.types.contains(word),
        !isToken(index - 1, "."),
        told.insert(word).inserted
      {
        remark(
          at: tokens[index].range.lowerBound,
          "there is no \(word) here: take it out, or declare a stand-in")
      }
      if word == "observe", let path = observedPath(index),
        declarations.dynamics.contains(path) || isOfOwn(index, declarations)
      {
        remark(
          at: tokens[index].range.lowerBound,
          "observe(\\.\(path)) needs Objective-C, and is there for properties of views only: "
            + "call what follows the change from didSet")
      }
    }
  }

  /// Whether a class that is no view calls a method of its own at token `index`.
  private func isOfOwn(_ index: Int, _ declarations: Declarations) -> Bool {
    guard !isToken(index - 1, ".") || isToken(index - 2, "self"),
      let home = classAnywhereAround(index)
    else {
      return false
    }
    var ancestor = home
    var seen: Set<String> = []
    while seen.insert(ancestor).inserted, let parent = declarations.parents[ancestor] {
      ancestor = parent
    }
    let views = [
      "View", "Control", "Button", "Label", "Cell", "Field", "Switch", "Slider", "Window",
    ]
    return !views.contains { ancestor.hasSuffix($0) }
  }

  /// The name of the class in whose methods token `index` is, however deep in braces.
  private func classAnywhereAround(_ index: Int) -> String? {
    var depth = 0
    for place in tokens[..<index].indices.reversed() {
      if isToken(place, "}") { depth += 1 }
      guard isToken(place, "{") else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      depth = 0
      if let home = classAround(place + 1) { return home }
    }
    return nil
  }

  /// The first property of the key path that a call of `observe` begins with; nil: there is none.
  private func observedPath(_ index: Int) -> String? {
    guard isToken(index + 1, "("), isToken(index + 2, "\\") else { return nil }
    // `\.progress`, `\Self.progress`, `\Model.state.progress`
    return tokens[(index + 3)...].prefix { $0.kind == .word || $0.text == "." }
      .first { $0.kind == .word && $0.text.first?.isLowercase == true }?.text
  }
}
