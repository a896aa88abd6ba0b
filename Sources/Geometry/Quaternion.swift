import Foundation

/// A rotation of space: the unit quaternion w + x·i + y·j + z·k.
///
/// About a unit axis a by the angle θ it is (cos θ/2, a·sin θ/2).
package struct Quaternion: Sendable, Hashable {
  /// The factor of i.
  package var x: Double
  /// The factor of j.
  package var y: Double
  /// The factor of k.
  package var z: Double
  /// The real part.
  package var w: Double

  /// Creates a quaternion from its four components.
  package init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates the rotation whose matrix, for row vectors, has three orthonormal rows.
  ///
  /// The largest of the four components is taken from the diagonal, so nothing is divided by a
  /// small number; that component is positive.
  package init(rows r1: Vector3, _ r2: Vector3, _ r3: Vector3) {
    let trace = r1.x + r2.y + r3.z
    if trace > 0 {
      let s = 2 * (1 + trace).squareRoot()
      self.init(x: (r2.z - r3.y) / s, y: (r3.x - r1.z) / s, z: (r1.y - r2.x) / s, w: s / 4)
    } else if r1.x >= r2.y, r1.x >= r3.z {
      let s = 2 * (1 + r1.x - r2.y - r3.z).squareRoot()
      self.init(x: s / 4, y: (r1.y + r2.x) / s, z: (r1.z + r3.x) / s, w: (r2.z - r3.y) / s)
    } else if r2.y >= r3.z {
      let s = 2 * (1 - r1.x + r2.y - r3.z).squareRoot()
      self.init(x: (r1.y + r2.x) / s, y: s / 4, z: (r2.z + r3.y) / s, w: (r3.x - r1.z) / s)
    } else {
      let s = 2 * (1 - r1.x - r2.y + r3.z).squareRoot()
      self.init(x: (r1.z + r3.x) / s, y: (r2.z + r3.y) / s, z: s / 4, w: (r1.y - r2.x) / s)
    }
  }

  /// The rows of the rotation's matrix for row vectors.
  package var rows: (Vector3, Vector3, Vector3) {
    (
      Vector3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      Vector3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      Vector3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Returns the rotation `fraction` of the shorter way to `other` (spherical interpolation).
  ///
  /// When the two are half a turn apart both ways are equally long; `other` is taken with the sign
  /// it has, which for a rotation made from a matrix is a positive turn about its axis.
  package func interpolated(to other: Quaternion, at fraction: Double) -> Quaternion {
    let dot = x * other.x + y * other.y + z * other.z + w * other.w
    let target = dot < -1e-9 ? -other : other
    // The angle between them, from the lengths of their difference and their sum.
    let angle = 2 * Elementary.atan2((self - target).length, (self + target).length)
    guard angle > 1e-9 else { return target }
    let sine = Elementary.sin(angle)
    guard sine > 1e-12 else { return target }
    let own = Elementary.sin((1 - fraction) * angle) / sine
    let others = Elementary.sin(fraction * angle) / sine
    return (own * self + others * target).normalized
  }

  private var length: Double {
    (x * x + y * y + z * z + w * w).squareRoot()
  }

  private var normalized: Quaternion {
    1 / length * self
  }

  fileprivate static prefix func - (a: Self) -> Self {
    Self(x: -a.x, y: -a.y, z: -a.z, w: -a.w)
  }

  fileprivate static func + (a: Self, b: Self) -> Self {
    Self(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z, w: a.w + b.w)
  }

  fileprivate static func - (a: Self, b: Self) -> Self {
    a + -b
  }

  fileprivate static func * (factor: Double, a: Self) -> Self {
    Self(x: factor * a.x, y: factor * a.y, z: factor * a.z, w: factor * a.w)
  }
}
