import Foundation

/// How a gradient layer's colours spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CAGradientLayerType {
  /// Along the line from the start to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
