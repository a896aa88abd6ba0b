import Foundation

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// One bit a corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at minX, minY.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at maxX, minY.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at minX, maxY.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at maxX, maxY.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)

  /// The same corners for a path value.
  package var corners: Path.Corners { Path.Corners(rawValue: Int(rawValue & 15)) }
}
