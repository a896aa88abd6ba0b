import Foundation

/// The side from which a transition's new state comes.
///
/// The vertical names count upwards: `fromTop` comes from the edge with the largest y, which a screen
/// shows at the bottom.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The platform's name.
  public var rawValue: String

  /// Creates a value from the platform's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension CATransitionSubtype {
  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The edge with the largest y.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The edge with the smallest y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
