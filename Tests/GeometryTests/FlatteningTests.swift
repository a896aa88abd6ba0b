import Foundation
import Geometry
import Testing

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

extension Polyline {
  /// Returns the distance of `point` from the nearest line.
  func distance(to point: CGPoint) -> CGFloat {
    var nearest = CGFloat.infinity
    let ends = isClosed ? points + points.prefix(1) : points
    for (a, b) in zip(ends, ends.dropFirst()) {
      let dx = b.x - a.x
      let dy = b.y - a.y
      let square = dx * dx + dy * dy
      let t = square > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0
      let at = min(1, max(0, t))
      let x = a.x + at * dx - point.x
      let y = a.y + at * dy - point.y
      nearest = min(nearest, (x * x + y * y).squareRoot())
    }
    return nearest
  }
}

/// Returns the point of a cubic at `t`, by repeated interpolation.
private func evaluate(_ controls: [CGPoint], _ t: CGFloat) -> CGPoint {
  var points = controls
  while points.count > 1 {
    points = zip(points, points.dropFirst()).map { a, b in
      point(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))
    }
  }
  return points[0]
}

@Test(arguments: [1.0, 0.1, 0.01] as [CGFloat])
func `flattened curve stays within its tolerance`(tolerance: CGFloat) {
  var numbers = SeededNumbers(seed: 18)
  func random() -> CGPoint {
    point(.random(in: -200...200, using: &numbers), .random(in: -200...200, using: &numbers))
  }
  for _ in 0..<20 {
    for degree in 2...3 {
      let controls = (0...degree).map { _ in random() }
      let element: Path.Element =
        degree == 2
        ? .quadratic(control: controls[1], to: controls[2])
        : .cubic(control1: controls[1], control2: controls[2], to: controls[3])
      let path = Path([.move(to: controls[0]), element])
      let lines = path.polylines(tolerance: tolerance)
      #expect(lines.count == 1)
      #expect(lines[0].points.first == controls[0])
      #expect(lines[0].points.last == controls[degree])
      let distances = (0...50).map { step in
        lines[0].distance(to: evaluate(controls, (CGFloat(step) + 0.37) / 51))
      }
      #expect(distances.allSatisfy { $0 <= tolerance * 1.0001 })
    }
  }
}

@Test
func `quarter circle takes no more lines than its curvature asks for`() {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
  let lines = circle.value.polylines(tolerance: 0.05)
  // A chord of a circle of radius r is off by c²/8r, so a quarter needs (π/2)·√(r/8·0.05) ≈ 25.
  #expect(lines[0].points.count <= 4 * 28)
  #expect(lines[0].points.count >= 4 * 24)
}

@Test
func `cusps, loops and doubled points are flattened`() {
  let shapes: [[CGPoint]] = [
    [point(0, 0), point(100, 100), point(0, 100), point(100, 0)],
    [point(0, 0), point(100, 0), point(0, 0), point(100, 0)],
    [point(0, 0), point(0, 0), point(0, 0), point(0, 0)],
    [point(0, 0), point(0, 0), point(100, 50), point(100, 50)],
  ]
  for controls in shapes {
    let path = Path([
      .move(to: controls[0]),
      .cubic(control1: controls[1], control2: controls[2], to: controls[3]),
    ])
    let line = path.polylines(tolerance: 0.01)[0]
    for step in 0...100 {
      #expect(line.distance(to: evaluate(controls, CGFloat(step) / 100)) <= 0.0101)
    }
  }
}

@Test
func `path with a point that is no number gives no lines`() {
  for bad in [CGFloat.nan, .infinity, -.infinity] {
    let path = Path([.move(to: .zero), .line(to: point(1, bad)), .line(to: point(1, 1)), .close])
    #expect(path.polylines(tolerance: 0.1).isEmpty)
    #expect(path.stroked(StrokeStyle(width: 2), tolerance: 0.1).isEmpty)
    #expect(path.trimmed(from: 0.1, to: 0.5).isEmpty)
    #expect(path.length == 0)
    #expect(path.bounds.isNull || bad.isInfinite)
  }
}

@Test
func `enormous curve is cut into a bounded number of lines`() {
  let path = Path([
    .move(to: .zero),
    .cubic(control1: point(1e300, 0), control2: point(0, 1e300), to: point(1, 1)),
  ])
  let lines = path.polylines(tolerance: 1e-3)
  #expect(lines[0].points.count <= 4_097)
  for tolerance in [0, -1, CGFloat.nan] {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    #expect(circle.value.polylines(tolerance: tolerance)[0].points.count <= 4 * 4_096)
  }
}

@Test
func `line filled as a shape encloses nothing`() {
  let line = Path([.move(to: point(10, 10)), .line(to: point(10, 90)), .close])
  #expect(line.coveredArea() == 0)
  let thereAndBack = Path([
    .move(to: point(10, 10)), .line(to: point(60, 60)), .line(to: point(10, 10)),
  ])
  #expect(thereAndBack.coveredArea() < 1e-9)
}

@Test
func `curves far outside leave the canvas empty`() {
  let far = Path([
    .move(to: point(-22_015, -2_901)),
    .quadratic(control: point(-32_255, -3_413), to: point(-33_279, 172)), .close,
  ])
  let above = Path([
    .move(to: point(90.997, -253.125)),
    .quadratic(control: point(14.997, -2_071.125), to: point(9.003, -2_070.875)),
    .line(to: point(85.003, -252.875)), .close,
  ])
  for path in [far, above] {
    let canvas = CGRect(x: 0, y: 0, width: 256, height: 256)
    #expect(!path.flattened(tolerance: 0.05).bounds.intersects(canvas))
    #expect(!path.bounds.intersects(canvas))
  }
}

@Test
func `enormous triangle keeps its near edge`() {
  let triangle = Path([
    .move(to: point(3, 6)), .line(to: point(11, 6)), .line(to: point(11, -158_758_583)), .close,
  ])
  #expect(triangle.contains(point(3.5, 0.5)))
  #expect(!triangle.contains(point(2.9, 0.5)))
  #expect(triangle.contains(point(10.5, 5.5)))
  #expect(!triangle.contains(point(10.5, 6.5)))
}

@Test
func `new subpath begins where the closed one began`() {
  let path = Path([
    .move(to: point(1, 1)), .line(to: point(5, 1)), .line(to: point(5, 5)), .close,
    .line(to: point(9, 9)),
  ])
  let lines = path.polylines(tolerance: 0.1)
  #expect(lines.map(\.isClosed) == [true, false])
  #expect(lines[1].points == [point(1, 1), point(9, 9)])
}

@Test
func `elements before the first move draw nothing`() {
  let path = Path([.line(to: point(5, 5)), .close, .move(to: point(1, 1)), .line(to: point(2, 2))])
  #expect(
    path.polylines(tolerance: 0.1) == [Polyline([point(1, 1), point(2, 2)], isClosed: false)])
  #expect(path.subpaths.count == 1)
}

@Test
func `area is signed by direction and keeps its digits far from the origin`() {
  let near = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 5), transform: nil).value
  #expect(near.signedArea(tolerance: 1) == 15)
  #expect(near.reversed().signedArea(tolerance: 1) == -15)
  let far = near.applying(CGAffineTransform(translationX: 1e9, y: 1e9))
  #expect(far.signedArea(tolerance: 1) == 15)
}
