import Foundation

/// A set of a layer's corners, named by the smallest and largest x and y of its bounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public var rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner that a screen shows at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner that a screen shows at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner that a screen shows at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner that a screen shows at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four corners.
  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
