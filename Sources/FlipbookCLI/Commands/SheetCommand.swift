import Flipbook

extension Option {
  package static let columns = Option(
    "columns", value: "count", standard: "as many as make the sheet about square",
    "How many frames stand in a row.")
  package static let cellWidth = Option(
    "width", value: "pixels", standard: "195", "How wide a frame is on the sheet.")
  package static let gap = Option(
    "gap", value: "pixels", standard: "8", "The distance between frames.")
  package static let sheetBackground = Option(
    "background", value: "color", standard: "#c7c7cc",
    "What lies between frames: #rrggbb, #rrggbbaa, black, white or clear.")
}

extension Command {
  /// `flipbook sheet`.
  package static let sheet = Command(
    "sheet", "Lay the frames of a directory out on one picture.",
    examples: [
      Example("all frames", "flipbook sheet frames/ -o sheet.png"),
      Example(
        "every tenth frame, in one row",
        "flipbook sheet frames/ -o sheet.png --frames 0-60:10 --columns 7"),
    ],
    arguments: [Argument("frames", "The directory that holds the frames.")],
    options: [.output.required(), .frames, .columns, .cellWidth, .gap, .sheetBackground]
      + Option.limits
  ) { invocation, console in
    let folder = try PictureFolder.named(invocation.required(argument: "frames"))
    let names = try invocation.selection.indices(below: folder.names.count)
      .map { folder.names[$0] }
    try PictureOutput.protect(
      folder.names.map { folder.path(of: $0) }, from: invocation[.output] ?? "-")
    let columns = try invocation.count(.columns, in: 1...10_000)
    let width = try invocation.count(.cellWidth, in: 1...10_000) ?? 195
    let gap = try invocation.count(.gap, in: 0...1000) ?? 8
    guard let first = names.first else {
      throw Failure.usage(
        "--frames \(invocation[.frames] ?? "") names none of the \(folder.names.count) frames")
    }
    let limits = try invocation.limits
    let size = try PictureSource.read(folder.path(of: first), limits: limits).size
    var sheet = ContactSheet(
      frameSize: size, cellWidth: width, columns: columns ?? squareColumns(names.count, size),
      gap: gap, background: try invocation.sheetBackground)
    for name in names {
      let frame = try PictureSource.read(folder.path(of: name), limits: limits)
      guard frame.size == size else {
        throw Failure(
          .malformedInput, "\(name) has \(frame.size) pixels and the frames before it \(size)",
          "name frames of one size with --frames")
      }
      sheet.add(frame)
    }
    let image = sheet.image
    try PictureOutput.write(
      PictureOutput.png(of: image, preset: .small), to: invocation[.output] ?? "-")
    console.note("\(names.count) frames on \(image.width)×\(image.height) pixels")
    return .done
  }

  /// Returns how many columns make a sheet of `count` frames about as wide as it is high.
  private static func squareColumns(_ count: Int, _ size: PixelSize) -> Int {
    let ratio = Double(size.height) / Double(size.width)
    return max(1, Int((Double(count) * ratio).squareRoot().rounded()))
  }
}

extension Invocation {
  /// What lies between the frames of a sheet: red, green, blue, alpha.
  fileprivate var sheetBackground: [UInt8] {
    get throws(Failure) {
      let color =
        try value(
          of: .sheetBackground, expected: "a colour such as #1c1c1e, black, white or clear"
        ) { Color(spelling: $0) } ?? Color(red: 199 / 255, green: 199 / 255, blue: 204 / 255)
      return [color.red, color.green, color.blue, color.alpha].map {
        UInt8((min(max($0, 0), 1) * 255).rounded())
      }
    }
  }
}

extension StraightImage {
  /// Both sides.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
