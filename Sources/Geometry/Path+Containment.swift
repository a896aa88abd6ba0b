import Foundation

extension Path {
  /// Returns whether `point` lies inside, with curves flattened to within `tolerance` points.
  ///
  /// Open subpaths count as closed. Of points on the outline, those with the inside towards larger
  /// coordinates count as inside.
  public func contains(
    _ point: CGPoint, using rule: FillRule = .nonZero, tolerance: CGFloat = 0.001
  ) -> Bool {
    guard point.isFinite else { return false }
    let winding = polylines(tolerance: tolerance).reduce(0) { $0 + $1.winding(around: point) }
    switch rule {
    case .nonZero: return winding != 0
    case .evenOdd: return winding & 1 != 0
    }
  }
}

extension Polyline {
  /// Returns how often the closed polyline turns around `point`.
  ///
  /// Counts the lines that cross the ray from the point towards smaller x, downwards as +1.
  fileprivate func winding(around point: CGPoint) -> Int {
    guard var previous = points.last else { return 0 }
    var winding = 0
    for next in points {
      if (previous.y <= point.y) != (next.y <= point.y) {
        let side =
          (next.x - previous.x) * (point.y - previous.y)
          - (point.x - previous.x) * (next.y - previous.y)
        if previous.y <= point.y {
          if side <= 0 { winding -= 1 }
        } else if side >= 0 {
          winding += 1
        }
      }
      previous = next
    }
    return winding
  }
}
