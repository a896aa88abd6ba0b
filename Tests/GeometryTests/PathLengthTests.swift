import Foundation
import Geometry
import Testing

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

@Test
func `length counts closing lines and leaves out moves`() {
  let square = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil).value
  #expect(square.length == 300)
  let two = Path(square.elements + [.move(to: point(1_000, 0)), .line(to: point(1_000, 7))])
  #expect(two.length == 307)
  #expect(Path([.move(to: point(3, 4))]).length == 0)
}

@Test
func `length of curves agrees with fine flattening`() {
  var numbers = SeededNumbers(seed: 19)
  func random() -> CGPoint {
    point(.random(in: -100...100, using: &numbers), .random(in: -100...100, using: &numbers))
  }
  for _ in 0..<60 {
    let path = Path([
      .move(to: random()), .cubic(control1: random(), control2: random(), to: random()),
      .quadratic(control: random(), to: random()),
    ])
    let lines = path.polylines(tolerance: 1e-5).reduce(0) { $0 + $1.length }
    #expect(abs(path.length - lines) < 1e-4 * path.length)
    #expect(path.length >= lines - 1e-9)
  }
}

@Test
func `straight curve has the length of its line however its points are spread`() {
  let path = Path([
    .move(to: .zero), .cubic(control1: point(1, 0), control2: point(2, 0), to: point(100, 0)),
  ])
  #expect(abs(path.length - 100) < 1e-6)
  let cusp = Path([
    .move(to: .zero), .cubic(control1: point(100, 0), control2: point(0, 0), to: point(100, 0)),
  ])
  // x(t) = 300t − 600t² + 400t³ turns back nowhere: its derivative touches zero at t = ½.
  #expect(abs(cusp.length - 100) < 1e-6)
}

@Test
func `parts add up to the whole and have the length they should`() {
  let shape = UIBezierPath(
    roundedRect: CGRect(x: 5, y: 6, width: 130, height: 90), cornerRadius: 20)
  shape.move(to: point(300, 300))
  shape.addQuadCurve(to: point(400, 300), controlPoint: point(330, 420))
  let path = shape.cgPath.value
  let total = path.length
  let cuts: [CGFloat] = [0, 0.013, 0.1, 0.33, 0.5, 0.77, 0.9, 0.999, 1]
  for (a, b) in zip(cuts, cuts.dropFirst()) {
    let part = path.trimmed(from: a, to: b)
    #expect(abs(part.length - (b - a) * total) < 1e-5 * total)
  }
}

@Test
func `trimming a circle to its half ends opposite its start`() {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil).value
  let half = circle.trimmed(from: 0, to: 0.5)
  #expect(half.elements.first == .move(to: point(100, 50)))
  #expect(half.currentPoint?.isNear(point(0, 50), 1e-6) == true)
  #expect(half.elements.last != .close)
  let eighth = circle.trimmed(from: 0, to: 0.125)
  let diagonal = 50 + 50 * CGFloat(2).squareRoot() / 2
  #expect(eighth.currentPoint?.isNear(point(diagonal, diagonal), 0.01) == true)
}

@Test
func `subpaths are consumed in order as one length`() {
  let path = Path([
    .move(to: .zero), .line(to: point(100, 0)),
    .move(to: point(0, 50)), .line(to: point(300, 50)),
  ])
  #expect(
    path.trimmed(from: 0, to: 0.5).elements == [
      .move(to: .zero), .line(to: point(100, 0)),
      .move(to: point(0, 50)), .line(to: point(100, 50)),
    ])
  #expect(
    path.trimmed(from: 0.75, to: 1).elements == [
      .move(to: point(200, 50)), .line(to: point(300, 50)),
    ])
  let closed = CGPath(rect: CGRect(x: 0, y: 0, width: 25, height: 25), transform: nil).value
  let both = Path(closed.elements + [.move(to: .zero), .line(to: point(100, 0))])
  #expect(both.trimmed(from: 0, to: 0.5) == closed)
}

@Test
func `dashes begin anew on every subpath`() {
  let path = Path([
    .move(to: .zero), .line(to: point(25, 0)), .move(to: point(0, 9)), .line(to: point(12, 9)),
  ])
  #expect(
    path.dashed(lengths: [10, 5], phase: 0).elements == [
      .move(to: .zero), .line(to: point(10, 0)), .move(to: point(15, 0)), .line(to: point(25, 0)),
      .move(to: point(0, 9)), .line(to: point(10, 9)),
    ])
}

@Test
func `phase shifts the dashes towards the start`() {
  let path = Path([.move(to: .zero), .line(to: point(20, 0))])
  let shifted: [Path.Element] = [
    .move(to: .zero), .line(to: point(6, 0)), .move(to: point(11, 0)), .line(to: point(20, 0)),
  ]
  #expect(areNear(path.dashed(lengths: [10, 5], phase: 4), Path(shifted), 1e-12))
  #expect(areNear(path.dashed(lengths: [10, 5], phase: 19), Path(shifted), 1e-12))
  #expect(areNear(path.dashed(lengths: [10, 5], phase: -11), Path(shifted), 1e-12))
}

@Test
func `odd pattern swaps dashes and gaps every other round`() {
  let path = Path([.move(to: .zero), .line(to: point(18, 0))])
  let dashed = path.dashed(lengths: [3], phase: 0)
  #expect(dashed.subpaths.map(\.start.x) == [0, 6, 12])
}

@Test
func `dash across the start of a closed subpath is one piece`() {
  let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil).value
  let dashed = square.dashed(lengths: [8, 2], phase: 4)
  #expect(abs(dashed.length - 32) < 1e-9)
  #expect(dashed.subpaths.count == 4)
  #expect(dashed.subpaths.allSatisfy { abs($0.path.length - 8) < 1e-9 })
  #expect(square.dashed(lengths: [100, 10], phase: 0) == square)
}

@Test
func `dash of length zero is a dot with round caps`() {
  let path = Path([.move(to: .zero), .line(to: point(20, 0))])
  let dots = path.stroked(
    StrokeStyle(width: 4, cap: .round, dashes: [0, 10]), tolerance: 0.01)
  #expect(abs(dots.coveredArea() - 2 * .pi * 4) < 0.1)
}

@Test
func `pattern that is none leaves the path solid`() {
  let path = Path([.move(to: .zero), .line(to: point(20, 0))])
  for lengths in [[], [0, 0], [-1, 5], [.nan, 5], [.infinity, 5]] as [[CGFloat]] {
    #expect(path.dashed(lengths: lengths, phase: 0) == path)
  }
  #expect(path.dashed(lengths: [1, 1], phase: .nan) == path)
  #expect(path.dashed(lengths: [1e-9, 1e-9], phase: 0) == path)
}
