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

  /// A block of pixels that becomes one.
  private struct Reduction: Hashable {
    var columns: Int
    var rows: Int
  }

  /// What has been found out about the pixels so far.
  private struct Facts {
    var digest: Digest?
    var isOpaque: Bool?
    var reductions: [Reduction: Picture?] = [:]
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

  /// Returns the picture with each block of `columns` × `rows` pixels replaced by their mean; nil
  /// when there is no whole block.
  ///
  /// What is left over at the right and at the bottom is left out.
  package func reduced(columns: Int, rows: Int) -> Picture? {
    let reduction = Reduction(columns: columns, rows: rows)
    return facts.withLock { facts in
      if let known = facts.reductions[reduction] { return known }
      let reduced = bitmap.reduced(columns: columns, rows: rows).map(Picture.init)
      facts.reductions[reduction] = .some(reduced)
      return reduced
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
