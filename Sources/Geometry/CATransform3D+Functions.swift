// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The matrix that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns whether `t` is the identity, entry by entry.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == .identity
}

/// Returns whether both matrices have the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns a translation by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var matrix = CATransform3D.identity
  matrix.m41 = tx
  matrix.m42 = ty
  matrix.m43 = tz
  return matrix
}

/// Returns a scaling by `sx`, `sy` and `sz` about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var matrix = CATransform3D.identity
  matrix.m11 = sx
  matrix.m22 = sy
  matrix.m33 = sz
  return matrix
}

/// Returns a rotation by `angle` radians about the axis (`x`, `y`, `z`) through the origin.
///
/// The axis may have any length but zero, for which the result is the identity. With the unit axis
/// and s, c the angle's sine and cosine, row i is the image of the i-th axis (Rodrigues' formula).
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return .identity }
  let x = x / length
  let y = y / length
  let z = z / length
  let s = CGFloat(Elementary.sin(Double(angle)))
  let c = CGFloat(Elementary.cos(Double(angle)))
  let t = 1 - c
  var matrix = CATransform3D.identity
  matrix.m11 = c + x * x * t
  matrix.m12 = x * y * t + z * s
  matrix.m13 = x * z * t - y * s
  matrix.m21 = x * y * t - z * s
  matrix.m22 = c + y * y * t
  matrix.m23 = y * z * t + x * s
  matrix.m31 = x * z * t + y * s
  matrix.m32 = y * z * t - x * s
  matrix.m33 = c + z * z * t
  return matrix
}

/// Returns the matrix that first translates by (`tx`, `ty`, `tz`) and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns the matrix that first scales by `sx`, `sy` and `sz` and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns the matrix that first rotates about the axis (`x`, `y`, `z`) and then applies `t`.
///
/// An axis of length zero leaves `t` as it is.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the product `a` · `b`: `a` acts first.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the matrix that undoes `t`, or `t` itself when it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

/// Returns the matrix that maps the plane as `m` does and leaves z alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Returns whether `t` maps the plane z = 0 affinely and leaves z alone.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.isAffine
}

/// Returns the affine part of `t`: its entries in rows 1, 2, 4 and columns 1, 2.
///
/// The platform leaves the value undefined when `t` is not affine; here it is the same six entries.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.affinePart
}
