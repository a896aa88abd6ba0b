import Foundation
import Geometry
import Testing

private let quarter: CGFloat = 0.5522847498307933

/// Returns whether two paths have the same elements, with points within `tolerance`.
func areNear(_ a: Path, _ b: Path, _ tolerance: CGFloat = 1e-4) -> Bool {
  a.elements.count == b.elements.count
    && zip(a.elements, b.elements).allSatisfy { a, b in
      switch (a, b) {
      case (.move(let p), .move(let q)), (.line(let p), .line(let q)):
        p.isNear(q, tolerance)
      case (.quadratic(let p1, let p2), .quadratic(let q1, let q2)):
        p1.isNear(q1, tolerance) && p2.isNear(q2, tolerance)
      case (.cubic(let p1, let p2, let p3), .cubic(let q1, let q2, let q3)):
        p1.isNear(q1, tolerance) && p2.isNear(q2, tolerance) && p3.isNear(q3, tolerance)
      case (.close, .close):
        true
      default:
        false
      }
    }
}

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

@Test
func `rectangle runs along x first from its smallest corner`() {
  let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
  #expect(
    path.value.elements == [
      .move(to: point(1, 2)), .line(to: point(4, 2)), .line(to: point(4, 6)),
      .line(to: point(1, 6)), .close,
    ])
  #expect(UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath == path)
}

@Test
func `negative sizes draw the standardised rectangle`() {
  let path = CGPath(rect: CGRect(x: 4, y: 6, width: -3, height: -4), transform: nil)
  #expect(path == CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
}

@Test
func `ellipse begins at three o'clock and runs clockwise in four cubics`() {
  let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
  let (kx, ky) = (quarter * 40, quarter * 20)
  let expected = Path([
    .move(to: point(90, 40)),
    .cubic(control1: point(90, 40 + ky), control2: point(50 + kx, 60), to: point(50, 60)),
    .cubic(control1: point(50 - kx, 60), control2: point(10, 40 + ky), to: point(10, 40)),
    .cubic(control1: point(10, 40 - ky), control2: point(50 - kx, 20), to: point(50, 20)),
    .cubic(control1: point(50 + kx, 20), control2: point(90, 40 - ky), to: point(90, 40)),
    .close,
  ])
  #expect(areNear(CGPath(ellipseIn: rect, transform: nil).value, expected, 1e-12))
  #expect(UIBezierPath(ovalIn: rect).cgPath == CGPath(ellipseIn: rect, transform: nil))
}

@Test
func `arc against the angle's direction matches the platform's elements`() {
  let path = CGMutablePath()
  path.addArc(
    center: point(25, 100), radius: 20, startAngle: 225 * .pi / 180, endAngle: 0, clockwise: true)
  let expected = Path([
    .move(to: point(10.8579, 85.8579)),
    .cubic(
      control1: point(3.0474, 93.6684), control2: point(3.0474, 106.3316),
      to: point(10.8579, 114.1421)),
    .cubic(
      control1: point(18.6684, 121.9526), control2: point(31.3316, 121.9526),
      to: point(39.1421, 114.1421)),
    .cubic(control1: point(42.8929, 110.3914), control2: point(45, 105.3043), to: point(45, 100)),
  ])
  #expect(areNear(path.value, expected))
}

@Test
func `arc between tangents matches the platform's elements`() {
  let path = CGMutablePath()
  path.move(to: point(400, 400))
  path.addArc(tangent1End: point(140, 250), tangent2End: point(110, 180), radius: 50)
  let expected = Path([
    .move(to: point(400, 400)),
    .line(to: point(154.4154, 258.3166)),
    .cubic(
      control1: point(145.0575, 252.9178), control2: point(137.7000, 244.6333),
      to: point(133.4443, 234.7033)),
  ])
  #expect(areNear(path.value, expected))
}

@Test
func `arc between tangents in line is a line`() {
  let path = CGMutablePath()
  path.move(to: point(0, 0))
  path.addArc(tangent1End: point(10, 0), tangent2End: point(20, 0), radius: 5)
  #expect(path.value.elements == [.move(to: .zero), .line(to: point(10, 0))])
}

