import Foundation

/// A band on which something follows a finger a part of the way only, and less and less.
///
/// ```
/// follow(x) = (1 − 1 / (0.55·x / reach + 1)) · reach
/// ```
struct RubberBand {
  /// The share of the way that is followed at first.
  private static let share: CGFloat = 0.55
  /// How far it never follows, in points.
  private let reach: CGFloat

  /// Creates a band that never follows as far as `reach` points.
  init(over reach: CGFloat) {
    self.reach = reach
  }

  /// Returns how far it follows over a way; 0 where there is no way.
  func follow(_ way: CGFloat) -> CGFloat {
    guard way > 0, reach > 0 else { return 0 }
    return (1 - 1 / (way * Self.share / reach + 1)) * reach
  }

  /// Returns the way that it follows so far.
  func way(following distance: CGFloat) -> CGFloat {
    guard distance > 0, distance < reach else { return 0 }
    return (1 / (1 - distance / reach) - 1) * reach / Self.share
  }
}
