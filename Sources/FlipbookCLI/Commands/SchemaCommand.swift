import Documents
import Flipbook

/// A document that a schema is about.
private enum SchemaSubject: String, CaseIterable {
  case scene
  case batch
  case comparison
  case golden

  var text: String {
    switch self {
    case .scene: SceneSchema.text
    case .batch: BatchSchema.text
    case .comparison: GoldenSchemas.comparison
    case .golden: GoldenSchemas.golden
    }
  }
}

extension Command {
  /// `flipbook schema`.
  package static let schema = Command(
    "schema", "Print the JSON Schema of scene documents or of other documents.",
    discussion: """
      Editors that know JSON Schema complete keys and mark mistakes when they are shown where it \
      lies. `flipbook render` reads scenes and batches, `flipbook still` scenes; `flipbook compare` \
      prints comparisons with --json, and reads and writes golden documents.
      """,
    examples: [
      Example("that of scenes", "flipbook schema"),
      Example("that of batches", "flipbook schema batch"),
      Example("the keys of an animation", "flipbook schema | jq '.[\"$defs\"].animation'"),
      Example("what compare --json prints", "flipbook schema comparison"),
    ],
    arguments: [
      Argument(
        "document", choices: SchemaSubject.allCases.map(\.rawValue), presence: .optional,
        "Which document: scene, batch, comparison or golden (default: scene).")
    ]
  ) { invocation, console in
    let name = invocation[argument: "document"] ?? SchemaSubject.scene.rawValue
    let subject = try SchemaSubject.allCases.first { $0.rawValue == name }
      .orFailure(named: name)
    try console.result(subject.text)
    return .done
  }
}

extension SchemaSubject? {
  /// The subject, if there is one of that name.
  fileprivate func orFailure(named name: String) throws(Failure) -> SchemaSubject {
    guard let subject = self else {
      let words = SchemaSubject.allCases.map(\.rawValue)
      throw .usage(
        "there is no schema of \"\(name)\"",
        Spelling.suggestion(for: name, among: words).map { "did you mean \($0)?" }
          ?? "write scene, batch, comparison or golden")
    }
    return subject
  }
}
