import Foundation

/// The value functions that there are.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CAValueFunctionName {
  /// An angle to a rotation about x.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// An angle to a rotation about y.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// An angle to a rotation about z.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors to a scaling.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor to a scaling along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor to a scaling along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor to a scaling along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances to a translation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance to a translation along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance to a translation along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance to a translation along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
