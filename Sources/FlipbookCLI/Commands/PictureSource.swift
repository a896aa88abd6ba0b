import Flipbook

/// A picture that a command line names: a file, or `-` for standard input.
package enum PictureSource {
  /// Reads the picture at `path`.
  package static func read(_ path: String) throws(Failure) -> StraightImage {
    do {
      return path == "-"
        ? try ImageReader().readStandardInput() : try ImageReader().read(path: path)
    } catch {
      throw Failure(error)
    }
  }
}
