import Foundation

/// Three numbers: a point or a displacement in space, or three factors.
package struct Vector3: Sendable, Hashable, BitwiseCopyable {
  package var x: Double
  package var y: Double
  package var z: Double

  @inlinable
  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  package static let zero = Vector3(0, 0, 0)

  package var length: Double {
    dot(self).squareRoot()
  }

  package func dot(_ other: Vector3) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  package func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  package static prefix func - (a: Self) -> Self {
    Self(-a.x, -a.y, -a.z)
  }

  package static func + (a: Self, b: Self) -> Self {
    Self(a.x + b.x, a.y + b.y, a.z + b.z)
  }

  package static func - (a: Self, b: Self) -> Self {
    Self(a.x - b.x, a.y - b.y, a.z - b.z)
  }

  package static func * (factor: Double, a: Self) -> Self {
    Self(factor * a.x, factor * a.y, factor * a.z)
  }

  package static func / (a: Self, divisor: Double) -> Self {
    Self(a.x / divisor, a.y / divisor, a.z / divisor)
  }

  /// Returns the vector `fraction` of the way to `other`.
  package func interpolated(to other: Self, at fraction: Double) -> Self {
    self + fraction * (other - self)
  }
}
