import Documents
import Flipbook

extension Failure {
  /// A wish for a transition cannot be met.
  package init(_ error: CatalogueError) {
    switch error {
    case .unknownTransition(let id, let known):
      self.init(
        .usage, "there is no transition \"\(id)\"", Self.suggestion(for: id, among: known))
    case .unknownParameter(let name, let transition, let known):
      self.init(
        .usage, "\(transition) has no parameter \"\(name)\"",
        Spelling.suggestion(for: name, among: known)
          .map { "did you mean \($0)?" } ?? "flipbook describe \(transition) lists them")
    case .unreadableValue(let parameter, let text):
      self.init(
        .usage, "\"\(text)\" is no value of \(parameter.name)",
        "write \(parameter.kind.sentence)")
    case .valueOutOfRange(let parameter, let value):
      self.init(
        .usage, "\(JSONNumber(value).literal) is no value of \(parameter.name)",
        "write \(parameter.kind.sentence)")
    }
  }

  /// What may have been meant by the name of a transition: one that is spelt nearly so, or those that
  /// have the word in their names, or else in what they show.
  private static func suggestion(for id: String, among known: [String]) -> String {
    let word = id.lowercased()
    var found = known.filter { $0.split(separator: "-").contains { $0 == word } }
    if word.count > 2 {
      let named = known.filter { $0.contains(word) }
      let shown = Catalogue.entries.filter { $0.words.contains(word) }.map(\.id)
      found += (named + shown).filter { !found.contains($0) }
    }
    if found.isEmpty { found = [Spelling.suggestion(for: id, among: known)].compactMap { $0 } }
    guard !found.isEmpty else { return "flipbook list shows them" }
    found = found.enumerated().filter { found.firstIndex(of: $1) == $0 }.map(\.element)
    let more = found.count > 6 ? "; flipbook list shows them all" : ""
    return "did you mean \(Array(found.prefix(6)).listed)?\(more)"
  }
}

extension Catalogue.Entry {
  /// The words of what it shows, in small letters.
  fileprivate var words: [String] {
    summary.lowercased().split { !$0.isLetter }.map(String.init)
  }
}

extension Catalogue.Parameter.Kind {
  /// What values there are, in words.
  package var sentence: String {
    switch self {
    case .number(let range, let unit):
      "a number from \(JSONNumber(range.lowerBound).literal) to "
        + JSONNumber(range.upperBound).literal + (unit.isEmpty ? "" : " (\(unit))")
    case .choice(let words): words.joined(separator: " or ")
    case .color: "a colour such as #1c1c1e, black, white or clear"
    case .point: "a point x,y, in points or parts of the screen such as 0.5W,0.5H"
    case .rect: "a rectangle x,y,width,height, in points or parts of the screen such as 0,H-50,W,50"
    }
  }
}
