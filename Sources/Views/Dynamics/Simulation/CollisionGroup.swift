import Foundation
import Geometry

/// Bodies that collide with each other, and the lines that they collide with.
package struct CollisionGroup: Sendable, Hashable {
  /// The group's name, under which its contacts are the same ones in the next step.
  package var name: Int
  /// The bodies, each once.
  package var members: [Int]
  /// Whether the bodies collide with each other.
  package var joinsMembers = true
  /// The lines; bodies collide with both of their sides.
  package var lines: [BoundaryLine] = []

  /// Creates a group.
  package init(name: Int, members: [Int]) {
    self.name = name
    self.members = members
  }
}

/// One straight line of a boundary.
package struct BoundaryLine: Sendable, Hashable {
  /// Which boundary it belongs to.
  package var boundary: Int
  /// Where it begins.
  package var start: PlaneVector
  /// Where it ends.
  package var end: PlaneVector
  /// Whether another line of the boundary ends where it begins.
  package var continuesAtStart = false
  /// Whether another line of the boundary begins where it ends.
  package var continuesAtEnd = false

  /// Creates a line that stands alone.
  package init(boundary: Int, from start: PlaneVector, to end: PlaneVector) {
    self.boundary = boundary
    self.start = start
    self.end = end
  }

  /// Returns the lines of a polyline, without those of no length.
  package static func lines(_ polyline: Polyline, boundary: Int) -> [BoundaryLine] {
    var points = polyline.points.map { PlaneVector($0) }
    if polyline.isClosed, let first = points.first { points.append(first) }
    var lines: [BoundaryLine] = []
    for (start, end) in zip(points, points.dropFirst()) where (end - start).length > 1e-9 {
      lines.append(BoundaryLine(boundary: boundary, from: start, to: end))
    }
    for index in lines.indices {
      lines[index].continuesAtStart = index > 0 || polyline.isClosed
      lines[index].continuesAtEnd = index < lines.count - 1 || polyline.isClosed
    }
    return lines
  }
}
