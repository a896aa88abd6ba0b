import Documents
import Flipbook

/// Reads pictures, and remembers the last few: the renders of a batch often have the same screens.
@MainActor
final class PictureReader {
  private var hasHinted = false
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

  /// What to say of screenshots that were taken for ones of one pixel to a point, as nobody has said
  /// another scale, but have the pixels of a device's screen: once.
  func hint(_ canvas: CanvasSize, _ invocation: Invocation) -> String? {
    guard !hasHinted, canvas.scale == 1, !invocation.has(.scale), !invocation.has(.size),
      let screen = DeviceScreen.showing(width: canvas.width, height: canvas.height)
    else { return nil }
    hasHinted = true
    let scale = JSONNumber(screen.scale).literal
    return "\(canvas.width)×\(canvas.height) is the size of \(screen.name), \(scale) pixels to a "
      + "point: --scale \(scale) draws radii and perspective as there"
  }
}
