import Flipbook

/// Reads pictures, and remembers the last few: the renders of a batch often have the same screens.
@MainActor
final class PictureReader {
  private var recent: [(path: String, image: StraightImage)] = []

  /// How many pictures are remembered.
  private static let depth = 4

  /// Reads the picture at `path`, within some limits; `-` is standard input, which can be read once.
  func read(_ path: String, limits: ImageLimits) throws(Failure) -> StraightImage {
    if let place = recent.firstIndex(where: { $0.path == path }) {
      let found = recent.remove(at: place)
      recent.append(found)
      return found.image
    }
    let image = try PictureSource.read(path, limits: limits)
    guard path != "-" else { return image }
    recent.append((path, image))
    if recent.count > Self.depth { recent.removeFirst() }
    return image
  }
}
