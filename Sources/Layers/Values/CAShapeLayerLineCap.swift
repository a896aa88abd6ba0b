import Foundation

/// How an open stroke ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CAShapeLayerLineCap {
  /// At its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a disc about its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
