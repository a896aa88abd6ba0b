import Foundation
import Geometry

/// A displacement in the plane, in points, with the arithmetic of mechanics.
///
/// x goes to the right and y down, so a positive angle turns clockwise as seen.
package struct PlaneVector: Sendable, Hashable {
  /// The distance to the right.
  package var x: Double
  /// The distance down.
  package var y: Double

  /// The displacement that goes nowhere.
  package static let zero = PlaneVector(0, 0)

  /// Creates a displacement from its two distances.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the displacement from the origin to a point.
  package init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// The length.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// The displacement turned by a quarter, from x towards y.
  package var quarterTurned: PlaneVector { PlaneVector(-y, x) }

  /// The displacement as a point.
  package var point: CGPoint { CGPoint(x: x, y: y) }

  /// Whether both distances are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the product of the lengths and the cosine of the angle between.
  package func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }

  /// Returns the product of the lengths and the sine of the angle from this one to the other.
  package func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

  /// Returns the displacement of length 1 in the same direction; `fallback` where there is none.
  package func unit(or fallback: PlaneVector) -> PlaneVector {
    let length = length
    return length > 1e-12 ? PlaneVector(x / length, y / length) : fallback
  }
}

extension PlaneVector {
  package static func + (left: PlaneVector, right: PlaneVector) -> PlaneVector {
    PlaneVector(left.x + right.x, left.y + right.y)
  }

  package static func - (left: PlaneVector, right: PlaneVector) -> PlaneVector {
    PlaneVector(left.x - right.x, left.y - right.y)
  }

  package static func * (factor: Double, vector: PlaneVector) -> PlaneVector {
    PlaneVector(factor * vector.x, factor * vector.y)
  }

  package static prefix func - (vector: PlaneVector) -> PlaneVector {
    PlaneVector(-vector.x, -vector.y)
  }

  package static func += (left: inout PlaneVector, right: PlaneVector) {
    left.x += right.x
    left.y += right.y
  }

  package static func -= (left: inout PlaneVector, right: PlaneVector) {
    left.x -= right.x
    left.y -= right.y
  }
}

/// A turn about the origin, from x towards y.
package struct Turn: Sendable, Hashable {
  private let cosine: Double
  private let sine: Double

  /// Creates the turn by an angle in radians.
  package init(_ angle: Double) {
    cosine = angle == 0 ? 1 : Elementary.cos(angle)
    sine = angle == 0 ? 0 : Elementary.sin(angle)
  }

  /// Turns a displacement.
  package func callAsFunction(_ vector: PlaneVector) -> PlaneVector {
    PlaneVector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }

  /// Turns a displacement the other way.
  package func reversed(_ vector: PlaneVector) -> PlaneVector {
    PlaneVector(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
  }
}
