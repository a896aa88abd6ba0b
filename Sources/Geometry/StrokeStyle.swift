import Foundation

/// How a line is drawn along a path.
public struct StrokeStyle: Sendable, Hashable {
  /// The width of the line, in points; half of it lies on each side of the path.
  public var width: CGFloat
  /// How the line begins and ends.
  public var cap: CGLineCap
  /// How the line turns a corner.
  public var join: CGLineJoin
  /// How far a miter may reach, as a multiple of the width; beyond it the corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [CGFloat]
  /// How far into the dashes each subpath begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
