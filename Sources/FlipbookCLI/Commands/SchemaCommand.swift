import Flipbook

extension Command {
  /// `flipbook schema`.
  package static let schema = Command(
    "schema", "Print the JSON Schema of scene documents.",
    discussion: """
      Editors that know JSON Schema complete keys and mark mistakes when they are shown where it \
      lies. `flipbook render` and `flipbook still` read the documents.
      """,
    examples: [
      Example("all of it", "flipbook schema"),
      Example("the keys of an animation", "flipbook schema | jq '.[\"$defs\"].animation'"),
    ]
  ) { _, console in
    try console.result(SceneSchema.text)
    return .done
  }
}
