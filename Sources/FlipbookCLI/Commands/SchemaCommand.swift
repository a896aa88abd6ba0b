import Documents
import Flipbook

extension Command {
  /// `flipbook schema`.
  package static let schema = Command(
    "schema", "Print the JSON Schema of scene documents or of batches.",
    discussion: """
      Editors that know JSON Schema complete keys and mark mistakes when they are shown where it \
      lies. `flipbook render` reads the documents, and `flipbook still` scenes.
      """,
    examples: [
      Example("that of scenes", "flipbook schema"),
      Example("that of batches", "flipbook schema batch"),
      Example("the keys of an animation", "flipbook schema | jq '.[\"$defs\"].animation'"),
    ],
    arguments: [
      Argument(
        "document", choices: ["scene", "batch"], presence: .optional,
        "What to describe: scene or batch (default: scene).")
    ]
  ) { invocation, console in
    switch invocation[argument: "document"] ?? "scene" {
    case "scene": try console.result(SceneSchema.text)
    case "batch": try console.result(BatchSchema.text)
    case let other:
      throw Failure.usage(
        "there is no schema of \"\(other)\"",
        Spelling.suggestion(for: other, among: ["scene", "batch"])
          .map { "did you mean \($0)?" } ?? "write scene or batch")
    }
    return .done
  }
}
