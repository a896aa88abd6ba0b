import Documents
import Flipbook

extension Failure {
  /// A wish for a transition cannot be met.
  package init(_ error: CatalogueError) {
    switch error {
    case .unknownTransition(let id, let known):
      self.init(
        .usage, "there is no transition \"\(id)\"",
        Spelling.suggestion(for: id, among: known)
          .map { "did you mean \($0)?" } ?? "flipbook list shows them")
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
        .usage, "\(value) is no value of \(parameter.name)", "write \(parameter.kind.sentence)")
    }
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
    case .point: "a point x,y, in points or parts of W and H"
    case .rect: "a rectangle x,y,width,height, in points or parts of W and H"
    }
  }
}
