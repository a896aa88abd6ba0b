import Documents
import Files
import Flipbook
import Foundation

extension Option {
  package static let previewRate = Option(
    "fps", value: "rate", standard: "the manifest's, else 60",
    "Frames a second, as a number or a fraction such as 30000/1001.")
  package static let heading = Option(
    "title", value: "text", standard: "what was rendered, else the name of the frames",
    "The page's heading.")
  package static let pageLimit = Option(
    "embed", value: "megabytes", standard: "64",
    "How much of the pictures the page holds itself; what is beyond goes into a folder beside it.")
}

extension Command {
  /// `flipbook preview`.
  package static let preview = Command(
    "preview", "Make a page to look at frames: play, scrub, compare, see every pixel.",
    discussion: """
      The page is one HTML file that opens from disk and asks for nothing from anywhere. Press ? in \
      it for its keys. Where there is a manifest, times and the render command come from it.
      """,
    examples: [
      Example("a page", "flipbook preview frames/ -o page.html"),
      Example("every second frame", "flipbook preview frames/ -o page.html --frames 0-60:2"),
    ],
    arguments: [
      Argument(
        "frames", "The directory that holds the frames, its manifest, an animated PNG or a picture."
      )
    ],
    options: [.output.required(), .frames, .previewRate, .heading, .pageLimit]
      + Option.animationLimits
  ) { invocation, console in
    let path = invocation.required(argument: "frames")
    let output = invocation[.output] ?? ""
    guard output != "-" else {
      throw Failure.usage("a page may have a folder beside it", "name a file after -o")
    }
    let sequence = try PreviewSequence(at: path, limits: invocation.limits)
    let names = try invocation.selection.indices(below: sequence.names.count)
      .map { sequence.names[$0] }
    guard !names.isEmpty else {
      throw Failure.usage(
        "--frames \(invocation[.frames] ?? "") names none of the \(sequence.names.count) frames")
    }
    try PictureOutput.protect(sequence.files, from: output)
    let given = try invocation.value(
      of: .previewRate, expected: "a rate from above 0 to 1000, such as 60 or 30000/1001"
    ) { FrameRate(parsing: $0) == nil ? nil : $0 }
    var page = PreviewPage(
      title: invocation[.heading] ?? sequence.title, names: names,
      timing: given == nil
        ? sequence.timing(of: names) : sequence.manifest.timing(of: names, rate: given))
    page.notes = sequence.manifest.warnings
    if !sequence.isAnimation {
      page.commands = sequence.manifest.commands(
        for: sequence.names, in: sequence.directory, rate: page.timing.rate ?? "60")
    }
    page.pictureLimit = try 1_000_000 * (invocation.count(.pageLimit, in: 0...1000) ?? 64)
    do {
      var supply = sequence.supply
      try page.write(to: output) { try sequence.image(of: names[$0], &supply) }
    } catch let error as FileError {
      throw Failure(error)
    }
    let size = PageSize(ofFile: output).words.map { ": \($0)" } ?? ""
    console.note("\(names.count == 1 ? "1 frame" : "\(names.count) frames") in \(output)\(size)")
    return .done
  }
}

/// The frames that a command line names: a directory, a manifest, an animation, or one picture.
private struct PreviewSequence {
  /// Where the frames are; empty for the current directory.
  let directory: String
  /// The frames' names there.
  let names: [String]
  /// What the manifest says, if there is one.
  let manifest: SequenceManifest
  private let source: String
  private let manifestPath: String
  private let animation: AnimatedPNG?
  private let stored: StoredSequence?
  private let limits: ImageLimits

  init(at path: String, limits: ImageLimits) throws(Failure) {
    self.limits = limits
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard !exists || isDirectory.boolValue else {
      directory = PathParts(path).directory
      let isManifest = path.lowercased().hasSuffix(".json")
      manifestPath = isManifest ? path : ""
      manifest = SequenceManifest(isManifest ? try Self.manifest(path) : nil)
      animation = isManifest || !exists ? nil : try Self.animation(path, limits)
      stored = animation.map { StoredSequence($0, path: path, limits: limits) }
      names =
        stored?.frames.map(\.name)
        ?? (isManifest ? manifest.names : [PathParts(path).name])
      source = path
      guard !names.isEmpty else {
        throw Failure(
          .malformedInput, "\(path) lists no frames", "name a manifest that 'render' wrote")
      }
      return
    }
    let folder = try PictureFolder.named(path)
    directory = path
    source = path
    animation = nil
    stored = nil
    names = folder.names
    manifestPath = "\(path)/\(Manifest.fileName)"
    let hasManifest = FileManager.default.fileExists(atPath: manifestPath)
    manifest = SequenceManifest(hasManifest ? try Self.manifest(manifestPath) : nil)
  }

  /// What the page is about.
  var title: String {
    if isAnimation { return PathParts(source).name }
    return manifest.subject
      ?? (directory.isEmpty || names.count == 1
        ? names[0] : PathParts(directory).name)
  }

  /// Everything that is read.
  var files: [String] {
    isAnimation ? [source] : names.map(path) + (manifestPath.isEmpty ? [] : [manifestPath])
  }

  /// The path of a frame.
  func path(of name: String) -> String {
    directory.isEmpty ? name : (directory as NSString).appendingPathComponent(name)
  }

  /// Whether all frames are in one file.
  var isAnimation: Bool { animation != nil }

  /// When frames show: as the animation says, or the manifest.
  func timing(of names: [String]) -> PageTiming {
    guard let animation, let stored else { return manifest.timing(of: names) }
    let wanted = Set(names)
    var (now, times, delays): (Double, [Double], [Double]) = (0, [], [])
    for (frame, drawn) in zip(stored.frames, animation.frames) {
      let delay = Double(drawn.delay.numerator) / Double(drawn.delay.denominator)
      if wanted.contains(frame.name) {
        times.append(now)
        delays.append(delay)
      }
      now += delay
    }
    return PageTiming(times: times, delays: delays)
  }

  /// What the frames of an animation are drawn by; nil where frames are files.
  var supply: FrameSupply? { stored.map { FrameSupply(of: $0) } }

  /// Reads or draws a frame.
  func image(of name: String, _ supply: inout FrameSupply?) throws(Failure) -> StraightImage {
    guard let frame = stored?.frames.first(where: { $0.name == name }),
      let reading = supply?.evidence(of: frame).read?()
    else { return try PictureSource.read(path(of: name), limits: limits) }
    switch reading {
    case .success(let image): return image
    case .failure(let error): throw Failure(error)
    }
  }

  private static func animation(
    _ path: String, _ limits: ImageLimits
  ) throws(Failure) -> AnimatedPNG? {
    do {
      return try ImageReader(limits: limits).readAnimation(path: path)
    } catch {
      throw Failure(error)
    }
  }

  private static func manifest(_ path: String) throws(Failure) -> JSONValue {
    do {
      return try DocumentNode(
        reading: AtomicFile.read(path, limit: 64 << 20), document: path
      ).value
    } catch let error as FileError {
      throw Failure(error)
    } catch {
      throw Failure(.malformedInput, "\(error)")
    }
  }
}
