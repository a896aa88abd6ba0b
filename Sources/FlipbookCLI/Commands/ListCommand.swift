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
          "duration": .number(entry.standardDuration),
        ]
      }
      try console.result(JSONWriter().text(of: .array(entries)))
      return .done
    }
    let width = Catalogue.entries.map(\.id.count).max() ?? 0
    for entry in Catalogue.entries {
      let padding = String(repeating: " ", count: width - entry.id.count)
      try console.result("\(entry.id)\(padding)  \(entry.summary)")
    }
    return .done
  }
}
