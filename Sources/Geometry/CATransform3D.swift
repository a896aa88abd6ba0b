import Foundation

/// A 4 × 4 matrix for row vectors: `[x y z 1] · M = [X Y Z W]`, whose image is (X/W, Y/W, Z/W).
///
/// ```
/// ⎡ m11 m12 m13 m14 ⎤      m41 m42 m43: translation
/// ⎢ m21 m22 m23 m24 ⎥      m34 = −1/d: an eye at distance d above the plane z = 0
/// ⎢ m31 m32 m33 m34 ⎥
/// ⎣ m41 m42 m43 m44 ⎦
/// ```
///
/// The x-axis points right, y down, z towards the viewer. In a product the left factor acts first.
public struct CATransform3D: Sendable, Hashable, BitwiseCopyable {
  /// The entry in row 1, column 1.
  public var m11: CGFloat
  /// The entry in row 1, column 2.
  public var m12: CGFloat
  /// The entry in row 1, column 3.
  public var m13: CGFloat
  /// The entry in row 1, column 4.
  public var m14: CGFloat
  /// The entry in row 2, column 1.
  public var m21: CGFloat
  /// The entry in row 2, column 2.
  public var m22: CGFloat
  /// The entry in row 2, column 3.
  public var m23: CGFloat
  /// The entry in row 2, column 4.
  public var m24: CGFloat
  /// The entry in row 3, column 1.
  public var m31: CGFloat
  /// The entry in row 3, column 2.
  public var m32: CGFloat
  /// The entry in row 3, column 3.
  public var m33: CGFloat
  /// The entry in row 3, column 4.
  public var m34: CGFloat
  /// The entry in row 4, column 1.
  public var m41: CGFloat
  /// The entry in row 4, column 2.
  public var m42: CGFloat
  /// The entry in row 4, column 3.
  public var m43: CGFloat
  /// The entry in row 4, column 4.
  public var m44: CGFloat

  /// Creates the matrix of all zeros, as the platform's parameterless initialiser does.
  @inlinable
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0,
      m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its entries, row by row.
  @inlinable
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

extension CATransform3D {
  /// The matrix that leaves every point where it is.
  package static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0,
    m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)

  /// Returns the product of this matrix and `other`: this one acts first.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    let row1 = other.transforming(m11, m12, m13, m14)
    let row2 = other.transforming(m21, m22, m23, m24)
    let row3 = other.transforming(m31, m32, m33, m34)
    let row4 = other.transforming(m41, m42, m43, m44)
    return CATransform3D(
      m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w,
      m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
      m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w,
      m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w)
  }

  /// A row vector of four homogeneous coordinates.
  package typealias Row = (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)

  /// Returns the row vector (x, y, z, w) times this matrix, before any division by w.
  package func transforming(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat
  ) -> Row {
    (
      x * m11 + y * m21 + z * m31 + w * m41,
      x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43,
      x * m14 + y * m24 + z * m34 + w * m44
    )
  }

  /// Returns the product of a translation and this matrix: the translation acts first.
  package func translatedFirst(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var product = self
    (product.m41, product.m42, product.m43, product.m44) = transforming(tx, ty, tz, 1)
    return product
  }

  /// Returns the product of this matrix and a translation: this one acts first.
  package func translatedLast(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var product = self
    product.m11 += m14 * tx
    product.m12 += m14 * ty
    product.m13 += m14 * tz
    product.m21 += m24 * tx
    product.m22 += m24 * ty
    product.m23 += m24 * tz
    product.m31 += m34 * tx
    product.m32 += m34 * ty
    product.m33 += m34 * tz
    product.m41 += m44 * tx
    product.m42 += m44 * ty
    product.m43 += m44 * tz
    return product
  }
}
