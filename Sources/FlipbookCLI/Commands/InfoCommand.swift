import Flipbook

extension Command {
  /// `flipbook info`.
  package static let info = Command(
    "info", "Show what a picture holds: its size, its colours, its pixel hash.",
    discussion: """
      The pixel hash is that of the decoded pixels, as manifests have it: XXH3-128 over the width, \
      the height and the digests of blocks of 64 rows of straight RGBA, with colours counted as 0 \
      where alpha is 0. Of an animated PNG it is that of the picture that programs without animation \
      show; with --json, that of every frame is told as well.
      """,
    examples: [
      Example("what a screenshot is", "flipbook info home@3x.png"),
      Example("only the hash", "flipbook info --json home@3x.png | jq -r .pixelHash"),
    ],
    arguments: [Argument("picture", "The picture, or - for standard input.")],
    options: [.json] + Option.animationLimits
  ) { invocation, console in
    let path = invocation.required(argument: "picture")
    do {
      let limits = try invocation.limits
      let bytes = try PictureSource.bytes(path, limits: limits)
      let animation = try ImageReader(limits: limits).readAnimation(bytes: bytes, from: path)
      var facts = PictureDescription(
        of: try PictureSource.read(bytes, from: path, limits: limits), at: path)
      if let animation {
        try facts.add(animation, frames: invocation.has(.json) ? .described : .counted)
      }
      try console.result(invocation.has(.json) ? facts.json : facts.text)
    } catch let error as ImageReadingError {
      throw Failure(error)
    }
    return .done
  }
}
