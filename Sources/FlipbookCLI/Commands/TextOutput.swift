import Files
import Flipbook

/// A text that a command writes: to a file, or to standard output for `-`.
enum TextOutput {
  /// Writes `text` to the file at `path`, or to standard output for `-`.
  static func write(_ text: String, to path: String, _ console: Console) throws(Failure) {
    guard path != "-" else { return try console.result(text) }
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }
}
