/// A rectangle of premultiplied pixels, row by row from the top left, without padding.
public struct Bitmap: Sendable, Hashable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// `width × height` pixels.
  public var pixels: [Pixel]

  /// Creates a bitmap of one colour.
  ///
  /// - Precondition: Neither side is negative.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// Creates a bitmap that holds `pixels`.
  ///
  /// - Precondition: There are `width × height` of them.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(pixels.count == width * height, "a bitmap has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
