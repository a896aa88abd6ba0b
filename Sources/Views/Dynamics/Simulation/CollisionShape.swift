import Foundation
import Geometry

/// What of a body collides: a convex polygon or a disc about the body's middle, in points.
package struct CollisionShape: Sendable, Hashable {
  /// The corners, turning from x towards y; empty for a disc.
  package let corners: [PlaneVector]
  /// The outward normals, the one at i of the edge from corner i to the next.
  package let normals: [PlaneVector]
  /// How far the shape reaches from the middle.
  package let radius: Double
  /// The area, at least 1 square point, so that everything has a mass.
  package let area: Double
  /// The moment of inertia about the middle for each unit of mass, in square points.
  package let inertia: Double

  /// Creates a disc.
  package init(radius: Double) {
    let radius = radius > 0 && radius.isFinite ? radius : 0
    corners = []
    normals = []
    self.radius = radius
    area = max(Double.pi * radius * radius, 1)
    inertia = max(radius * radius / 2, 1e-3)
  }

  /// Creates a rectangle whose middle is that of the body.
  package init(width: Double, height: Double) {
    let x = width.isFinite ? abs(width) / 2 : 0
    let y = height.isFinite ? abs(height) / 2 : 0
    self.init(corners: [
      PlaneVector(-x, -y), PlaneVector(x, -y), PlaneVector(x, y), PlaneVector(-x, y),
    ])
  }

  /// Creates an ellipse: a disc if it is as high as wide, or else a polygon of 32 corners on it.
  package init(ellipseOfWidth width: Double, height: Double) {
    guard width != height else {
      self.init(radius: width / 2)
      return
    }
    self.init(
      corners: (0..<32).map { index in
        let angle = Double(index) * Double.pi / 16
        return PlaneVector(
          Elementary.cos(angle) * width / 2, Elementary.sin(angle) * height / 2)
      })
  }

  /// Creates the smallest convex polygon that holds all points.
  package init(hullOf points: [PlaneVector]) {
    self.init(corners: Self.hull(of: points))
  }

  private init(corners: [PlaneVector]) {
    self.corners = corners
    normals = corners.indices.map { index in
      let edge = corners[(index + 1) % corners.count] - corners[index]
      return PlaneVector(edge.y, -edge.x).unit(or: PlaneVector(0, -1))
    }
    radius = corners.reduce(0) { max($0, $1.length) }
    // Sums over the triangles between the middle and each edge.
    var area = 0.0
    var moment = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let double = corner.cross(next)
      area += double / 2
      moment += double * (corner.dot(corner) + corner.dot(next) + next.dot(next)) / 12
    }
    self.area = max(area, 1)
    inertia = area > 1e-6 ? max(moment / area, 1e-3) : max(radius * radius / 3, 1e-3)
  }

  /// Returns the corners of the convex hull, turning from x towards y (Andrew's monotone chain).
  private static func hull(of points: [PlaneVector]) -> [PlaneVector] {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func chain(_ points: [PlaneVector]) -> [PlaneVector] {
      var chain: [PlaneVector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 0
        { chain.removeLast() }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}
