import Documents
import Flipbook

/// A document that a schema is about.
private enum SchemaSubject: String, CaseIterable {
  case scene
  case batch
  case gesture
  case comparison
  case golden

  /// The names, as the help and refusals list them.
  static let names = allCases.map(\.rawValue)

  var text: String {
    switch self {
    case .scene: SceneSchema.text
    case .batch: BatchSchema.text
    case .gesture: GestureSchema.text
    case .comparison: GoldenSchemas.comparison
    case .golden: GoldenSchemas.golden
    }
  }
}

extension Command {
  /// `flipbook schema`.
  package static let schema = Command(
    "schema", "Print the JSON Schema of scene documents, or of another document.",
    discussion: """
      Editors that know JSON Schema complete keys and mark mistakes when they are shown where it \
      lies. `flipbook render` and `flipbook still` read scenes and, with --gesture, gestures, and \
      `flipbook render` batches; `flipbook compare` prints comparisons with --json, and reads and \
      writes golden documents.
      """,
    examples: [
      Example("that of scenes", "flipbook schema"),
      Example("that of batches", "flipbook schema batch"),
      Example("that of the files of --gesture", "flipbook schema gesture"),
      Example("the keys of an animation", "flipbook schema | jq '.[\"$defs\"].animation'"),
      Example("what compare --json prints", "flipbook schema comparison"),
    ],
    arguments: [
      Argument(
        "document", choices: SchemaSubject.names, presence: .optional,
        "Which document: \(SchemaSubject.names.listed); scene if nothing is named.")
    ]
  ) { invocation, console in
    let name = invocation[argument: "document"] ?? SchemaSubject.scene.rawValue
    guard let subject = SchemaSubject(rawValue: name) else {
      throw Failure.usage(
        "there is no schema of \"\(name)\"",
        Spelling.suggestion(for: name, among: SchemaSubject.names).map { "did you mean \($0)?" }
          ?? "write \(SchemaSubject.names.listed)")
    }
    try console.result(subject.text)
    return .done
  }
}
