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

  /// The most pixels that a canvas may have unless more are allowed.
  public static let pixelLimit = 1 << 26

  /// Creates a canvas, or nil if it has no pixels or more than `limit`.
  public init?(points: CGSize, scale: Double, limit: Int = CanvasSize.pixelLimit) {
    guard let width = Self.pixels(points.width * scale),
      let height = Self.pixels(points.height * scale), width * height <= limit
    else { return nil }
    self.points = points
    self.scale = scale
    self.width = width
    self.height = height
  }

  /// Creates the canvas of a picture of `width` by `height` pixels, or nil if that is too many.
  public init?(width: Int, height: Int, scale: Double, limit: Int = CanvasSize.pixelLimit) {
    self.init(
      points: CGSize(width: Double(width) / scale, height: Double(height) / scale), scale: scale,
      limit: limit)
  }

  /// A length in whole pixels, rounded up unless it is a whole number but for rounding errors.
  private static func pixels(_ length: Double) -> Int? {
    let pixels = (length - 1e-6).rounded(.up)
    guard pixels >= 1, pixels <= 0x1p31 - 1 else { return nil }
    return Int(pixels)
  }
}
