import Foundation

/// Distances from a rectangle's edges, as texts run, in points: from left to right here.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = Self(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  var insets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

/// Edges of a rectangle, as texts run: from left to right here.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The edges as bits.
  public let rawValue: UInt

  /// No edge.
  public static let none: NSDirectionalRectEdge = []
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
