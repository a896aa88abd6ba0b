/// How much a picture file may ask for before it is refused.
///
/// Everything is checked before memory is allocated for it. Compressed texts of a PNG have no limit:
/// they are never unpacked.
public struct ImageLimits: Sendable, Hashable {
  /// The most pixels a picture may have; 2^26 by default.
  public var pixelCount = 1 << 26
  /// The largest file that is read, in bytes; 1 GiB by default.
  public var fileByteCount = 1 << 30
  /// The largest colour profile that is unpacked, in bytes; 4 MiB by default.
  public var profileByteCount = 4 << 20
  /// The most frames an animated PNG may have; 2^16 by default.
  public var frameCount = 1 << 16
  /// The largest chunk a PNG may have, in bytes; 1 GiB by default.
  public var pieceByteCount = 1 << 30
  /// The most chunks or segments a file may have; 2^20 by default.
  public var pieceCount = 1 << 20

  /// Creates the default limits.
  public init() {}
}
