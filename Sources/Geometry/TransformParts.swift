import Foundation

/// A 4 × 4 matrix taken apart into scale, shear, rotation, translation and perspective.
///
/// ```
/// M = Scale · Shear · Rotation · Translation · Perspective
///
///          ⎡ 1         ⎤               ⎡ 1      px ⎤
/// Shear =  ⎢ xy  1     ⎥ Perspective = ⎢   1    py ⎥
///          ⎣ xz  yz  1 ⎦               ⎢     1  pz ⎥
///                                      ⎣        pw ⎦
/// ```
///
/// The method is Thomas's "unmatrix": Gram–Schmidt on the rows gives scales and shears, and what
/// remains is a rotation.
package struct TransformParts: Sendable, Hashable {
  package var scale: Vector3
  /// The shears xy, xz, yz.
  package var shear: Vector3
  package var translation: Vector3
  package var perspective: Vector3
  /// The last entry of the perspective column.
  package var perspectiveW: Double
  /// The rotation's orthonormal rows.
  package var row1: Vector3
  package var row2: Vector3
  package var row3: Vector3
  /// Whether a scale is zero, so that the rotation is partly a matter of choice.
  package var isSingular: Bool

  /// Takes a matrix apart; nil when it is not finite or its last entry is zero.
  ///
  /// An axis that is scaled to nothing gets the direction that makes the rotation complete.
  package init?(_ matrix: CATransform3D) {
    let m44 = Double(matrix.m44)
    guard m44 != 0, matrix.isFinite else { return nil }
    var frame = OrthogonalFrame(
      Vector3(Double(matrix.m11), Double(matrix.m12), Double(matrix.m13)) / m44,
      Vector3(Double(matrix.m21), Double(matrix.m22), Double(matrix.m23)) / m44,
      Vector3(Double(matrix.m31), Double(matrix.m32), Double(matrix.m33)) / m44)
    frame.makeRightHanded()
    scale = frame.scale
    shear = frame.shear
    (row1, row2, row3) = (frame.row1, frame.row2, frame.row3)
    isSingular = frame.isSingular
    translation =
      Vector3(Double(matrix.m41), Double(matrix.m42), Double(matrix.m43)) / m44
    perspective = .zero
    perspectiveW = 1

    guard matrix.m14 != 0 || matrix.m24 != 0 || matrix.m34 != 0 else { return }
    // Column 4 is (upper 3×3, with translation below) · perspective. An axis scaled to nothing is
    // taken at full length; its equation says nothing then.
    let full = frame.filled
    let column = Vector3(Double(matrix.m14), Double(matrix.m24), Double(matrix.m34)) / m44
    let determinant = full.0.dot(full.1.cross(full.2))
    guard determinant != 0, determinant.isFinite else { return nil }
    let solution =
      column.x * full.1.cross(full.2) + column.y * full.2.cross(full.0)
      + column.z * full.0.cross(full.1)
    perspective = solution / determinant
    perspectiveW = 1 - translation.dot(perspective)
  }

  /// The matrix put together again.
  package var matrix: CATransform3D {
    let rows = (
      scale.x * row1,
      scale.y * (shear.x * row1 + row2),
      scale.z * (shear.y * row1 + shear.z * row2 + row3)
    )
    return CATransform3D(
      m11: CGFloat(rows.0.x), m12: CGFloat(rows.0.y), m13: CGFloat(rows.0.z),
      m14: CGFloat(rows.0.dot(perspective)),
      m21: CGFloat(rows.1.x), m22: CGFloat(rows.1.y), m23: CGFloat(rows.1.z),
      m24: CGFloat(rows.1.dot(perspective)),
      m31: CGFloat(rows.2.x), m32: CGFloat(rows.2.y), m33: CGFloat(rows.2.z),
      m34: CGFloat(rows.2.dot(perspective)),
      m41: CGFloat(translation.x), m42: CGFloat(translation.y), m43: CGFloat(translation.z),
      m44: CGFloat(translation.dot(perspective) + perspectiveW))
  }
}

extension CATransform3D {
  /// Whether every entry is a finite number.
  package var isFinite: Bool {
    let row1 = m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
    let row2 = m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
    let row3 = m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
    return row1 && row2 && row3 && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }
}

/// Three rows made orthonormal, and the scales and shears that takes.
private struct OrthogonalFrame {
  var row1: Vector3
  var row2: Vector3
  var row3: Vector3
  var scale = Vector3.zero
  var shear = Vector3.zero

  var isSingular: Bool { scale.x == 0 || scale.y == 0 || scale.z == 0 }

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    // Rows this short against the longest are rounding errors of rows that collapse.
    let least = 1e-13 * max(first.length, second.length, third.length)
    (row1, row2, row3) = (first, second, third)
    scale.x = Self.normalize(&row1, least)

    shear.x = row1.dot(row2)
    row2 = row2 - shear.x * row1
    scale.y = Self.normalize(&row2, least)

    shear.y = row1.dot(row3)
    row3 = row3 - shear.y * row1
    shear.z = row2.dot(row3)
    row3 = row3 - shear.z * row2
    scale.z = Self.normalize(&row3, least)

    shear.x = scale.y == 0 ? 0 : shear.x / scale.y
    shear.y = scale.z == 0 ? 0 : shear.y / scale.z
    shear.z = scale.z == 0 ? 0 : shear.z / scale.z
    complete()
  }

  /// Makes `row` a unit vector and returns its length, or both zero when it is not longer than
  /// `least`.
  private static func normalize(_ row: inout Vector3, _ least: Double) -> Double {
    let length = row.length
    guard length > least else {
      row = .zero
      return 0
    }
    row = row / length
    return length
  }

  /// Gives rows that are zero a direction: of the axes, the first that is free.
  private mutating func complete() {
    if row1 == .zero { row1 = direction(besides: row2, row3, from: Vector3(1, 0, 0)) }
    if row2 == .zero { row2 = direction(besides: row1, row3, from: Vector3(0, 1, 0)) }
    if row3 == .zero { row3 = row1.cross(row2) }
  }

  /// Returns a unit vector at right angles to two others, of which either may be zero.
  private func direction(besides a: Vector3, _ b: Vector3, from preferred: Vector3) -> Vector3 {
    if a != .zero, b != .zero {
      let normal = a.cross(b)
      return normal.dot(preferred) < 0 ? -normal : normal
    }
    for axis in [preferred, Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)] {
      let rest = axis - axis.dot(a) * a - axis.dot(b) * b
      if rest.length > 0.5 { return rest / rest.length }
    }
    return preferred
  }

  /// Turns a mirror image round: when the rows are left-handed, rows and scales change sign.
  mutating func makeRightHanded() {
    guard row1.dot(row2.cross(row3)) < 0 else { return }
    (row1, row2, row3) = (-row1, -row2, -row3)
    scale = -scale
  }

  /// The three rows with their scales and shears, a scale of zero taken as one.
  var filled: (Vector3, Vector3, Vector3) {
    (
      (scale.x == 0 ? 1 : scale.x) * row1,
      (scale.y == 0 ? 1 : scale.y) * (shear.x * row1 + row2),
      (scale.z == 0 ? 1 : scale.z) * (shear.y * row1 + shear.z * row2 + row3)
    )
  }
}
