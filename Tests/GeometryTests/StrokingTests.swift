import Foundation
import Geometry
import Testing

/// The square with corners (20, 20) and (120, 120), as field reports A07 and A08 have it.
private let square = Path([
  .move(to: CGPoint(x: 20, y: 20)), .line(to: CGPoint(x: 120, y: 20)),
  .line(to: CGPoint(x: 120, y: 120)), .line(to: CGPoint(x: 20, y: 120)), .close,
])

private let openSquare = Path([
  .move(to: CGPoint(x: 20, y: 20)), .line(to: CGPoint(x: 120, y: 20)),
  .line(to: CGPoint(x: 120, y: 120)), .line(to: CGPoint(x: 20, y: 120)),
  .line(to: CGPoint(x: 20, y: 20)),
])

private let wide = StrokeStyle(width: 10)

private func dot(_ cap: CGLineCap) -> Path {
  let center = CGPoint(x: 50, y: 50)
  return Path([.move(to: center), .line(to: center)])
    .stroked(StrokeStyle(width: 10, cap: cap), tolerance: 0.01)
}

@Test
func `trimmed stroke shows the part between the two fractions`() {
  let part = square.trimmed(from: 0.25, to: 0.75)
  #expect(abs(part.length - 200) < 1e-9)
  let outline = part.stroked(wide, tolerance: 0.01)
  #expect(outline.contains(CGPoint(x: 120, y: 70)))
  #expect(outline.contains(CGPoint(x: 70, y: 120)))
  #expect(!outline.contains(CGPoint(x: 70, y: 20)))
  #expect(!outline.contains(CGPoint(x: 20, y: 70)))
}

@Test
func `trimming to nothing, backwards or beyond the ends is defined`() {
  #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
  #expect(square.trimmed(from: 0.75, to: 0.25).isEmpty)
  #expect(square.trimmed(from: 0, to: 0).isEmpty)
  #expect(square.trimmed(from: .nan, to: 1).isEmpty)
  #expect(square.trimmed(from: -1, to: 2) == square)
  #expect(square.trimmed(from: 0, to: 1) == square)
  #expect(square.trimmed(from: -3, to: 0.25) == square.trimmed(from: 0, to: 0.25))
}

@Test
func `closed stroke has its start corner, open stroke has a notch there`() {
  let closed = square.stroked(wide, tolerance: 0.01)
  #expect(abs(closed.coveredArea() - 4_000) < 1)
  #expect(closed.contains(CGPoint(x: 16, y: 16)))
  let open = openSquare.stroked(wide, tolerance: 0.01)
  #expect(abs(open.coveredArea() - 3_975) < 1)
  #expect(!open.contains(CGPoint(x: 16, y: 16)))
}

@Test
func `closed square's outline is two squares and nothing else`() {
  let outline = square.stroked(wide, tolerance: 0.01)
  #expect(outline.elements.count == 10)
  #expect(outline.bounds == CGRect(x: 15, y: 15, width: 110, height: 110))
}

@Test
func `dot draws by its cap`() {
  #expect(dot(.butt).isEmpty)
  #expect(abs(dot(.round).coveredArea() - 78.54) < 0.5)
  #expect(dot(.round).bounds == CGRect(x: 45, y: 45, width: 10, height: 10))
  #expect(dot(.square).rectangle == CGRect(x: 45, y: 45, width: 10, height: 10))
}

@Test(arguments: [CGLineCap.butt, .round, .square])
func `lone move strokes nothing`(cap: CGLineCap) {
  let path = Path([.move(to: CGPoint(x: 50, y: 50))])
  #expect(path.stroked(StrokeStyle(width: 10, cap: cap), tolerance: 0.01).isEmpty)
}

@Test(arguments: [0, -1, CGFloat.nan, .infinity])
func `width that is no width strokes nothing`(width: CGFloat) {
  #expect(square.stroked(StrokeStyle(width: width), tolerance: 0.01).isEmpty)
}

