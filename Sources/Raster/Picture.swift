import PixelKernels
import Synchronization

/// An immutable bitmap that display lists refer to: shared, never copied, equal by content.
///
/// What drawing needs of it again and again (whether it is opaque, smaller levels for reduction)
/// is made once, on demand.
public final class Picture: Sendable {
  /// The pixels.
  public let bitmap: Bitmap

  private let facts = Mutex(Facts())

  /// Creates a picture of the given pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  /// What has been found out about the pixels so far.
  private struct Facts {
    var digest: Digest?
    var isOpaque: Bool?
    var half: Picture??
  }

  /// The fingerprint of width, height and pixels.
  public var digest: Digest {
    facts.withLock { facts in
      if let digest = facts.digest { return digest }
      var builder = DigestBuilder()
      builder.add(bitmap.width)
      builder.add(bitmap.height)
      builder.add(bitmap.pixels.withUnsafeBytes { Digest(of: $0) })
      let digest = builder.digest
      facts.digest = digest
      return digest
    }
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    facts.withLock { facts in
      if let isOpaque = facts.isOpaque { return isOpaque }
      let pixels = bitmap.pixels
      let isOpaque = Kernels.isOpaque(pixels.span)
      facts.isOpaque = isOpaque
      return isOpaque
    }
  }

  /// The picture at half its width and height, each pixel the mean of four; nil when a side is
  /// less than two pixels long.
  ///
  /// An odd last column or row is left out of it: what lies there is at most half a pixel of the
  /// result.
  package var half: Picture? {
    facts.withLock { facts in
      if let half = facts.half { return half }
      let half = bitmap.halved().map(Picture.init)
      facts.half = .some(half)
      return half
    }
  }
}

extension Picture: Hashable {
  /// Returns whether both hold the same pixels.
  public static func == (left: Picture, right: Picture) -> Bool {
    left === right || left.digest == right.digest
  }

  /// Feeds the fingerprint of the pixels to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}
