import Foundation

/// Where beyond its active time an animation shows its first or last value.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CAMediaTimingFillMode {
  /// Nowhere.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// After it has ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before and after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
