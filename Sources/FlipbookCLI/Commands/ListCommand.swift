import Documents
import Flipbook

extension Command {
  /// `flipbook list`.
  package static let list = Command(
    "list", "List the transitions of the catalogue.",
    examples: [
      Example("all of them", "flipbook list"),
      Example("only their names", "flipbook list --json | jq -r '.[].id'"),
    ],
    options: [.json]
  ) { invocation, console in
    guard !invocation.has(.json) else {
      let entries = Catalogue.entries.map { entry -> JSONValue in
        [
          "id": .string(entry.id), "title": .string(entry.title),
          "family": .string(entry.family.rawValue), "summary": .string(entry.summary),
          "triggers": .array(entry.triggers.map { .string($0.rawValue) }),
          "finger": .array(entry.triggers.map { FingerDescription(entry, by: $0).json }),
          "duration": .number(entry.standardDuration),
        ]
      }
      try console.result(JSONWriter().text(of: .array(entries)))
      return .done
    }
    for line in lines { try console.result(line) }
    return .done
  }
}

extension Command {
  /// The entries, family by family: what they are called, what they show, and the changes of screens
  /// that they animate.
  private static var lines: [String] {
    let width = Catalogue.entries.map(\.id.count).max() ?? 0
    let summaryWidth = Catalogue.entries.map(\.summary.count).max() ?? 0
    var lines: [String] = []
    var family: Catalogue.Entry.Family?
    for entry in Catalogue.entries {
      if entry.family != family {
        if family != nil { lines.append("") }
        lines.append(entry.family.rawValue)
        family = entry.family
      }
      lines.append(
        "  \(entry.id.padded(to: width))  \(entry.summary.padded(to: summaryWidth))  "
          + entry.triggers.map(\.rawValue).joined(separator: ", "))
    }
    return lines
  }
}

extension String {
  /// The text with spaces behind it up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
