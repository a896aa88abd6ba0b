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
  package static func protect(_ inputs: [String], from output: String) throws(Failure) {
    for input in inputs where output != "-" && identity(of: input) != nil {
      guard identity(of: input) == identity(of: output) else { continue }
      throw Failure(
        .cannotCreate, "\(output) is what was read, and would be lost",
        "give --output another name")
    }
  }

  /// What tells the file that a path leads to from all others; nil if there is none.
  private static func identity(of path: String) -> [UInt64]? {
    var facts = stat()
    return stat(path, &facts) == 0 ? [UInt64(facts.st_dev), UInt64(facts.st_ino)] : nil
  }

  /// Writes bytes to the file at `path`, or to standard output for `-`.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard path == "-" else {
      do {
        try AtomicFile.write(bytes, to: path)
      } catch {
        throw Failure(error)
      }
      return
    }
    guard !Console.isTerminal(.output) else {
      throw .usage(
        "standard output is a terminal, which pixels are no good for",
        "name a file after -o, or pipe the output on")
    }
    guard Console.write(bytes, to: .output) else {
      throw Failure(.cannotWrite, "standard output cannot be written")
    }
  }
}
