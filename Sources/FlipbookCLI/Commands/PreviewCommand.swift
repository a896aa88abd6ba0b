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
      Argument("frames", "The directory that holds the frames, its manifest, or a picture.")
    ],
    options: [.output.required(), .frames, .previewRate, .heading, .pageLimit]
  ) { invocation, console in
    let path = invocation.required(argument: "frames")
    let output = invocation[.output] ?? ""
    guard output != "-" else {
      throw Failure.usage("a page may have a folder beside it", "name a file after -o")
    }
    let sequence = try PreviewSequence(at: path)
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
      timing: sequence.manifest.timing(of: names, rate: given))
    page.notes = sequence.manifest.warnings
    page.commands = sequence.manifest.commands(
      for: sequence.names, in: sequence.directory, rate: page.timing.rate ?? "60")
    page.pictureLimit = try 1_000_000 * (invocation.count(.pageLimit, in: 0...1000) ?? 64)
    do {
      try page.write(to: output) { index in
        try PictureSource.read(sequence.path(of: names[index]))
      }
    } catch let error as FileError {
      throw Failure(error)
    }
    console.note("\(names.count == 1 ? "1 frame" : "\(names.count) frames") in \(output)")
    return .done
  }
}

/// The frames that a command line names: a directory, a manifest, or one picture.
private struct PreviewSequence {
  /// Where the frames are; empty for the current directory.
  let directory: String
  /// The frames' names there.
  let names: [String]
  /// What the manifest says, if there is one.
  let manifest: SequenceManifest
  private let manifestPath: String

  init(at path: String) throws(Failure) {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard !exists || isDirectory.boolValue else {
      directory = PathParts(path).directory
      let isManifest = path.lowercased().hasSuffix(".json")
      manifestPath = isManifest ? path : ""
      manifest = SequenceManifest(isManifest ? try Self.manifest(path) : nil)
      names = isManifest ? manifest.names : [(path as NSString).lastPathComponent]
      guard !names.isEmpty else {
        throw Failure(
          .malformedInput, "\(path) lists no frames", "name a manifest that 'render' wrote")
      }
      return
    }
    let folder = try PictureFolder.named(path)
    directory = path
    names = folder.names
    manifestPath = "\(path)/\(Manifest.fileName)"
    let hasManifest = FileManager.default.fileExists(atPath: manifestPath)
    manifest = SequenceManifest(hasManifest ? try Self.manifest(manifestPath) : nil)
  }

  /// What the page is about.
  var title: String {
    manifest.subject
      ?? (directory.isEmpty || names.count == 1
        ? names[0] : (directory as NSString).lastPathComponent)
  }

  /// Everything that is read.
  var files: [String] { names.map(path) + (manifestPath.isEmpty ? [] : [manifestPath]) }

  /// The path of a frame.
  func path(of name: String) -> String {
    directory.isEmpty ? name : (directory as NSString).appendingPathComponent(name)
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
