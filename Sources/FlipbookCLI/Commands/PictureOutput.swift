import Files
import Flipbook
import Foundation

/// A picture that a command writes: to a file, or to standard output for `-`.
package enum PictureOutput {
  /// Returns a picture as a PNG file.
  package static func png(
    of image: StraightImage, preset: PNGOptions.Preset = .fast, scale: Double = 1
  ) throws(Failure) -> [UInt8] {
    var options = PNGOptions()
    options.preset = preset
    options.scale = scale
    options.software = RendererVersion.current.software
    do {
      return try PNGEncoder.encode(image, options: options)
    } catch {
      throw Failure(.malformedInput, "a picture of \(image.width)×\(image.height) is no PNG")
    }
  }

  /// Refuses to write where one of the inputs is, under this name or another.
  package static func protect(
    _ inputs: [String], from output: String, of option: Option = .output
  ) throws(Failure) {
    try PictureSuffix.refuse(output, making: .picture)
    for input in inputs where output != "-" {
      guard let read = FileIdentity(of: input), read == FileIdentity(of: output) else { continue }
      throw Failure(
        .cannotCreate, "\(output) is what was read, and would be lost",
        "give \(option.spelling) another name")
    }
  }

  /// Refuses to write frames into a directory that holds one of the inputs.
  ///
  /// An input that no frame would take the place of may be there if foreign files may.
  static func protect(
    _ inputs: [String], fromFramesIn directory: String,
    _ foreignFiles: OutputDirectory.ForeignFiles
  ) throws(Failure) {
    guard let target = FileIdentity(of: directory) else { return }
    for input in inputs {
      for path in [input, (input as NSString).resolvingSymlinksInPath] {
        let folder = PathParts(path).directory
        let name = PathParts(path).name
        guard FileIdentity(of: folder.isEmpty ? "." : folder) == target else { continue }
        if FrameNaming.isFrameName(name) || name == Manifest.fileName {
          throw Failure(
            .cannotCreate,
            "\(input) is in \(directory), where the frames go, and could be lost to one of them",
            "name another directory after -o")
        } else if foreignFiles == .refuse {
          throw Failure(
            .cannotCreate, "\(input) is in \(directory), which is to hold nothing but frames",
            "name another directory after -o, or write beside it with --force")
        }
      }
    }
  }

  /// Why pixels do not go to a terminal.
  static let terminalFailure = Failure.usage(
    "standard output is a terminal, which pixels are no good for",
    "name a file after -o, or pipe the output on")

  /// Writes bytes to the file at `path`, or to standard output for `-`.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard path == "-" else {
      do {
        let folder = PathParts(path).directory
        TemporaryFiles.removeAbandoned(
          in: folder.isEmpty ? "." : folder, of: PathParts(path).name)
        try AtomicFile.write(bytes, to: path)
      } catch {
        throw Failure(error)
      }
      return
    }
    guard !Console.isTerminal(.output) else { throw terminalFailure }
    try Console.output(bytes)
  }
}
