// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What the numbers of a colour stand for; drawing takes all of them as sRGB.
public final class CGColorSpace: Sendable {
  /// The name of the usual colour space of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the colour space of recent phones' screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"

  /// The name.
  public let name: String?

  /// Creates a colour space by its name.
  public init?(name: String) {
    self.name = name
  }

  fileprivate init() {
    name = Self.sRGB
  }
}

/// Returns the colour space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace()
}
