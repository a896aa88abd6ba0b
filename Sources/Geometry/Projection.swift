import Foundation

/// The one map from a plane (a layer's, in points) to the canvas (in pixels): a 3 × 3 matrix for
/// row vectors, `[x y 1] · P = [X Y W]`, whose image point is (X/W, Y/W).
///
/// Points with W ≤ 0 lie behind the eye and have no image.
public struct Projection: Sendable, Hashable, BitwiseCopyable {
  /// The part of x that goes to X.
  public var m11: Double
  /// The part of x that goes to Y.
  public var m12: Double
  /// The part of x that goes to W; zero in an affine map.
  public var m13: Double
  /// The part of y that goes to X.
  public var m21: Double
  /// The part of y that goes to Y.
  public var m22: Double
  /// The part of y that goes to W; zero in an affine map.
  public var m23: Double
  /// The X of the plane's origin.
  public var m31: Double
  /// The Y of the plane's origin.
  public var m32: Double
  /// The W of the plane's origin.
  public var m33: Double

  /// The map that leaves every point where it is.
  public static let identity = Projection(1, 0, 0, 0, 1, 0, 0, 0, 1)

  /// Creates a projection from its entries, row by row.
  @inlinable
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

  /// Creates the projection of the plane z = 0 by `transform`, looking along z.
  ///
  /// Row and column 3 are dropped: points of the plane have z = 0, and what z they are mapped to
  /// does not show on the canvas. W is kept, so the division can wait until the very end.
  public init(flattening transform: CATransform3D) {
    self.init(
      Double(transform.m11), Double(transform.m12), Double(transform.m14),
      Double(transform.m21), Double(transform.m22), Double(transform.m24),
      Double(transform.m41), Double(transform.m42), Double(transform.m44))
  }

  /// Creates the projection that maps as `transform` does.
  public init(_ transform: CGAffineTransform) {
    self.init(
      Double(transform.a), Double(transform.b), 0,
      Double(transform.c), Double(transform.d), 0,
      Double(transform.tx), Double(transform.ty), 1)
  }
}

extension Projection {
  /// The same map as an affine transform, or nil when it has perspective, is degenerate in W, or
  /// has an entry that is not finite.
  public var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 > 0, isFinite else { return nil }
    return CGAffineTransform(
      a: CGFloat(m11 / m33), b: CGFloat(m12 / m33), c: CGFloat(m21 / m33),
      d: CGFloat(m22 / m33), tx: CGFloat(m31 / m33), ty: CGFloat(m32 / m33))
  }

  /// Whether every entry is a finite number.
  public var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite
  }

  /// The determinant: zero when the plane is seen edge-on or collapses.
  public var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns the projection that applies this one first and then `other`.
  public func concatenating(_ other: Projection) -> Projection {
    Projection(
      m11 * other.m11 + m12 * other.m21 + m13 * other.m31,
      m11 * other.m12 + m12 * other.m22 + m13 * other.m32,
      m11 * other.m13 + m12 * other.m23 + m13 * other.m33,
      m21 * other.m11 + m22 * other.m21 + m23 * other.m31,
      m21 * other.m12 + m22 * other.m22 + m23 * other.m32,
      m21 * other.m13 + m22 * other.m23 + m23 * other.m33,
      m31 * other.m11 + m32 * other.m21 + m33 * other.m31,
      m31 * other.m12 + m32 * other.m22 + m33 * other.m32,
      m31 * other.m13 + m32 * other.m23 + m33 * other.m33)
  }

  /// Returns the projection from the canvas back to the plane, or nil when there is none.
  ///
  /// It is the adjugate divided by the determinant, so a canvas point in front of the eye comes
  /// back with the reciprocal of its W: W′ > 0 in front of the eye, as in the forward direction.
  public func inverted() -> Projection? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let r = 1 / determinant
    let inverse = Projection(
      (m22 * m33 - m23 * m32) * r, (m13 * m32 - m12 * m33) * r, (m12 * m23 - m13 * m22) * r,
      (m23 * m31 - m21 * m33) * r, (m11 * m33 - m13 * m31) * r, (m13 * m21 - m11 * m23) * r,
      (m21 * m32 - m22 * m31) * r, (m12 * m31 - m11 * m32) * r, (m11 * m22 - m12 * m21) * r)
    return inverse.isFinite ? inverse : nil
  }

  /// Returns the image of `point`, or nil when it lies behind the eye.
  public func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let image = homogeneous(point)
    guard image.w > 0 else { return nil }
    return CGPoint(x: image.x / image.w, y: image.y / image.w)
  }

  /// Homogeneous coordinates of a canvas point: it is (x/w, y/w).
  package struct Homogeneous: Sendable, Hashable, BitwiseCopyable {
    /// X, the first coordinate times w.
    package var x: Double
    /// Y, the second coordinate times w.
    package var y: Double
    /// W; positive in front of the eye.
    package var w: Double

    /// Creates homogeneous coordinates.
    package init(x: Double, y: Double, w: Double) {
      self.x = x
      self.y = y
      self.w = w
    }
  }

  /// Returns the image of `point` before the division.
  package func homogeneous(_ point: CGPoint) -> Homogeneous {
    let x = Double(point.x)
    let y = Double(point.y)
    return Homogeneous(
      x: x * m11 + y * m21 + m31, y: x * m12 + y * m22 + m32, w: x * m13 + y * m23 + m33)
  }
}
