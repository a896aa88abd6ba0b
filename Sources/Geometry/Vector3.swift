import Foundation

/// Three numbers: a point or a displacement in space, or three factors.
package struct Vector3: Sendable, Hashable, BitwiseCopyable {
  /// The part along x.
  package var x: Double
  /// The part along y.
  package var y: Double
  /// The part along z.
  package var z: Double

  /// Creates a vector from its three parts.
  @inlinable
  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The vector of length zero.
  package static let zero = Vector3(0, 0, 0)

  /// The distance from the origin.
  package var length: Double {
    dot(self).squareRoot()
  }

  /// Returns the scalar product with `other`.
  package func dot(_ other: Vector3) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  /// Returns the vector product with `other`: at right angles to both, right-handed.
  package func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// Returns the opposite vector.
  package static prefix func - (a: Self) -> Self {
    Self(-a.x, -a.y, -a.z)
  }

  /// Returns the sum.
  package static func + (a: Self, b: Self) -> Self {
    Self(a.x + b.x, a.y + b.y, a.z + b.z)
  }

  /// Returns the difference.
  package static func - (a: Self, b: Self) -> Self {
    Self(a.x - b.x, a.y - b.y, a.z - b.z)
  }

  /// Returns the vector stretched by `factor`.
  package static func * (factor: Double, a: Self) -> Self {
    Self(factor * a.x, factor * a.y, factor * a.z)
  }

  /// Returns the vector shrunk by `divisor`.
  package static func / (a: Self, divisor: Double) -> Self {
    Self(a.x / divisor, a.y / divisor, a.z / divisor)
  }

  /// Returns the vector `fraction` of the way to `other`.
  package func interpolated(to other: Self, at fraction: Double) -> Self {
    self + fraction * (other - self)
  }
}
