import Foundation

/// How a keyframe animation finds values between its key values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CAAnimationCalculationMode {
  /// On straight lines between them.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: it jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight lines at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through them.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve through them at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
