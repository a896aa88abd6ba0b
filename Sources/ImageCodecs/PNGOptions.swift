/// How a PNG is written: how hard to compress, and what to say beside the pixels.
public struct PNGOptions: Sendable, Hashable {
  /// A balance between time and size.
  public enum Preset: String, Sendable, Hashable, CaseIterable {
    /// Least time.
    case fast
    /// A tenth smaller than `fast` in twice to three times its time.
    case `default`
    /// Smallest.
    case small
  }

  /// The balance between time and size; `fast` by default.
  public var preset = Preset.fast
  /// The profile that the pixels are in; untagged pixels are written as sRGB.
  public var profile = ColorProfile.sRGB
  /// Pixels a point, at 72 points an inch; says how large the picture is meant to be.
  public var scale = 1.0
  /// The writing program's name and version, in ASCII; nothing to leave it out.
  public var software: String?

  /// Creates the default options.
  public init() {}
}

/// The channels that a PNG stores, each with 8 bits.
public enum PNGChannels: Int, Sendable, Hashable {
  /// Red, green, blue; for pictures that are opaque.
  case rgb = 3
  /// Red, green, blue, alpha.
  case rgba = 4
}

/// Why a picture cannot be written.
public enum ImageWritingError: Error, Sendable, Hashable {
  /// A side is 0 or longer than the format can say.
  case sides(width: Int, height: Int)
}
