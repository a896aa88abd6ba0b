/// The ends of file names that promise pictures or films of a kind that is not written.
enum PictureSuffix {
  /// What a command makes.
  enum Product: Sendable, Hashable {
    /// Frames.
    case sequence
    /// One picture.
    case picture
  }

  /// Returns what a file's name has behind its last point, in small letters; nothing if it has none.
  static func suffix(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }

  /// Refuses a name that promises what is not written, and says what makes it.
  static func refuse(_ path: String, making product: Product) throws(Failure) {
    let suffix = suffix(of: path)
    guard path != "-", let kind = kinds[suffix] else { return }
    let event = "\(path) has the name of \(kind.name), which flipbook does not write"
    switch (product, kind.isMoving) {
    case (.sequence, true):
      throw .usage(
        event,
        suffix == "gif"
          ? "render to a directory, then run scripts/gif <directory> \(path)"
          : "render to a directory or to -o <name>.y4m, and let ffmpeg make \(path) of that")
    case (.sequence, false):
      throw .usage(event, "name a directory after -o, or use flipbook still for one picture")
    case (.picture, _):
      throw .usage(event, "write a .png, and let ImageMagick make \(path) of that")
    }
  }

  /// What a suffix stands for.
  private struct Kind {
    var name: String
    var isMoving = false
  }

  private static let kinds: [String: Kind] = [
    "gif": Kind(name: "a GIF", isMoving: true), "webp": Kind(name: "a WebP", isMoving: true),
    "avif": Kind(name: "an AVIF", isMoving: true), "mp4": Kind(name: "an MP4", isMoving: true),
    "m4v": Kind(name: "an MP4", isMoving: true), "webm": Kind(name: "a WebM", isMoving: true),
    "mov": Kind(name: "a QuickTime film", isMoving: true),
    "mkv": Kind(name: "a Matroska film", isMoving: true),
    "avi": Kind(name: "an AVI", isMoving: true), "jpg": Kind(name: "a JPEG"),
    "jpeg": Kind(name: "a JPEG"), "heic": Kind(name: "an HEIC"), "jxl": Kind(name: "a JPEG XL"),
    "tif": Kind(name: "a TIFF"), "tiff": Kind(name: "a TIFF"), "bmp": Kind(name: "a BMP"),
    "svg": Kind(name: "an SVG"), "pdf": Kind(name: "a PDF"),
    "psd": Kind(name: "a Photoshop document"),
  ]
}