@Test
func `joins differ in the corner's tip only`() {
  let corner = Path([
    .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 50, y: 0)),
    .line(to: CGPoint(x: 50, y: 50)),
  ])
  func area(_ join: CGLineJoin, _ limit: CGFloat = 10) -> CGFloat {
    let style = StrokeStyle(width: 10, join: join, miterLimit: limit)
    return corner.stroked(style, tolerance: 0.001).coveredArea()
  }
  // Two lines of 50 × 10 overlap in a quarter of the corner's square, and the tip adds to it.
  let without = 2 * 500.0 - 25
  #expect(abs(area(.miter) - (without + 25)) < 1e-6)
  #expect(abs(area(.bevel) - (without + 12.5)) < 1e-6)
  #expect(abs(area(.round) - (without + 25 * .pi / 4)) < 0.02)
  // At a right angle a miter reaches √2 widths.
  #expect(abs(area(.miter, 1.41) - area(.bevel)) < 1e-6)
  #expect(abs(area(.miter, 1.42) - area(.miter)) < 1e-6)
}

@Test
func `caps lengthen the line as they should`() {
  let line = Path([.move(to: .zero), .line(to: CGPoint(x: 30, y: 40))])
  func area(_ cap: CGLineCap) -> CGFloat {
    line.stroked(StrokeStyle(width: 10, cap: cap), tolerance: 0.001).coveredArea()
  }
  #expect(abs(area(.butt) - 500) < 1e-6)
  #expect(abs(area(.square) - 600) < 1e-6)
  #expect(abs(area(.round) - (500 + 25 * .pi)) < 0.05)
}

@Test
func `circle's stroke is a ring`() {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil).value
  let ring = circle.stroked(wide, tolerance: 0.01)
  #expect(abs(ring.coveredArea() - 2 * .pi * 50 * 10) < 5)
  #expect(!ring.contains(CGPoint(x: 50, y: 50)))
  // Wider than the circle, the inside is covered too and no hole opens.
  let disc = circle.stroked(StrokeStyle(width: 140), tolerance: 0.01)
  #expect(abs(disc.coveredArea() - .pi * 120 * 120) < 20)
}

@Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
func `stroke covers exactly the points near its path`(join: CGLineJoin, cap: CGLineCap) {
  var numbers = SeededNumbers(seed: 24)
  func random() -> CGPoint {
    CGPoint(x: .random(in: 0...60, using: &numbers), y: .random(in: 0...60, using: &numbers))
  }
  for width in [2, 14, 40] as [CGFloat] {
    for isClosed in [false, true] {
      var path = Path([
        .move(to: random()), .line(to: random()),
        .cubic(control1: random(), control2: random(), to: random()), .line(to: random()),
        .quadratic(control: random(), to: random()),
      ])
      if isClosed { path.closeSubpath() }
      let outline = path.stroked(
        StrokeStyle(width: width, cap: cap, join: join, miterLimit: 2), tolerance: 0.01)
      let spine = path.polylines(tolerance: 0.001)[0]
      for _ in 0..<40 {
        let p = CGPoint(
          x: .random(in: -50...110, using: &numbers), y: .random(in: -50...110, using: &numbers))
        let distance = spine.distance(to: p)
        // A cap reaches at most √2 half widths, a miter of limit 2 twice half the width.
        if distance > width + 0.02 { #expect(!outline.contains(p)) }
        // Round joins cover all that is near; others leave gaps only beyond the path's own ends.
        if join == .round, isClosed || cap == .round, distance < width / 2 - 0.02 {
          #expect(outline.contains(p))
        }
        if join == .round, isClosed || cap == .round, distance > width / 2 + 0.02 {
          #expect(!outline.contains(p))
        }
      }
    }
  }
}

@Test
func `stroke of a closed path does not depend on where it begins`() {
  let corners = [
    CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 10), CGPoint(x: 60, y: 70), CGPoint(x: 10, y: 50),
  ]
  let areas = (0..<4).map { first -> CGFloat in
    var path = Path()
    path.addLines(between: Array(corners[first...] + corners[..<first]))
    path.closeSubpath()
    return path.stroked(wide, tolerance: 0.01).coveredArea()
  }
  for area in areas { #expect(abs(area - areas[0]) < 1e-6) }
}

@Test
func `line there and back on itself is drawn once`() {
  let path = Path([
    .move(to: .zero), .line(to: CGPoint(x: 50, y: 0)), .line(to: CGPoint(x: 20, y: 0)),
  ])
  for join in [CGLineJoin.miter, .bevel] {
    let outline = path.stroked(StrokeStyle(width: 10, join: join), tolerance: 0.01)
    #expect(abs(outline.coveredArea() - 500) < 1e-6)
  }
  let round = path.stroked(StrokeStyle(width: 10, join: .round), tolerance: 0.001)
  #expect(abs(round.coveredArea() - (500 + 12.5 * .pi)) < 0.05)
}

@Test
func `butt cap of a curve is square to its end`() {
  let arc = UIBezierPath(
    arcCenter: .zero, radius: 30, startAngle: 0, endAngle: .pi / 2, clockwise: true)
  let outline = arc.cgPath.value.stroked(StrokeStyle(width: 20), tolerance: 0.05)
  #expect(outline.bounds.minX > -0.06)
  #expect(outline.bounds.minY > -0.06)
  #expect(abs(outline.coveredArea() - .pi / 4 * (1_600 - 400)) < 2)
}

@Test
func `trimmed to the end a closed stroke is still joined`() {
  let whole = square.stroked(wide, tolerance: 0.01)
  #expect(square.trimmed(from: 0, to: 1).stroked(wide, tolerance: 0.01) == whole)
  let nearly = square.trimmed(from: 0, to: 0.999).stroked(wide, tolerance: 0.01)
  #expect(!nearly.contains(CGPoint(x: 16, y: 16)))
}

@Test
func `platform's stroking copy is the same outline`() {
  let path = CGPath(rect: CGRect(x: 20, y: 20, width: 100, height: 100), transform: nil)
  let stroked = path.copy(
    strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
  #expect(abs(stroked.value.coveredArea() - 4_000) < 1e-6)
  #expect(stroked.contains(CGPoint(x: 16, y: 16)))
  let dashed = path.copy(dashingWithPhase: 0, lengths: [10, 10])
  #expect(abs(dashed.value.length - 200) < 1e-9)
}

@Test
func `closed subpath of length zero is a dot as well`() {
  let path = Path([.move(to: CGPoint(x: 50, y: 50)), .close])
  let outline = path.stroked(StrokeStyle(width: 10, cap: .round), tolerance: 0.01)
  #expect(outline.bounds == CGRect(x: 45, y: 45, width: 10, height: 10))
  #expect(path.stroked(StrokeStyle(width: 10), tolerance: 0.01).isEmpty)
}

@Test(arguments: [0, -1, CGFloat.nan, .infinity])
func `miter limit that is no limit draws a corner of some kind`(limit: CGFloat) {
  let style = StrokeStyle(width: 10, miterLimit: limit)
  let outline = square.stroked(style, tolerance: 0.01)
  #expect(outline.isFinite)
  #expect(abs(outline.coveredArea() - (limit == .infinity ? 4_000 : 3_950)) < 1e-6)
}

@Test
func `enormous stroke has a bounded number of points`() {
  let style = StrokeStyle(width: 1e12, cap: .round, join: .round)
  let outline = openSquare.stroked(style, tolerance: 1e-6)
  #expect(outline.elements.count < 5 * 4_200)
  #expect(outline.contains(CGPoint(x: 4e11, y: 0)))
}
