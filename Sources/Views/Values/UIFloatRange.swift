import Foundation

/// Two numbers between which others may lie.
public struct UIFloatRange: Sendable, Hashable {
  /// The smallest number.
  public var minimum: CGFloat
  /// The largest number.
  public var maximum: CGFloat

  /// No number but 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates a range of nothing but 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether everything is in the range.
  public var isInfinite: Bool { self == .infinite }
}
