import Foundation

/// The one map from a plane (a layer's, in points) to the canvas (in pixels): a 3 × 3 matrix for
/// row vectors, `[x y 1] · P = [X Y W]`, whose image point is (X/W, Y/W).
///
/// Points with W ≤ 0 lie behind the eye and have no image.
public struct Projection: Sendable, Hashable {
  public var m11: Double
  public var m12: Double
  public var m13: Double
  public var m21: Double
  public var m22: Double
  public var m23: Double
  public var m31: Double
  public var m32: Double
  public var m33: Double

  /// The map that leaves every point where it is.
  public static let identity = Projection(1, 0, 0, 0, 1, 0, 0, 0, 1)

  /// Creates a projection from its entries, row by row.
  public init(
    _ m11: Double, _ m12: Double, _ m13: Double,
    _ m21: Double, _ m22: Double, _ m23: Double,
    _ m31: Double, _ m32: Double, _ m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }
}
