import Foundation

/// A colour as the platform's drawing classes pass it: an immutable reference to a `Color`.
public final class CGColor: Sendable {
  /// The colour itself.
  package let color: Color

  /// Creates the platform's face of a colour.
  package init(_ color: Color) {
    self.color = color
  }

  /// Creates a colour from encoded sRGB components; values outside 0 to 1 are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  /// Creates a grey of the given encoded brightness, 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    let gray = Double(gray)
    color = Color(red: gray, green: gray, blue: gray, alpha: Double(alpha))
  }

  /// The opacity, 0 to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// The components, red, green, blue and alpha in this order.
  public var components: [CGFloat]? {
    [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), CGFloat(color.alpha)]
  }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The space that the components are in.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Creates a colour from encoded sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Fully transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Returns this colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = color
    copy.alpha = Double(alpha)
    return CGColor(copy)
  }
}

extension CGColor: Hashable {
  /// Returns whether both have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color
  }

  /// Feeds the contents to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
  }
}
