/// The size of a picture, in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension PixelSize: CustomStringConvertible {
  /// The size as people write it: `1170×2532`.
  public var description: String { "\(width)×\(height)" }
}
