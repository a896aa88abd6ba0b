import Foundation

/// What scrolls besides fingers, with the platform's numbers.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The kinds as bits.
  public let rawValue: Int

  /// Wheels that click.
  public static let discrete = Self(rawValue: 1 << 0)
  /// Pads.
  public static let continuous = Self(rawValue: 1 << 1)
  /// All.
  public static let all: Self = [.discrete, .continuous]

  /// Creates kinds from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
