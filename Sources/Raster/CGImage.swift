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
