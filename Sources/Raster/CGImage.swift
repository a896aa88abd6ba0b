import Foundation

/// An image as the platform's classes pass it: an immutable reference to a `Picture`.
public final class CGImage: Sendable {
  /// The pixels.
  package let picture: Picture

  /// Creates the platform's face of a picture.
  package init(_ picture: Picture) {
    self.picture = picture
  }

  /// The width, in pixels.
  public var width: Int { picture.bitmap.width }

  /// The height, in pixels.
  public var height: Int { picture.bitmap.height }

  /// What the alpha bytes are: ignored if all pixels are opaque, else carried by the colours.
  public var alphaInfo: CGImageAlphaInfo { picture.isOpaque ? .noneSkipLast : .premultipliedLast }

  /// What the alpha bytes are, and how the bytes of a pixel lie.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes from one row to the next.
  public var bytesPerRow: Int { 4 * width }

  /// The space that the colours are in.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns the part of the image that lies inside `rect`, in pixels; nil if nothing does.
  ///
  /// The rectangle is first widened to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite,
      rect.height.isFinite
    else { return nil }
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isEmpty else { return nil }
    let pixels = PixelRect(
      x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
    return CGImage(Picture(picture.bitmap.cropped(to: pixels)))
  }
}

/// Where the alpha of a pixel is, and what it did to the colours.
public enum CGImageAlphaInfo: UInt32, Sendable, Hashable {
  /// There is none.
  case none
  /// After the colours, which carry it.
  case premultipliedLast
  /// Before the colours, which carry it.
  case premultipliedFirst
  /// After the colours.
  case last
  /// Before the colours.
  case first
  /// There is a byte for it after the colours, which is not looked at.
  case noneSkipLast
  /// There is a byte for it before the colours, which is not looked at.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

extension CGImage: Hashable {
  /// Returns whether both have the same pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.picture == right.picture
  }

  /// Feeds the contents to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(picture)
  }
}
