import Foundation
import Geometry

/// A boundary under a name.
struct CollisionBoundary {
  /// The name that the client gave it.
  let identifier: any NSCopying
  /// The behaviour's number for it, from 1.
  let number: Int
  /// The path.
  let path: Path
  /// The path's straight lines, curves being cut to within a quarter of a point.
  let lines: [BoundaryLine]

  init(identifier: any NSCopying, number: Int, path: Path) {
    self.identifier = identifier
    self.number = number
    self.path = path
    lines = path.polylines(tolerance: 0.25).flatMap { BoundaryLine.lines($0, boundary: number) }
  }

  /// Whether two names are the same: equal texts, or else equal objects.
  func isNamed(_ other: any NSCopying) -> Bool {
    if let mine = Self.text(identifier), let theirs = Self.text(other) { return mine == theirs }
    if let mine = identifier as? NSObject, let theirs = other as? NSObject {
      return mine.isEqual(theirs)
    }
    return false
  }

  private static func text(_ name: any NSCopying) -> String? {
    if let text = name as? String { return text }
    return (name as? NSString).map { String(describing: $0) }
  }
}
