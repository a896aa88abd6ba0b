import Foundation

extension CATransform3D {
  /// Creates the matrix that maps the plane as `m` does and leaves z alone.
  package init(_ m: CGAffineTransform) {
    self = .identity
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m41 = m.tx
    m42 = m.ty
  }

  /// Whether this matrix maps the plane z = 0 affinely and leaves z alone.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m43 == 0
      && m33 == 1 && m44 == 1
  }

  /// The entries in rows 1, 2, 4 and columns 1, 2.
  package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
