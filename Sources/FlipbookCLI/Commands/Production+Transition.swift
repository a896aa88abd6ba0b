import Documents
import Files
import Flipbook
import Foundation

extension Production {
  /// Prepares a transition of the catalogue between two pictures.
  init(transition id: String, _ invocation: Invocation, _ pictures: PictureReader) throws {
    try invocation.refuse([.assets], for: "a transition")
    let entry = try CatalogueEntry.named(id)
    let settings = try TransitionSettings(entry, invocation)
    let rate = try invocation.hasRate ? invocation.frameRate : .standard
    let fit = try invocation.pictureFit
    let trigger = try invocation.trigger(of: entry)
    let gestured = try invocation.gestureTrace
    let gesture = gestured?.trace
    if gesture != nil, settings.timing != .linear {
      throw Failure.usage(
        "the finger says how time goes by", "leave --timing out, or --gesture")
    }

    for option in [Option.from, .to] where !invocation.has(option) {
      throw Failure.usage(
        "\(id) needs \(option.spelling)", "name a picture after \(option.spelling)")
    }
    let paths = [invocation[.from] ?? "", invocation[.to] ?? ""]
    guard paths != ["-", "-"] else {
      throw Failure.usage("standard input cannot be both screens", "name a file for one of them")
    }
    let limits = try invocation.limits
    let match = ColorMatch(try paths.map { try pictures.read($0, limits: limits) })
    let scale = try invocation.scale(ofPicturesAt: paths)
    let canvas = try CanvasSize.asked(invocation, scale: scale, first: match.images[0])
    let background = try invocation.givenBackground ?? .black
    let behind = ColorConversion(from: .sRGB, to: match.profile).convert(background)

    var screenPictures: [Picture] = []
    var inputs: [Manifest.Input] = []
    for (index, image) in match.images.enumerated() {
      let picture = Picture(Bitmap(image))
      if let fit {
        screenPictures.append(fit.picture(picture, filling: canvas, background: behind))
      } else if image.width != canvas.width || image.height != canvas.height {
        throw Failure(
          .usage,
          "\(paths[index]) has \(image.size) pixels and the screen "
            + "\(canvas.width)×\(canvas.height)",
          "use pictures of one size, or add --fit cover, contain or stretch")
      } else {
        screenPictures.append(picture)
      }
      inputs.append(
        Manifest.Input(
          role: ["from", "to"][index],
          file: paths[index] == "-" ? "-" : PathParts(paths[index]).name,
          width: image.width, height: image.height, pixelHash: PixelHash(image).description))
    }
    let values = try settings.values(in: canvas.points)
    let hints = settings.hints + [pictures.hint(canvas, invocation)].compactMap { $0 }
    let screens = ScreenPair(from: screenPictures[0], to: screenPictures[1], profile: match.profile)
    self.init(
      subject: Manifest.Subject(
        transition: id, parameters: settings.parameters + invocation.staging,
        timing: settings.timing.description,
        documents: [gestured?.document].compactMap { $0 }),
      inputs: inputs, canvas: canvas, background: background, profile: match.profile, rate: rate,
      timing: settings.timing
    ) {
      TransitionPerformance(
        entry, values, between: screens, on: canvas, background: background, trigger: trigger,
        gesture: gesture)
    }
    self.hints = hints
    if let text = invocation[.gesture] {
      let finger = FingerDescription(entry, by: trigger ?? entry.trigger, with: values)
      unbegun = .usage(
        "--gesture \(text) did not begin \(id)",
        "a finger \(finger.predicate); such as "
          + "--gesture \"\(finger.example(in: canvas.points))\"")
    }
    sources = paths + [invocation[.gesture] ?? ""].filter { $0.hasSuffix(".json") }
    lint = {
      TransitionLint(
        of: entry, by: trigger ?? entry.trigger,
        driving: gesture == nil ? .possible : .intended, on: canvas
      )
      .findings { interaction in
        TransitionStage(
          entry, values, between: screens, on: canvas, trigger: trigger, interaction: interaction)
      }
    }
  }
}

extension CanvasSize {
  /// The canvas that a command line asks for, or else that of the first picture.
  static func asked(
    _ invocation: Invocation, scale: Double, first: StraightImage
  ) throws(Failure) -> CanvasSize {
    let size = try invocation.givenSize
    let limit = try invocation.limits.pixelCount
    let canvas =
      size.map { CanvasSize(points: $0, scale: scale, limit: limit) }
      ?? CanvasSize(width: first.width, height: first.height, scale: scale, limit: limit)
    guard let canvas else {
      throw .usage(
        "a screen of that size has more than \(limit) pixels, or none",
        "use another --size or --scale, or allow more with --limit-pixels")
    }
    return canvas
  }
}

extension Invocation {
  /// Whether the command knows a frame rate.
  var hasRate: Bool { command.options.contains { $0.name == Option.rate.name } }
}
