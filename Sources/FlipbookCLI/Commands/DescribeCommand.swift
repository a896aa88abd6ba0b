import Documents
import Flipbook

extension Command {
  /// `flipbook describe`.
  package static let describe = Command(
    "describe", "Describe a transition: what it shows, what a finger does, what --set takes.",
    discussion: """
      The JSON Schema is that of an object of parameters; what a finger does is in its "x-finger", \
      one object for each change of screens.
      """,
    examples: [
      Example("what can be set", "flipbook describe circle-reveal"),
      Example("the same as a JSON Schema", "flipbook describe circle-reveal --json"),
    ],
    arguments: [Argument("name", "The transition, as 'flipbook list' names it.")],
    options: [.json]
  ) { invocation, console in
    let entry = try CatalogueEntry.named(invocation.required(argument: "name"))
    let description = EntryDescription(entry)
    try console.result(invocation.has(.json) ? description.schema : description.text)
    return .done
  }
}

/// A transition, for people and as a schema.
private struct EntryDescription {
  private let entry: Catalogue.Entry

  init(_ entry: Catalogue.Entry) {
    self.entry = entry
  }

  /// What it is, and a line or two a parameter.
  var text: String {
    var lines = [
      "\(entry.title) (\(entry.id))", "", "\(entry.summary).", "",
      "triggers     " + entry.triggers.map(\.rawValue).joined(separator: ", "),
      "first frame  \(Self.sentence(of: entry.opening))",
      "last frame   \(Self.sentence(of: entry.closing))",
    ]
    for (place, line) in FingerDescription.lines(of: entry).enumerated() {
      lines.append((place == 0 ? "a finger     " : "             ") + line)
    }
    lines += ["", entry.parameters.isEmpty ? "parameters   none" : "parameters"]
    let width = entry.parameters.map(\.name.count).max() ?? 0
    for parameter in entry.parameters {
      let padding = String(repeating: " ", count: width - parameter.name.count)
      lines.append("  \(parameter.name)\(padding)  \(parameter.summary)")
      lines.append(
        "  " + String(repeating: " ", count: width)
          + "  \(parameter.kind.sentence) (default: \(parameter.standard))")
    }
    return lines.joined(separator: "\n")
  }

  /// What a frame at an end shows, in words.
  private static func sentence(of frame: Catalogue.Entry.FrameRule) -> String {
    switch frame {
    case .outgoing: "the outgoing screen"
    case .incoming: "the incoming screen"
    case .other: "neither screen alone: the motion has begun, or has not ended"
    }
  }

  /// A JSON Schema (draft 2020-12) of an object of parameters.
  var schema: String {
    let properties = entry.parameters.map { ($0.name, Self.schema(of: $0)) }
    return JSONWriter().text(
      of: .object([
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", .string(entry.id)), ("description", .string(entry.summary)),
        ("type", "object"), ("additionalProperties", false),
        ("properties", .object(properties)),
        (
          "x-finger",
          .array(entry.triggers.map { FingerDescription(entry, by: $0).json })
        ),
      ]))
  }

  private static func schema(of parameter: Catalogue.Parameter) -> JSONValue {
    var members: [(String, JSONValue)] = [("description", .string(parameter.summary))]
    switch parameter.kind {
    case .number(let range, _):
      members += [
        ("type", "number"), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .choice(let words): members.append(("enum", .array(words.map { .string($0) })))
    case .color, .point, .rect: members.append(("type", "string"))
    }
    members.append(("default", TransitionSettings.json(parameter.standard)))
    return .object(members)
  }
}
