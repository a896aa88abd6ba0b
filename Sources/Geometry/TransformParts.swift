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
  /// The factors along the three axes; negative in a mirror image.
  package var scale: Vector3
  /// The shears xy, xz, yz.
  package var shear: Vector3
  /// What is added to x, y and z.
  package var translation: Vector3
  /// The upper three entries of the perspective column.
  package var perspective: Vector3
  /// The last entry of the perspective column.
  package var perspectiveW: Double
  /// The image of the x-axis under the rotation, a unit vector.
  package var row1: Vector3
  /// The image of the y-axis under the rotation, a unit vector.
  package var row2: Vector3
  /// The image of the z-axis under the rotation, a unit vector.
  package var row3: Vector3
  /// Whether a scale is zero, so that the rotation is partly a matter of choice.
  package var isSingular: Bool

  /// The parts of the identity.
  package static let identity = TransformParts(
    scale: Vector3(1, 1, 1), shear: .zero, translation: .zero, perspective: .zero,
    perspectiveW: 1, row1: Vector3(1, 0, 0), row2: Vector3(0, 1, 0), row3: Vector3(0, 0, 1),
    isSingular: false)
}

extension TransformParts {
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
    self = .identity
    scale = frame.scale
    shear = frame.shear
    (row1, row2, row3) = (frame.row1, frame.row2, frame.row3)
    isSingular = frame.isSingular
    translation = Vector3(Double(matrix.m41), Double(matrix.m42), Double(matrix.m43)) / m44

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
