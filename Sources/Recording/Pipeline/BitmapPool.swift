import Raster
import Synchronization

/// Bitmaps of one size that are drawn into again and again.
///
/// There are never more of them than were in use at once.
final class BitmapPool: Sendable {
  private let width: Int
  private let height: Int
  private let unused = Mutex<[Bitmap]>([])

  /// Creates a pool of bitmaps of a size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Runs `body` with a bitmap that nobody else has; what it holds is left over from before.
  func withBitmap<Result>(_ body: (inout Bitmap) throws -> Result) rethrows -> Result {
    var bitmap =
      unused.withLock { $0.popLast() } ?? Bitmap(width: width, height: height)
    defer { unused.withLock { [bitmap] in $0.append(bitmap) } }
    return try body(&bitmap)
  }
}
