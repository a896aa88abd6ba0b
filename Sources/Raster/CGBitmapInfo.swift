/// How the bytes of a pixel lie, with the platform's bits.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: UInt32

  /// The bits that say what the alpha bytes are: a `CGImageAlphaInfo`.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// Components are numbers with a fraction.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The bits that say how bytes follow each other.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Words of 16 bits, the lowest byte first.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// Words of 32 bits, the lowest byte first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// Words of 16 bits, the highest byte first.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// Words of 32 bits, the highest byte first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)

  /// Creates a set from the platform's bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
