import Files
import Flipbook

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
