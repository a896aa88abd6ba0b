/// A premultiplied pixel: four 8-bit channels packed in one word, red in the lowest byte.
///
/// Premultiplied means every colour channel already carries the alpha, so it never exceeds it.
@frozen
public struct Pixel: Sendable, Hashable, BitwiseCopyable {
  /// The four channels, `0xAABBGGRR`.
  public var bits: UInt32

  /// Fully transparent.
  public static let clear = Pixel(bits: 0)

  /// Creates a pixel from its packed channels.
  @inlinable
  public init(bits: UInt32) {
    self.bits = bits
  }
}
