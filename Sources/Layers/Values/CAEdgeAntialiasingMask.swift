import Foundation

/// A set of a layer's edges, named as y counts upwards: the bottom edge has the smallest y.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public var rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The edge with the smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge with the largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge with the smallest y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge with the largest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  /// All four edges.
  package static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
