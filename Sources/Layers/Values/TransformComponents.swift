import Foundation
import Geometry

/// A transform taken apart, its rotation as angles about the axes.
///
/// ```
/// M = Scale · Shear · Rx · Ry · Rz · Translation · Perspective
/// ```
///
/// The left factor acts first. Shear is lower triangular with ones on its diagonal; Perspective is
/// the identity but for its fourth column.
package struct TransformComponents: Sendable, Hashable {
  package var scale = SIMD3<Double>(1, 1, 1)
  /// The shears of y by x, z by x and z by y.
  package var shear = SIMD3<Double>(0, 0, 0)
  /// The angles about x, y and z, in radians.
  package var angles = SIMD3<Double>(0, 0, 0)
  package var translation = SIMD3<Double>(0, 0, 0)
  /// The fourth column of the perspective.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Takes a matrix apart; a row that vanishes counts as unrotated with scale 0.
  ///
  /// Gram and Schmidt's method on rows 1 to 3, after the fourth column p has been split off: with A
  /// the matrix whose fourth column is (0, 0, 0, 1), M = A · Perspective means A · p = column 4 of M.
  package init(_ matrix: CATransform3D) {
    translation = SIMD3(Double(matrix.m41), Double(matrix.m42), Double(matrix.m43))
    var rows = [
      SIMD3(Double(matrix.m11), Double(matrix.m12), Double(matrix.m13)),
      SIMD3(Double(matrix.m21), Double(matrix.m22), Double(matrix.m23)),
      SIMD3(Double(matrix.m31), Double(matrix.m32), Double(matrix.m33)),
    ]
    splitPerspective(of: matrix, rows: &rows)
    if rows[0] == SIMD3(1, 0, 0), rows[1] == SIMD3(0, 1, 0), rows[2] == SIMD3(0, 0, 1) { return }
    let diagonal = SIMD3(rows[0].x, rows[1].y, rows[2].z)
    orthonormalize(&rows)
    if dot(cross(rows[0], rows[1]), rows[2]) < 0 { mirror(&rows, diagonal: diagonal) }
    angles = Self.angles(ofRotation: rows)
  }

  /// The transform put together.
  package var matrix: CATransform3D {
    let rotation = Self.rotation(angles)
    let row1 = rotation.0 * scale.x
    let row2 = (rotation.1 + rotation.0 * shear.x) * scale.y
    let row3 = (rotation.2 + rotation.1 * shear.z + rotation.0 * shear.y) * scale.z
    var result = CATransform3D(
      m11: CGFloat(row1.x), m12: CGFloat(row1.y), m13: CGFloat(row1.z), m14: 0,
      m21: CGFloat(row2.x), m22: CGFloat(row2.y), m23: CGFloat(row2.z), m24: 0,
      m31: CGFloat(row3.x), m32: CGFloat(row3.y), m33: CGFloat(row3.z), m34: 0,
      m41: CGFloat(translation.x), m42: CGFloat(translation.y), m43: CGFloat(translation.z), m44: 1)
    if perspective != SIMD4(0, 0, 0, 1) {
      var column = CATransform3D.identity
      column.m14 = CGFloat(perspective.x)
      column.m24 = CGFloat(perspective.y)
      column.m34 = CGFloat(perspective.z)
      column.m44 = CGFloat(perspective.w)
      result = result.concatenating(column)
    }
    return result
  }
}

extension TransformComponents {
  private mutating func splitPerspective(of matrix: CATransform3D, rows: inout [SIMD3<Double>]) {
    let column = SIMD4(
      Double(matrix.m14), Double(matrix.m24), Double(matrix.m34), Double(matrix.m44))
    guard column != SIMD4(0, 0, 0, 1) else { return }
    if column.w != 0, column.x == 0, column.y == 0, column.z == 0 {
      // A multiple of an affine matrix maps as that matrix does.
      rows = rows.map { $0 / column.w }
      translation /= column.w
      return
    }
    var affine = matrix
    affine.m14 = 0
    affine.m24 = 0
    affine.m34 = 0
    affine.m44 = 1
    guard let inverse = affine.inverse else {
      perspective = column
      return
    }
    perspective = SIMD4(
      Double(inverse.m11) * column.x + Double(inverse.m12) * column.y
        + Double(inverse.m13) * column.z,
      Double(inverse.m21) * column.x + Double(inverse.m22) * column.y
        + Double(inverse.m23) * column.z,
      Double(inverse.m31) * column.x + Double(inverse.m32) * column.y
        + Double(inverse.m33) * column.z,
      Double(inverse.m41) * column.x + Double(inverse.m42) * column.y
        + Double(inverse.m43) * column.z + column.w)
  }

