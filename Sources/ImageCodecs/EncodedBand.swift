/// Some rows of a PNG, filtered and compressed with regard to no other row but the one above them.
///
/// The bytes are whole DEFLATE blocks, none of them the last, that end on a byte; so bands follow
/// one another in a file as they are, and a band that has not changed, below a row that has not
/// changed, is used again.
public struct EncodedBand: Sendable, Hashable {
  /// The DEFLATE blocks.
  public var bytes: [UInt8]
  /// The Adler-32 of what the blocks inflate to.
  public var checksum: UInt32
  /// The number of bytes that the blocks inflate to.
  public var inflatedByteCount: Int

  /// Creates a band from its parts.
  public init(bytes: [UInt8], checksum: UInt32, inflatedByteCount: Int) {
    self.bytes = bytes
    self.checksum = checksum
    self.inflatedByteCount = inflatedByteCount
  }
}
