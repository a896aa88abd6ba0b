import Foundation
import Geometry
import Testing

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

private func rectangles(_ rects: [CGRect]) -> CGPath {
  let path = CGMutablePath()
  path.addRects(rects)
  return path
}

private let outer = CGRect(x: 0, y: 0, width: 100, height: 100)
private let hole = CGRect(x: 25, y: 25, width: 50, height: 50)
private let island = CGRect(x: 40, y: 40, width: 20, height: 20)

@Test
func `hole depends on the rule and on the direction`() {
  #expect(abs(rectangles([outer, hole]).value.coveredArea(.nonZero) - 10_000) < 1e-6)
  #expect(abs(rectangles([outer, hole, island]).value.coveredArea(.nonZero) - 10_000) < 1e-6)
  #expect(abs(rectangles([outer, hole]).value.coveredArea(.evenOdd) - 7_500) < 1e-6)
  #expect(abs(rectangles([outer, hole, island]).value.coveredArea(.evenOdd) - 7_900) < 1e-6)
  let opposite = UIBezierPath(rect: outer)
  opposite.append(UIBezierPath(rect: hole).reversing())
  #expect(abs(opposite.cgPath.value.coveredArea(.nonZero) - 7_500) < 1e-6)
}

@Test
func `containment follows the rule`() {
  let path = rectangles([outer, hole])
  #expect(path.contains(point(50, 50), using: .winding))
  #expect(!path.contains(point(50, 50), using: .evenOdd))
  #expect(path.contains(point(10, 50), using: .evenOdd))
  #expect(!path.contains(point(-1, 50)))
  #expect(!path.contains(point(.nan, 50)))
  #expect(path.contains(point(-1, 5), transform: CGAffineTransform(translationX: 10, y: 0)))
  let bezier = UIBezierPath(cgPath: path)
  #expect(bezier.contains(point(50, 50)))
  bezier.usesEvenOddFillRule = true
  #expect(!bezier.contains(point(50, 50)))
}

@Test
func `containment agrees with a circle's equation`() {
  let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
  var numbers = SeededNumbers(seed: 13)
  for _ in 0..<500 {
    let p = point(.random(in: -12...12, using: &numbers), .random(in: -12...12, using: &numbers))
    let radius = (p.x * p.x + p.y * p.y).squareRoot()
    guard abs(radius - 10) > 0.01 else { continue }
    #expect(circle.contains(p) == (radius < 10))
  }
}

@Test
func `visiting a path passes every element with its points`() {
  let path = CGMutablePath()
  path.move(to: point(1, 2))
  path.addLine(to: point(3, 4))
  path.addQuadCurve(to: point(7, 8), control: point(5, 6))
  path.addCurve(to: point(13, 14), control1: point(9, 10), control2: point(11, 12))
  path.closeSubpath()
  let counts: [CGPathElementType: Int] = [
    .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
    .closeSubpath: 0,
  ]
  var types: [CGPathElementType] = []
  var numbers: [CGFloat] = []
  path.applyWithBlock { element in
    types.append(element.pointee.type)
    for index in 0..<(counts[element.pointee.type] ?? 0) {
      numbers.append(element.pointee.points[index].x)
      numbers.append(element.pointee.points[index].y)
    }
  }
  #expect(
    types == [
      .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
    ])
  #expect(numbers == (1...14).map { CGFloat($0) })
}

@Test
func `bounds of the outline are tighter than those of the control points`() {
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addCurve(to: point(100, 0), control1: point(0, 100), control2: point(100, 100))
  #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
  #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
  let quad = CGMutablePath()
  quad.move(to: .zero)
  quad.addQuadCurve(to: point(100, 0), control: point(50, 100))
  #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
  #expect(CGMutablePath().boundingBox.isNull)
}

@Test
func `bounds hold every point of random curves and touch them`() {
  var numbers = SeededNumbers(seed: 14)
  func random() -> CGPoint {
    point(.random(in: -100...100, using: &numbers), .random(in: -100...100, using: &numbers))
  }
  for _ in 0..<300 {
    let path = Path([
      .move(to: random()), .cubic(control1: random(), control2: random(), to: random()),
      .quadratic(control: random(), to: random()),
    ])
    let sampled = path.flattened(tolerance: 1e-4).controlBounds
    let bounds = path.bounds
    #expect(bounds.overhang(of: sampled) < 1e-9)
    #expect(sampled.overhang(of: bounds) < 1e-4)
  }
}

@Test
func `current point is the last end, or the start after a close`() {
  let path = CGMutablePath()
  #expect(path.currentPoint == .zero)
  path.move(to: point(1, 1))
  path.addLine(to: point(5, 1))
  #expect(path.currentPoint == point(5, 1))
  path.closeSubpath()
  #expect(path.currentPoint == point(1, 1))
  path.addLine(to: point(9, 9))
  #expect(path.value.bounds == CGRect(x: 1, y: 1, width: 8, height: 8))
}

@Test
func `copies do not change with the path they come from`() {
  let path = CGMutablePath()
  path.move(to: .zero)
  let copy = path.copy()
  let mutable = path.mutableCopy()
  path.addLine(to: point(1, 1))
  #expect(copy?.value.elements.count == 1)
  mutable?.addLine(to: point(2, 2))
  #expect(path.value.elements.count == 2)
  var transform = CGAffineTransform(translationX: 3, y: 4)
  #expect(path.copy(using: &transform)?.currentPoint == point(4, 5))
}

@Test
func `rectangle is recognised only when it is one`() {
  var found = CGRect.null
  #expect(CGPath(rect: hole, transform: nil).isRect(&found))
  #expect(found == hole)
  #expect(!CGPath(ellipseIn: hole, transform: nil).isRect(nil))
  var turned = CGAffineTransform(rotationAngle: 0.1)
  #expect(!CGPath(rect: hole, transform: &turned).isRect(nil))
  #expect(!rectangles([outer, hole]).isRect(nil))
}

@Test
func `added paths and shapes are mapped by their transform`() {
  let move = CGAffineTransform(translationX: 10, y: 20)
  let path = CGMutablePath()
  path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1), transform: move)
  path.addPath(path, transform: move)
  #expect(path.value.elements.count == 10)
  #expect(path.boundingBox == CGRect(x: 10, y: 20, width: 11, height: 21))
}

@Test
func `bezier path copies its style and keeps its dashes`() {
  let path = UIBezierPath(rect: hole)
  #expect((path.lineWidth, path.miterLimit, path.flatness) == (1, 10, 0.6))
  path.lineWidth = 4
  path.lineCapStyle = .round
  path.setLineDash([3, 1], count: 2, phase: 0.5)
  let copy = path.copy() as? UIBezierPath
  #expect(copy?.lineWidth == 4)
  #expect(copy?.lineCapStyle == .round)
  var count = 0
  var phase: CGFloat = 0
  var lengths: [CGFloat] = [0, 0]
  copy?.getLineDash(&lengths, count: &count, phase: &phase)
  #expect((count, phase) == (2, 0.5))
  #expect(lengths == [3, 1])
}

@Test
func `raw values are the platform's`() {
  #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
  #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
  #expect([CGPathFillRule.winding, .evenOdd].map(\.rawValue) == [0, 1])
  #expect(UIRectCorner([.topLeft, .topRight, .bottomLeft, .bottomRight]).rawValue == 15)
}