  /// Makes the rows a rotation or a mirrored one, and keeps what that took away as scale and shear.
  private mutating func orthonormalize(_ rows: inout [SIMD3<Double>]) {
    scale.x = normalize(&rows[0], otherwise: SIMD3(1, 0, 0), against: [])
    shear.x = dot(rows[0], rows[1])
    rows[1] -= rows[0] * shear.x
    scale.y = normalize(&rows[1], otherwise: SIMD3(0, 1, 0), against: [rows[0]])
    shear.x = scale.y == 0 ? 0 : shear.x / scale.y
    shear.y = dot(rows[0], rows[2])
    rows[2] -= rows[0] * shear.y
    shear.z = dot(rows[1], rows[2])
    rows[2] -= rows[1] * shear.z
    scale.z = normalize(
      &rows[2], otherwise: cross(rows[0], rows[1]), against: [rows[0], rows[1]])
    shear.y = scale.z == 0 ? 0 : shear.y / scale.z
    shear.z = scale.z == 0 ? 0 : shear.z / scale.z
  }

  /// Gives a vector length 1 and returns the length that it had; one without a direction takes that
  /// of `fallback`, or of an axis, made perpendicular to `others`.
  private func normalize(
    _ vector: inout SIMD3<Double>, otherwise fallback: SIMD3<Double>,
    against others: [SIMD3<Double>]
  ) -> Double {
    let length = dot(vector, vector).squareRoot()
    if length > 0, length.isFinite {
      vector /= length
      return length
    }
    for candidate in [fallback, SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)] {
      var direction = candidate
      for other in others { direction -= other * dot(direction, other) }
      let length = dot(direction, direction).squareRoot()
      if length > 0.5 {
        vector = direction / length
        return 0
      }
    }
    vector = fallback
    return 0
  }

  /// Turns one row and its scale round, so that the rows are a rotation: the one that runs most
  /// against its axis, as CSS decomposes mirrored transforms of the plane.
  private mutating func mirror(_ rows: inout [SIMD3<Double>], diagonal: SIMD3<Double>) {
    let smaller = diagonal.x < diagonal.y ? 0 : 1
    let axis = diagonal.z < diagonal[smaller] ? 2 : smaller
    rows[axis] = -rows[axis]
    scale[axis] = -scale[axis]
    switch axis {
    case 0: shear = SIMD3(-shear.x, -shear.y, shear.z)
    case 1: shear = SIMD3(-shear.x, shear.y, -shear.z)
    default: shear = SIMD3(shear.x, -shear.y, -shear.z)
    }
  }

  /// Returns the angles of Rx · Ry · Rz, whose first row is (cy·cz, cy·sz, −sy) and whose third
  /// column is (−sy, sx·cy, cx·cy).
  ///
  /// A rotation about y alone keeps its whole angle, which beyond ±90° could also be told with the
  /// other two.
  private static func angles(ofRotation rows: [SIMD3<Double>]) -> SIMD3<Double> {
    let small = 1e-12
    if abs(rows[0].y) < small, abs(rows[1].x) < small, abs(rows[1].z) < small, rows[1].y > 0 {
      return SIMD3(0, Elementary.atan2(-rows[0].z, rows[0].x), 0)
    }
    let cosine = (rows[0].x * rows[0].x + rows[0].y * rows[0].y).squareRoot()
    let y = Elementary.atan2(-rows[0].z, cosine)
    if cosine < small { return SIMD3(Elementary.atan2(-rows[2].y, rows[1].y), y, 0) }
    return SIMD3(
      Elementary.atan2(rows[1].z, rows[2].z), y, Elementary.atan2(rows[0].y, rows[0].x))
  }

  /// Returns the rows of Rx · Ry · Rz.
  private static func rotation(
    _ angles: SIMD3<Double>
  ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (sx, cx) = (Elementary.sin(angles.x), Elementary.cos(angles.x))
    let (sy, cy) = (Elementary.sin(angles.y), Elementary.cos(angles.y))
    let (sz, cz) = (Elementary.sin(angles.z), Elementary.cos(angles.z))
    return (
      SIMD3(cy * cz, cy * sz, -sy),
      SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
      SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
    )
  }
}

private func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  a.x * b.x + a.y * b.y + a.z * b.z
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
