extension SourceFile {
  /// Makes members that extensions give the platform's classes members of a protocol, where classes
  /// that are ported override them: only Objective-C overrides what an extension declares.
  ///
  /// `extension UIViewController { func open() }` becomes an extension of a protocol that
  /// UIViewController conforms to; the class's own member takes its place without `override`.
  mutating func portOpenExtensions(_ declarations: Declarations) {
    for index in tokens.indices where tokens[index].text == "extension" {
      guard isToken(index + 2, "{"), let close = closing(index + 2),
        let members = declarations.openMembers[tokens[index + 1].text], !members.isEmpty,
        !memberNames(between: index + 2, and: close).isDisjoint(with: members)
      else { continue }
      let name = tokens[index + 1].text
      let access = Self.accesses.contains(tokens[max(0, index - 1)].text)
      let start = tokens[access ? index - 1 : index].range.lowerBound
      let word = access ? tokens[index - 1].text + " " : ""
      let kind = "\(name)Members\(declarations.number(of: self, at: index))"
      replace(
        start..<tokens[index + 2].range.upperBound,
        by: "public protocol \(kind): AnyObject {}\n\nextension \(name): \(kind) {}\n\n"
          + "\(word)extension \(kind) where Self: \(name) {",
        because:
          "what is declared here is overridden, which takes Objective-C: a class's own member "
          + "takes the place of a protocol's")
    }
    portOpenOverrides(declarations)
  }

  private mutating func portOpenOverrides(_ declarations: Declarations) {
    let members = declarations.openMembers.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for index in tokens.indices where tokens[index].text == "override" {
      let ahead = tokens[index...].prefix(6)
      guard
        let keyword = ahead.firstIndex(where: { $0.text == "func" || $0.text == "var" }),
        tokens.indices.contains(keyword + 1), members.contains(tokens[keyword + 1].text),
        let home = classAround(index), declarations.classes.contains(home)
      else { continue }
      replace(
        tokens[index].range.lowerBound..<tokens[index + 1].range.lowerBound, by: "",
        because: "it takes the place of a protocol's member")
    }
  }

  /// The members of extensions of classes that Objective-C could override: those marked `@objc`, and
  /// all of an extension that is.
  var markedMembers: [(owner: String, members: Set<String>)] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "extension", isToken(index + 2, "{"),
        let close = closing(index + 2),
        // A protocol's extension has no types of its own.
        !tokens[index + 2..<close].contains(where: { ["struct", "enum"].contains($0.text) })
      else { return nil }
      let isMarked = tokens[max(0, index - 3)..<index].contains { $0.text.hasPrefix("@objc") }
      var members: Set<String> = []
      for place in index + 2..<close
      where tokens[place].text == "func" || tokens[place].text == "var" {
        let before = tokens[max(0, place - 4)..<place]
        guard isMarked || before.contains(where: { $0.text == "@objc" }) else { continue }
        members.insert(tokens[place + 1].text)
      }
      return members.isEmpty ? nil : (tokens[index + 1].text, members)
    }
  }
}
