import Foundation

/// The frame rates that something would like to run at, in frames a second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The lowest that will do.
  public var minimum: Float
  /// The highest that is of use.
  public var maximum: Float
  /// The best; nil: any.
  public var preferred: Float?

  /// No wish at all.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
