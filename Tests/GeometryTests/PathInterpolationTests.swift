import Foundation
import Geometry
import Testing

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

private func ellipse(_ rect: CGRect) -> Path {
  CGPath(ellipseIn: rect, transform: nil).value
}

private func rectangle(_ rect: CGRect) -> Path {
  CGPath(rect: rect, transform: nil).value
}

@Test
func `circle reveal is round at every size`() {
  let from = ellipse(CGRect(x: 90, y: 90, width: 20, height: 20))
  let to = ellipse(CGRect(x: 10, y: 10, width: 180, height: 180))
  let quarter = from.interpolated(to: to, at: 0.25)
  #expect(abs(quarter.coveredArea() - 2_828) < 6)
  for (inside, outside) in [
    (point(128.5, 100.5), point(131.5, 100.5)), (point(71.5, 100.5), point(68.5, 100.5)),
    (point(100.5, 128.5), point(100.5, 131.5)), (point(100.5, 71.5), point(100.5, 68.5)),
  ] {
    #expect(quarter.contains(inside))
    #expect(!quarter.contains(outside))
  }
  #expect(from.interpolated(to: to, at: 0) == from)
  #expect(from.interpolated(to: to, at: 1) == to)
}

@Test
func `paths of different elements blend inside both, exactly at the ends`() {
  let box = CGRect(x: 20, y: 20, width: 100, height: 60)
  let from = rectangle(box)
  let to = ellipse(box)
  #expect(!from.hasSameElements(as: to))
  #expect(from.interpolated(to: to, at: 0) == from)
  #expect(from.interpolated(to: to, at: 1) == to)
  #expect(abs(from.coveredArea() - 6_000) < 1e-6)
  #expect(abs(to.coveredArea() - 4_714) < 5)
}

private let shapes: [Path] = [
  Path(),
  Path([.move(to: point(5, 5))]),
  rectangle(CGRect(x: 20, y: 20, width: 100, height: 60)),
  ellipse(CGRect(x: 20, y: 20, width: 100, height: 60)),
  Path(
    rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)).elements
      + rectangle(CGRect(x: 50, y: 50, width: 30, height: 30)).elements),
  Path([
    .move(to: point(0, 0)), .quadratic(control: point(50, 90), to: point(100, 0)),
    .line(to: point(50, -20)),
  ]),
  UIBezierPath(roundedRect: CGRect(x: 3, y: 4, width: 90, height: 70), cornerRadius: 12)
    .cgPath.value,
]

@Test
func `blend of any two shapes stays inside the rectangle around both`() {
  for from in shapes {
    for to in shapes {
      let box = from.bounds.union(to.bounds)
      for step in 1..<8 {
        let blend = from.interpolated(to: to, at: CGFloat(step) / 8)
        #expect(blend.isFinite)
        let outside = blend.isEmpty ? 0 : box.overhang(of: blend.bounds)
        #expect(
          outside < 1e-9,
          "\(shapes.firstIndex(of: from) ?? -1) to \(shapes.firstIndex(of: to) ?? -1) at \(step)")
        #expect(blend == from.interpolated(to: to, at: CGFloat(step) / 8))
      }
    }
  }
}

@Test
func `blend approaches its ends steadily`() {
  for from in shapes {
    for to in shapes {
      let start = from.interpolated(to: to, at: 1e-6).coveredArea(.evenOdd, lines: 100)
      #expect(abs(start - from.coveredArea(.evenOdd, lines: 100)) < 0.1)
      let end = from.interpolated(to: to, at: 1 - 1e-6).coveredArea(.evenOdd, lines: 100)
      #expect(abs(end - to.coveredArea(.evenOdd, lines: 100)) < 0.1)
    }
  }
}

@Test
func `blend reads the same from either end`() {
  for from in shapes {
    for to in shapes {
      let forwards = from.interpolated(to: to, at: 0.375)
      let backwards = to.interpolated(to: from, at: 0.625)
      #expect(areNear(forwards, backwards, 1e-9))
    }
  }
}

@Test
func `paths in opposite directions fold over in the middle`() {
  let from = Path([
    .move(to: point(20, 20)), .line(to: point(120, 20)), .line(to: point(120, 120)),
    .line(to: point(20, 120)), .close,
  ])
  let to = Path([
    .move(to: point(20, 20)), .line(to: point(20, 120)), .line(to: point(120, 120)),
    .line(to: point(120, 20)), .close,
  ])
  for (fraction, area) in [(0, 10_000), (0.25, 5_000), (0.5, 0), (0.75, 5_000), (1, 10_000)]
    as [(CGFloat, CGFloat)]
  {
    #expect(abs(from.interpolated(to: to, at: fraction).coveredArea() - area) < 1e-6)
  }
}

@Test
func `oval and full arc from the same start match although only one is closed`() {
  let oval = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20)).cgPath.value
  let arc = UIBezierPath(
    arcCenter: .zero, radius: 30, startAngle: 0, endAngle: 2 * .pi, clockwise: true
  ).cgPath.value
  #expect(oval.hasSameElements(as: arc))
  let middle = oval.interpolated(to: arc, at: 0.5)
  let expected = ellipse(CGRect(x: -20, y: -20, width: 40, height: 40))
  #expect(areNear(middle, expected, 1e-9))
}

@Test
func `oval and arc a quarter apart shrink on the way, as the rule demands`() {
  let oval = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20)).cgPath.value
  let arc = UIBezierPath(
    arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
  ).cgPath.value
  for u in [0.25, 0.5, 0.75] as [CGFloat] {
    let blend = oval.interpolated(to: arc, at: u)
    let factor = ((1 - u) * (1 - u) + u * u).squareRoot()
    for case .cubic(_, _, let end) in blend.elements {
      #expect(abs((end.x * end.x + end.y * end.y).squareRoot() - 10 * factor) < 1e-9)
    }
  }
}

@Test
func `circles of opposite directions meet in a line`() {
  let arc = UIBezierPath(
    arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
  let opposite = UIBezierPath(
    arcCenter: .zero, radius: 10, startAngle: 2 * .pi, endAngle: 0, clockwise: false)
  let middle = arc.cgPath.value.interpolated(to: opposite.cgPath.value, at: 0.5)
  #expect(middle.coveredArea() < 1e-6)
  #expect(middle.bounds.height < 1e-9)
}

@Test
func `fraction beyond the ends goes on along the same lines`() {
  let from = rectangle(CGRect(x: 0, y: 0, width: 10, height: 10))
  let to = rectangle(CGRect(x: 0, y: 0, width: 20, height: 10))
  #expect(from.interpolated(to: to, at: 1.5).bounds.width == 25)
  #expect(from.interpolated(to: to, at: -0.5).bounds.width == 5)
  #expect(from.interpolated(to: to, at: .nan) == from)
}
