import Foundation
import Geometry
import Testing

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Returns a polygon whose corners lie on a circle at random angles.
private func randomPolygon(_ numbers: inout SeededNumbers) -> ConvexPolygon {
  let count = Int.random(in: 3...8, using: &numbers)
  let center = point(.random(in: -20...20, using: &numbers), .random(in: -20...20, using: &numbers))
  let angles = (0..<count).map { _ in Double.random(in: 0..<(2 * .pi), using: &numbers) }.sorted()
  return ConvexPolygon(
    angles.map {
      point(
        center.x + 30 * CGFloat(Elementary.cos($0)), center.y + 30 * CGFloat(Elementary.sin($0)))
    })
}

private func randomHalf(_ numbers: inout SeededNumbers) -> HalfPlane {
  HalfPlane(
    a: .random(in: -1...1, using: &numbers), b: .random(in: -1...1, using: &numbers),
    c: .random(in: -20...20, using: &numbers))
}

@Test
func `cutting a polygon conserves its area`() {
  var numbers = SeededNumbers(seed: 20)
  for _ in 0..<1_000 {
    let polygon = randomPolygon(&numbers)
    let half = randomHalf(&numbers)
    let parts = polygon.clipped(to: half).area + polygon.clipped(to: half.opposite).area
    #expect(abs(parts - polygon.area) < 1e-9)
  }
}

@Test
func `both sides of a cut have the same ends to the last bit`() {
  var numbers = SeededNumbers(seed: 21)
  var cuts = 0
  for _ in 0..<1_000 {
    let polygon = randomPolygon(&numbers)
    let half = randomHalf(&numbers)
    let a = polygon.clipped(to: half)
    let b = polygon.clipped(to: half.opposite)
    guard !a.isEmpty, !b.isEmpty else { continue }
    cuts += 1
    #expect(Set(a.vertices).intersection(b.vertices).count == 2)
  }
  #expect(cuts > 300)
}

@Test
func `edge passed in the other direction is cut in the same point`() {
  var numbers = SeededNumbers(seed: 22)
  for _ in 0..<300 {
    let polygon = randomPolygon(&numbers)
    let half = randomHalf(&numbers)
    let forwards = Set(polygon.clipped(to: half).vertices)
    let backwards = Set(ConvexPolygon(polygon.vertices.reversed()).clipped(to: half).vertices)
    #expect(forwards == backwards)
  }
}

@Test
func `intersection lies in both polygons, whichever way round they are`() {
  var numbers = SeededNumbers(seed: 23)
  for _ in 0..<300 {
    let a = randomPolygon(&numbers)
    let b = randomPolygon(&numbers)
    let both = a.intersection(b)
    #expect(both.area <= min(a.area, b.area) + 1e-9)
    #expect(abs(both.area - b.intersection(a).area) < 1e-9)
    let reversed = a.intersection(ConvexPolygon(b.vertices.reversed()))
    #expect(abs(both.area - reversed.area) < 1e-9)
    guard both.area > 1e-3 else { continue }
    let center = point(
      both.vertices.map(\.x).reduce(0, +) / CGFloat(both.vertices.count),
      both.vertices.map(\.y).reduce(0, +) / CGFloat(both.vertices.count))
    #expect(a.contains(center))
    #expect(b.contains(center))
  }
}

@Test
func `intersection of rectangles is the rectangle they share`() {
  let a = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10))
  let b = ConvexPolygon(CGRect(x: 4, y: -5, width: 20, height: 8))
  #expect(a.intersection(b).bounds == CGRect(x: 4, y: 0, width: 6, height: 3))
  #expect(a.intersection(b).area == 18)
  #expect(a.intersection(ConvexPolygon(CGRect(x: 11, y: 0, width: 5, height: 5))).isEmpty)
  #expect(a.intersection(.empty).isEmpty)
  #expect(ConvexPolygon(CGRect.null).isEmpty)
}

@Test
func `polygon inside a half plane is not touched`() {
  let polygon = ConvexPolygon(CGRect(x: 0, y: 0, width: 10, height: 10))
  #expect(polygon.clipped(to: HalfPlane(a: 1, b: 0, c: 0)) == polygon)
  #expect(polygon.clipped(to: HalfPlane(a: 1, b: 0, c: 1)) == polygon)
  #expect(polygon.clipped(to: HalfPlane(a: -1, b: 0, c: 0)).isEmpty)
}
