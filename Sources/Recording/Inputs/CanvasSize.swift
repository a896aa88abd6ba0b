import Foundation
import Geometry

/// The size of a canvas in points, and what that comes to in pixels.
public struct CanvasSize: Sendable, Hashable {
  /// The size, in points.
  public let points: CGSize
  /// Pixels to a point.
  public let scale: Double
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// The most pixels that a canvas may have.
  public static let pixelLimit = 1 << 26

  /// Creates a canvas, or nil if it has no pixels or too many.
  public init?(points: CGSize, scale: Double) {
    guard let width = Self.pixels(points.width * scale),
      let height = Self.pixels(points.height * scale), width * height <= Self.pixelLimit
    else { return nil }
    self.points = points
    self.scale = scale
    self.width = width
    self.height = height
  }

  /// Creates the canvas of a picture of `width` by `height` pixels, or nil if that is too many.
  public init?(width: Int, height: Int, scale: Double) {
    self.init(
      points: CGSize(width: Double(width) / scale, height: Double(height) / scale), scale: scale)
  }

  /// A length in whole pixels, rounded up unless it is a whole number but for rounding errors.
  private static func pixels(_ length: Double) -> Int? {
    let pixels = (length - 1e-6).rounded(.up)
    guard pixels >= 1, pixels <= Double(pixelLimit) else { return nil }
    return Int(pixels)
  }
}
