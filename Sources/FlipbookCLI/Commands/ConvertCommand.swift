import Flipbook

extension Option {
  package static let preset = Option(
    "preset", value: "name", choices: PNGOptions.Preset.allCases.map(\.rawValue), standard: "fast",
    "How hard to compress a PNG: fast, default or small.")
  package static let convertFormat = Option(
    "format", value: "name", choices: ["png", "rgba"], standard: "png",
    "What to write: png, or rgba for the straight-alpha bytes, four a pixel, row by row.")
}

extension Command {
  /// `flipbook convert`.
  package static let convert = Command(
    "convert", "Write any picture that can be read as a PNG, or as its bare pixels.",
    discussion: "Pixels become 8 bits a channel and keep their colour profile; what has none is "
      + "marked sRGB.",
    examples: [
      Example(
        "a smaller file with the same pixels", "flipbook convert a.png -o b.png --preset small"),
      Example("the pixels themselves", "flipbook convert a.png -o - --format rgba | xxd | head"),
    ],
    arguments: [Argument("picture", "The picture, or - for standard input.")],
    options: [.output.required(), .convertFormat, .preset] + Option.limits
  ) { invocation, console in
    let preset = try invocation.preset
    let format =
      try invocation.value(of: .convertFormat, expected: "png or rgba") {
        ["png", "rgba"].contains($0) ? $0 : nil
      } ?? "png"
    let output = invocation[.output] ?? "-"
    let picture = invocation.required(argument: "picture")
    try PictureOutput.protect([picture], from: output)
    let image = try PictureSource.read(picture, limits: invocation.limits)
    let bytes =
      format == "rgba" ? image.pixels : try PictureOutput.png(of: image, preset: preset)
    try PictureOutput.write(bytes, to: output)
    if output != "-" { console.note("\(output): \(image.width)×\(image.height)") }
    return .done
  }
}