@Test(arguments: [(90.0, 0.55228475), (60, 0.35726559), (45, 0.26521649), (30, 0.17553666)])
func `arc's control length follows its sweep`(degrees: Double, length: Double) {
  let path = UIBezierPath(
    arcCenter: .zero, radius: 1, startAngle: 0, endAngle: degrees * .pi / 180, clockwise: true)
  guard case .cubic(let control, _, _) = path.cgPath.value.elements[1] else {
    Issue.record("the second element must be a curve")
    return
  }
  #expect(abs(control.y - length) < 1e-8)
  #expect(control.x == 1)
}

@Test
func `whole circle by either direction is four cubics back to the start`() {
  for (start, end) in [(0, 2), (-0.5, 1.5), (0.1, 2.1), (0, 5), (1, 3)] as [(CGFloat, CGFloat)] {
    for (start, end, clockwise) in [(start, end, true), (end, start, false)] {
      let path = UIBezierPath(
        arcCenter: point(50, 60), radius: 30, startAngle: start * .pi, endAngle: end * .pi,
        clockwise: clockwise
      ).cgPath.value
      #expect(path.elements.count == 5)
      #expect(path.currentPoint?.isNear(path.elements[0].end ?? .zero, 1e-12) == true)
      #expect(abs(path.length - 2 * .pi * 30) < 0.03)
    }
  }
}

@Test
func `equal angles give only the start`() {
  let path = UIBezierPath(
    arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
  #expect(path.cgPath.value.elements.count == 1)
}

@Test
func `end before start is a turn further`() {
  let path = UIBezierPath(
    arcCenter: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2, clockwise: true)
  #expect(path.cgPath.value.elements.count == 4)
  #expect(path.currentPoint.isNear(point(0, -10), 1e-12))
  let other = UIBezierPath(
    arcCenter: .zero, radius: 10, startAngle: 0, endAngle: -.pi / 2, clockwise: false)
  #expect(other.cgPath.value.elements.count == 2)
}

@Test
func `relative arc goes round as often as it is told`() {
  let path = CGMutablePath()
  path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 5 * .pi)
  #expect(path.value.elements.count == 11)
  #expect(path.currentPoint.isNear(point(-1, 0), 1e-12))
}

@Test
func `arc of radius zero keeps its curves`() {
  let path = UIBezierPath(
    arcCenter: point(5, 5), radius: 0, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
  #expect(path.cgPath.value.elements.count == 5)
  #expect(path.bounds == CGRect(x: 5, y: 5, width: 0, height: 0))
}

@Test
func `arc draws a line from the current point first`() {
  let path = UIBezierPath()
  path.move(to: .zero)
  path.addArc(withCenter: point(50, 0), radius: 10, startAngle: 0, endAngle: 1, clockwise: true)
  #expect(path.cgPath.value.elements[1] == .line(to: point(60, 0)))
}

@Test
func `quadratic curve stays one`() {
  let path = UIBezierPath()
  path.move(to: .zero)
  path.addQuadCurve(to: point(2, 0), controlPoint: point(1, 1))
  #expect(path.cgPath.value.elements[1] == .quadratic(control: point(1, 1), to: point(2, 0)))
}

@Test
func `line without a current point does nothing`() {
  let path = CGMutablePath()
  path.addLine(to: point(1, 1))
  path.addQuadCurve(to: point(1, 1), control: .zero)
  path.addCurve(to: point(1, 1), control1: .zero, control2: .zero)
  path.closeSubpath()
  #expect(path.isEmpty)
}

@Test
func `circular rounded rectangle starts in the middle of its right edge`() {
  let path = CGPath(
    roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 10, cornerHeight: 20,
    transform: nil)
  #expect(path.value.elements.count == 10)
  #expect(path.value.elements[0] == .move(to: point(100, 30)))
  #expect(path.value.elements[1] == .line(to: point(100, 40)))
  #expect(path.value.elements[2].end == point(90, 60))
}

@Test
func `radius too large for its rectangle is half the shorter side`() {
  let capsule = CGPath(
    roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerWidth: 80, cornerHeight: 80,
    transform: nil)
  #expect(abs(capsule.value.coveredArea() - 3_656.6) < 4)
  let circle = CGPath(
    roundedRect: CGRect(x: 0, y: 0, width: 5, height: 5), cornerWidth: 8, cornerHeight: 8,
    transform: nil)
  #expect(abs(circle.value.coveredArea() - 19.6) < 0.2)
  let nothing = CGPath(
    roundedRect: CGRect(x: 0, y: 0, width: 0, height: 40), cornerWidth: 8, cornerHeight: 8,
    transform: nil)
  #expect(nothing.value.coveredArea() == 0)
}

@Test
func `continuous radius too large for its rectangle gives a capsule or a circle`() {
  let capsule = UIBezierPath(
    roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 80)
  #expect(abs(capsule.cgPath.value.coveredArea() - 3_656.6) < 4)
  let circle = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 5, height: 5), cornerRadius: 8)
  #expect(abs(circle.cgPath.value.coveredArea() - 19.6) < 0.2)
  let nothing = UIBezierPath(
    roundedRect: CGRect(x: 0, y: 0, width: 0, height: 40), cornerRadius: 8)
  #expect(nothing.cgPath.value.coveredArea() == 0)
}

