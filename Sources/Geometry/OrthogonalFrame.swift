import Foundation

/// Three rows made orthonormal, and the scales and shears that takes.
struct OrthogonalFrame {
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
