import Foundation

/// The corners that a stroke follows, and the directions between them.
struct StrokeSpine {
  /// Corners in order, no two neighbours in the same place.
  private(set) var points: [CGPoint] = []
  /// Whether the corner is one of the path's own, and not one that flattening made.
  private(set) var isCorner: [Bool] = []
  /// The unit vector from each corner to the next; a closed spine has one back to the first.
  private(set) var directions: [CGVector] = []
  /// The length of the line in each direction.
  private(set) var lengths: [CGFloat] = []
  /// Whether the last corner is joined to the first.
  let isClosed: Bool

  /// Flattens a subpath, more finely towards the ends of its curves.
  ///
  /// The chord at a curve's end turns a cap or a miter of half the stroke's width by the angle it
  /// makes with the tangent; it is halved until that moves no point by more than `tolerance`.
  init(_ subpath: Path.Subpath, halfWidth: CGFloat, tolerance: CGFloat) {
    isClosed = subpath.isClosed
    let tolerance = max(tolerance, 1e-6)
    append(subpath.start, isCorner: true)
    for segment in subpath.segments {
      switch segment.element {
      case .line(let point):
        append(point, isCorner: true)
      case .quadratic(let control, let point):
        append(QuadraticCurve(segment.start, control, point).elevated, halfWidth, tolerance)
      case .cubic(let control1, let control2, let point):
        append(
          CubicCurve(segment.start, control1, control2, point), halfWidth, tolerance)
      case .move, .close:
        break
      }
    }
    if isClosed, points.count > 1, isNear(points[points.count - 1], points[0]) {
      points.removeLast()
      isCorner.removeLast()
    }
    measure()
  }

  private mutating func append(_ point: CGPoint, isCorner corner: Bool) {
    if let last = points.last, isNear(last, point) {
      if corner { isCorner[isCorner.count - 1] = true }
      return
    }
    points.append(point)
    isCorner.append(corner)
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
  }

  private mutating func append(
    _ curve: CubicCurve, _ halfWidth: CGFloat, _ tolerance: CGFloat
  ) {
    let count = curve.chordCount(tolerance: tolerance)
    let step = 1 / CGFloat(count)
    let reversed = CubicCurve(curve.p3, curve.p2, curve.p1, curve.p0)
    for t in curve.startingSteps(step, halfWidth, tolerance) {
      append(curve.point(at: t), isCorner: false)
    }
    for index in 1..<max(count, 1) {
      append(curve.point(at: CGFloat(index) * step), isCorner: false)
    }
    for t in reversed.startingSteps(step, halfWidth, tolerance).reversed() {
      append(reversed.point(at: t), isCorner: false)
    }
    append(curve.p3, isCorner: true)
  }

  private mutating func measure() {
    let count = isClosed ? points.count : points.count - 1
    guard points.count > 1 else { return }
    for index in 0..<count {
      let a = points[index]
      let b = points[(index + 1) % points.count]
      let length = a.distance(to: b)
      lengths.append(length)
      directions.append(CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length))
    }
  }
}

extension CubicCurve {
  /// Returns parameters between 0 and `step`, ascending, such that the chord to the first of them
  /// turns a normal of `halfWidth` by no more than `tolerance`.
  fileprivate func startingSteps(
    _ step: CGFloat, _ halfWidth: CGFloat, _ tolerance: CGFloat
  ) -> [CGFloat] {
    guard let tangent = [p1, p2, p3].first(where: { $0.distance(to: p0) > 1e-9 }) else { return [] }
    let tx = tangent.x - p0.x
    let ty = tangent.y - p0.y
    let length = (tx * tx + ty * ty).squareRoot()
    var steps: [CGFloat] = []
    var t = step
    for _ in 0..<10 {
      let end = point(at: t)
      let dx = end.x - p0.x
      let dy = end.y - p0.y
      let off = abs(tx * dy - ty * dx) * halfWidth
      guard off > tolerance * length * (dx * dx + dy * dy).squareRoot() else { break }
      t /= 2
      steps.append(t)
    }
    return steps.reversed()
  }
}
