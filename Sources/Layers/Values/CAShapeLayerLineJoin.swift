import Foundation

/// How two pieces of a stroke meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CAShapeLayerLineJoin {
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