@Test
func `continuous corner has the published points`() {
  let r: CGFloat = 10
  let path = UIBezierPath(
    roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), cornerRadius: r
  ).cgPath.value
  let corner = Path(Array(path.elements.prefix(6)))
  let expected = Path([
    .move(to: point(1.52866483 * r, 0)),
    .line(to: point(200 - 1.52866483 * r, 0)),
    .cubic(
      control1: point(200 - 1.08849323 * r, 0), control2: point(200 - 0.86840689 * r, 0),
      to: point(200 - 0.66993427 * r, 0.06549600 * r)),
    .line(to: point(200 - 0.63149399 * r, 0.07491100 * r)),
    .cubic(
      control1: point(200 - 0.37282392 * r, 0.16905899 * r),
      control2: point(200 - 0.16906013 * r, 0.37282401 * r),
      to: point(200 - 0.07491176 * r, 0.63149399 * r)),
    .cubic(
      control1: point(200, 0.86840701 * r), control2: point(200, 1.08849299 * r),
      to: point(200, 1.52866483 * r)),
  ])
  #expect(areNear(corner, expected, 1e-9))
}

@Test
func `continuous rectangles of every radius have the same elements and grow rounder steadily`() {
  let rect = CGRect(x: 0, y: 0, width: 120, height: 80)
  let sharp = UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath.value
  var last = sharp.coveredArea()
  #expect(abs(last - 9_600) < 1e-6)
  for radius in stride(from: CGFloat(1), through: 60, by: 1) {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath.value
    #expect(path.hasSameElements(as: sharp))
    let area = path.coveredArea(tolerance: 0.01, lines: 200)
    #expect(area <= last + 1e-6)
    #expect(last - area < 70)
    last = area
  }
}

@Test
func `only the corners asked for are rounded`() {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
  let path = UIBezierPath(
    roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
    cornerRadii: CGSize(width: 20, height: 5)
  ).cgPath.value
  #expect(path.contains(point(99.9, 0.1)))
  #expect(path.contains(point(0.1, 99.9)))
  #expect(!path.contains(point(1, 1)))
  #expect(!path.contains(point(99, 99)))
  let all = UIBezierPath(
    roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 20, height: 20))
  #expect(all.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 20).cgPath)
}

@Test
func `reversed path keeps its elements' kinds and changes its direction`() {
  let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
  let reversed = oval.reversing()
  #expect(reversed.cgPath.value.hasSameElements(as: oval.cgPath.value))
  let area = oval.cgPath.value.signedArea(tolerance: 0.01)
  #expect(abs(reversed.cgPath.value.signedArea(tolerance: 0.01) + area) < 1e-6)
  #expect(area > 3_900)
  #expect(reversed.reversing().cgPath == oval.cgPath)
  let open = Path([.move(to: .zero), .line(to: point(1, 0)), .line(to: point(1, 1))])
  #expect(
    open.reversed().elements == [
      .move(to: point(1, 1)), .line(to: point(1, 0)), .line(to: .zero),
    ])
}
