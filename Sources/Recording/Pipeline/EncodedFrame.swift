import ImageCodecs

/// A frame as it is written: the bytes of its PNG, and the hash of its pixels.
public struct EncodedFrame: Sendable, Hashable {
  /// The file.
  public var bytes: [UInt8]
  /// The hash of the pixels that the file decodes to.
  public var pixelHash: PixelHash
}
