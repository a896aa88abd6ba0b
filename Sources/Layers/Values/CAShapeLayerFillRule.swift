import Foundation

/// Which points of a shape layer count as inside its path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CAShapeLayerFillRule {
  /// Those that the path winds around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that it takes an odd number of crossings to leave.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
