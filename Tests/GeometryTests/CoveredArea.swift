import Foundation
import Geometry

extension Path {
  /// Returns the area that a fill covers, by exact intervals along horizontal lines.
  ///
  /// The lines are the middles of at least `lines` bands that no corner lies in, so that the sum is
  /// exact where edges do not cross inside a band.
  func coveredArea(
    _ rule: FillRule = .nonZero, tolerance: CGFloat = 0.001, lines: Int = 300
  ) -> CGFloat {
    let polylines = polylines(tolerance: tolerance)
    let box = bounds
    guard !box.isNull, box.height > 0 else { return 0 }
    let levels = Set(polylines.flatMap(\.points).map(\.y)).sorted()
    var sum: CGFloat = 0
    for (top, bottom) in zip(levels, levels.dropFirst()) {
      let count = Int(((bottom - top) / box.height * CGFloat(lines)).rounded(.up))
      let height = (bottom - top) / CGFloat(count)
      for band in 0..<count {
        let y = top + (CGFloat(band) + 0.5) * height
        let widths = covered(polylines, at: y, rule).map { $0.upperBound - $0.lowerBound }
        sum += height * widths.reduce(0, +)
      }
    }
    return sum
  }

  private func covered(
    _ polylines: [Polyline], at y: CGFloat, _ rule: FillRule
  ) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, step: Int)] = []
    for polyline in polylines {
      guard var a = polyline.points.last else { continue }
      for b in polyline.points {
        if (a.y <= y) != (b.y <= y) {
          let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
          crossings.append((x, a.y <= y ? 1 : -1))
        }
        a = b
      }
    }
    crossings.sort { $0.x < $1.x }
    var ranges: [ClosedRange<CGFloat>] = []
    var winding = 0
    var start: CGFloat = 0
    func isInside(_ winding: Int) -> Bool {
      rule == .nonZero ? winding != 0 : winding & 1 != 0
    }
    for crossing in crossings {
      let was = isInside(winding)
      winding += crossing.step
      if !was, isInside(winding) { start = crossing.x }
      if was, !isInside(winding) { ranges.append(start...crossing.x) }
    }
    return ranges
  }
}

extension CGPoint {
  /// Whether both coordinates are within `tolerance` of another point's.
  func isNear(_ other: CGPoint, _ tolerance: CGFloat = 1e-4) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension CGRect {
  /// Returns how far another rectangle reaches out of this one.
  func overhang(of other: CGRect) -> CGFloat {
    max(minX - other.minX, minY - other.minY, other.maxX - maxX, other.maxY - maxY)
  }
}
