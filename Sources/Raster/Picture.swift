/// An immutable bitmap that display lists refer to: shared, never copied, equal by content.
///
/// What drawing needs of it again and again (whether it is opaque, smaller levels for reduction)
/// is made once, on demand.
public final class Picture: Sendable, Hashable {
  /// The pixels.
  public let bitmap: Bitmap

  /// Creates a picture of the given pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  public static func == (left: Picture, right: Picture) -> Bool {
    left === right || left.bitmap == right.bitmap
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap)
  }
}
