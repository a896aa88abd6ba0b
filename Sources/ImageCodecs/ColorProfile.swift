/// The colour space that a picture's encoded values are in, as its file states it.
public enum ColorProfile: Sendable, Hashable {
  /// The file says nothing that counts; treated as sRGB.
  case untagged
  /// sRGB, by a PNG's `sRGB` chunk or by decision.
  case sRGB
  /// The profile embedded in the file.
  case icc(ICCProfile)
}

/// An ICC profile, byte for byte.
public struct ICCProfile: Sendable, Hashable {
  /// The profile file.
  public let bytes: [UInt8]
  /// The name that the picture file gives it; empty in JPEG.
  public let name: String

  /// Creates a profile from its bytes.
  public init(bytes: [UInt8], name: String) {
    self.bytes = bytes
    self.name = name
  }
}
