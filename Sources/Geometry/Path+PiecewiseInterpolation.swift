import Foundation

extension Path {
  /// Returns the path between this one and one whose elements do not match.
  func interpolatedPiecewise(to other: Path, at fraction: CGFloat) -> Path {
    guard isFinite, other.isFinite else { return fraction < 0.5 ? self : other }
    let own = subpaths.map(CubicSubpath.init)
    let others = other.subpaths.map(CubicSubpath.init)
    var result = Path()
    for index in 0..<max(own.count, others.count) {
      var a = index < own.count ? own[index] : others[index].collapsed
      var b = index < others.count ? others[index] : own[index].collapsed
      a.divide(into: b.curves.count)
      b.divide(into: a.curves.count)
      result.addPath(a.interpolated(to: b, at: fraction))
    }
    return result
  }
}

/// A subpath of cubics only, its closing line included.
private struct CubicSubpath {
  var curves: [CubicCurve]
  var isClosed: Bool

  init(_ subpath: Path.Subpath) {
    isClosed = subpath.isClosed
    curves = subpath.closedSegments.map { segment in
      switch segment.element {
      case .quadratic(let control, let end):
        QuadraticCurve(segment.start, control, end).elevated
      case .cubic(let control1, let control2, let end):
        CubicCurve(segment.start, control1, control2, end)
      case .line, .move, .close:
        CubicCurve(
          segment.start, segment.start.moved(towards: segment.end, by: 1 / 3),
          segment.start.moved(towards: segment.end, by: 2 / 3), segment.end)
      }
    }
    if curves.isEmpty {
      curves = [CubicCurve(subpath.start, subpath.start, subpath.start, subpath.start)]
    }
  }

  /// The subpath shrunk to the middle of its bounds.
  var collapsed: CubicSubpath {
    var path = Path([.move(to: curves[0].p0)])
    for curve in curves {
      path.addCurve(to: curve.p3, control1: curve.p1, control2: curve.p2)
    }
    let bounds = path.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var point = self
    point.curves = curves.map { _ in CubicCurve(middle, middle, middle, middle) }
    return point
  }

  /// Cuts the longest curves into equal parts until there are at least `count`.
  mutating func divide(into count: Int) {
    guard curves.count < count else { return }
    let lengths = curves.map { $0.length(from: 0, to: 1) }
    var parts = curves.map { _ in 1 }
    for _ in curves.count..<count {
      var longest = 0
      for index in curves.indices
      where lengths[index] / CGFloat(parts[index]) > lengths[longest] / CGFloat(parts[longest]) {
        longest = index
      }
      parts[longest] += 1
    }
    curves = zip(curves, parts).flatMap { curve, parts in
      var rest = curve
      var pieces: [CubicCurve] = []
      for left in (2...max(parts, 2)).reversed() where parts > 1 {
        let (head, tail) = rest.split(at: 1 / CGFloat(left))
        pieces.append(head)
        rest = tail
      }
      return pieces + [rest]
    }
  }

  /// Returns the path between this subpath and one of as many curves.
  func interpolated(to other: CubicSubpath, at fraction: CGFloat) -> Path {
    var result = Path()
    for (a, b) in zip(curves, other.curves) {
      if result.isEmpty { result.move(to: a.p0.moved(towards: b.p0, by: fraction)) }
      result.addCurve(
        to: a.p3.moved(towards: b.p3, by: fraction),
        control1: a.p1.moved(towards: b.p1, by: fraction),
        control2: a.p2.moved(towards: b.p2, by: fraction))
    }
    if isClosed || other.isClosed { result.closeSubpath() }
    return result
  }
}
