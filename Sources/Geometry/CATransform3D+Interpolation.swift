import Foundation

extension CATransform3D {
  /// Returns the matrix `fraction` of the way to `other`: this one at 0, `other` at 1, exactly.
  ///
  /// Not entry by entry: both are taken apart, and their scales, shears, translations, perspectives
  /// and rotations are interpolated. A rotation takes the shorter way, half a turn goes in the
  /// positive direction, and a whole turn is no motion. Two maps of the plane stay in the plane.
  /// When one of the two collapses space there is nothing to take apart, and the entries are
  /// interpolated.
  package func interpolated(to other: CATransform3D, at fraction: CGFloat) -> CATransform3D {
    if fraction == 0 || fraction.isNaN || self == other { return self }
    if fraction == 1 { return other }
    if isAffine, other.isAffine {
      return CATransform3D(affinePart.interpolated(to: other.affinePart, at: fraction))
    }
    guard let a = TransformParts(self), let b = TransformParts(other), !a.isSingular, !b.isSingular
    else { return interpolatingEntries(to: other, at: fraction) }
    let u = Double(fraction)
    var parts = a
    parts.scale = a.scale.interpolated(to: b.scale, at: u)
    parts.shear = a.shear.interpolated(to: b.shear, at: u)
    parts.translation = a.translation.interpolated(to: b.translation, at: u)
    parts.perspective = a.perspective.interpolated(to: b.perspective, at: u)
    parts.perspectiveW = a.perspectiveW + u * (b.perspectiveW - a.perspectiveW)
    let from = Quaternion(rows: a.row1, a.row2, a.row3)
    let to = Quaternion(rows: b.row1, b.row2, b.row3)
    (parts.row1, parts.row2, parts.row3) = from.interpolated(to: to, at: u).rows
    return parts.matrix
  }

  /// Returns the matrix whose every entry is `fraction` of the way to the one of `other`.
  package func interpolatingEntries(
    to other: CATransform3D, at fraction: CGFloat
  ) -> CATransform3D {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return CATransform3D(
      m11: mix(m11, other.m11), m12: mix(m12, other.m12), m13: mix(m13, other.m13),
      m14: mix(m14, other.m14),
      m21: mix(m21, other.m21), m22: mix(m22, other.m22), m23: mix(m23, other.m23),
      m24: mix(m24, other.m24),
      m31: mix(m31, other.m31), m32: mix(m32, other.m32), m33: mix(m33, other.m33),
      m34: mix(m34, other.m34),
      m41: mix(m41, other.m41), m42: mix(m42, other.m42), m43: mix(m43, other.m43),
      m44: mix(m44, other.m44))
  }
}

extension CGAffineTransform {
  /// Returns the map `fraction` of the way to `other`: this one at 0, `other` at 1, exactly.
  ///
  /// Scales, shear, translation and rotation are interpolated, the rotation the shorter way; when
  /// one of the two collapses the plane, the entries.
  package func interpolated(to other: CGAffineTransform, at fraction: CGFloat)
    -> CGAffineTransform
  {
    if fraction == 0 || fraction.isNaN || self == other { return self }
    if fraction == 1 { return other }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    guard determinant != 0, other.determinant != 0 else {
      return CGAffineTransform(
        a: mix(a, other.a), b: mix(b, other.b), c: mix(c, other.c), d: mix(d, other.d),
        tx: mix(tx, other.tx), ty: mix(ty, other.ty))
    }
    return PlaneTransformParts(self)
      .interpolated(to: PlaneTransformParts(other), at: Double(fraction))
      .transform(translation: CGVector(dx: mix(tx, other.tx), dy: mix(ty, other.ty)))
  }
}
