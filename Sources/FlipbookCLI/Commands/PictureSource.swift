import Flipbook

/// A picture that a command line names: a file, or `-` for standard input.
package enum PictureSource {
  /// Reads the picture at `path`, within some limits.
  package static func read(
    _ path: String, limits: ImageLimits = ImageLimits()
  ) throws(Failure) -> StraightImage {
    let reader = ImageReader(limits: limits)
    do {
      return path == "-" ? try reader.readStandardInput() : try reader.read(path: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Returns the bytes of the file at `path`.
  static func bytes(
    _ path: String, limits: ImageLimits = ImageLimits()
  ) throws(ImageReadingError) -> [UInt8] {
    let limit = limits.fileByteCount
    return path == "-"
      ? try InputBytes(descriptor: 0, name: "-", limit: limit).bytes
      : try InputBytes(path: path, limit: limit).bytes
  }

  /// Reads a picture from the bytes of its file, which errors call `path`.
  static func read(
    _ bytes: [UInt8], from path: String, limits: ImageLimits = ImageLimits()
  ) throws(ImageReadingError) -> StraightImage {
    do {
      return try ImageReader(limits: limits).read(bytes: bytes)
    } catch {
      throw ImageReadingError(error.fault, at: error.place, in: path)
    }
  }
}
