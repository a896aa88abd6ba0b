import Foundation

/// A plane in space, the points p with n·p = d, seen from z = +∞.
package struct Plane: Sendable, Hashable {
  /// The unit normal, towards the viewer: its z is positive.
  package let normal: Vector3
  /// The distance from the origin along the normal.
  package let distance: Double

  /// Less of the normal towards the viewer than this is edge-on.
  private static let edgeOn = 1e-6

  /// Creates the plane of a polygon's corners; nil when they enclose nothing or are seen edge-on.
  package init?(_ corners: [Vector3]) {
    guard let origin = corners.first else { return nil }
    var sum = Vector3.zero
    for (a, b) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      sum = sum + (a - origin).cross(b - origin)
    }
    let length = sum.length
    guard length > 0, length.isFinite else { return nil }
    let normal = sum.z < 0 ? -sum / length : sum / length
    guard normal.z > Self.edgeOn else { return nil }
    var center = Vector3.zero
    for corner in corners { center = center + corner }
    self.normal = normal
    distance = normal.dot(center / Double(corners.count))
  }

  /// Returns the distance of `point` in front of the plane; negative behind.
  package func distance(to point: Vector3) -> Double {
    normal.dot(point) - distance
  }
}
