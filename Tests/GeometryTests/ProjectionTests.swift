import Foundation
import Geometry
import Testing

private let degree = CGFloat.pi / 180

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// Returns the identity with an eye at `distance` above the plane.
private func perspective(_ distance: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m34 = -1 / distance
  return t
}

/// Returns `transform` about a point of the plane.
private func about(_ pivot: CGPoint, _ transform: CATransform3D) -> CATransform3D {
  CATransform3DMakeTranslation(-pivot.x, -pivot.y, 0).concatenating(transform)
    .concatenating(CATransform3DMakeTranslation(pivot.x, pivot.y, 0))
}

/// Returns whether the corners of a rectangle at the origin, clockwise from (0, 0), are mapped to
/// the given points.
private func maps(
  _ matrix: CATransform3D, _ size: CGSize, to corners: [CGPoint?], _ tolerance: CGFloat = 1e-3
) -> Bool {
  let projection = Projection(flattening: matrix)
  return zip(ConvexPolygon(CGRect(origin: .zero, size: size)).vertices, corners)
    .allSatisfy { corner, expected in
      guard let expected else { return true }
      return projection(corner)?.isNear(expected, tolerance) == true
    }
}

private let small = CGSize(width: 100, height: 100)
private let large = CGSize(width: 200, height: 200)
private let turn60 = CATransform3DMakeRotation(60 * degree, 0, 1, 0)

@Test
func `own perspective vanishes at the layer's position`() {
  let matrix = layerMatrix(
    size: small, position: point(150, 150), transform: turn60.concatenating(perspective(500)))
  #expect(
    maps(
      matrix, small,
      to: [
        point(122.629659, 95.259318), point(173.007493, 103.985015),
        point(173.007493, 196.014985), point(122.629659, 204.740682),
      ], 1e-6))
}

@Test
func `superlayer's perspective vanishes at its anchor point`() {
  let shared = about(point(150, 100), perspective(500))
  let turned = layerMatrix(size: small, position: point(75, 60), transform: turn60)
  #expect(
    maps(
      turned.concatenating(shared), small,
      to: [
        point(40.518636, 1.466772), point(103.985015, 17.173026),
        point(103.985015, 109.202997), point(40.518636, 110.948136),
      ], 1e-6))
  let raised = layerMatrix(size: small, position: point(75, 60), zPosition: 100)
    .concatenating(shared)
  #expect(maps(raised, small, to: [point(-6.25, -12.5), nil, point(118.75, 112.5), nil], 1e-9))
  #expect(Projection(flattening: raised)(point(50, 50))?.isNear(point(56.25, 50), 1e-9) == true)
}

@Test
func `perspective set after the rotation does nothing`() {
  var late = turn60
  late.m34 = -1 / 500
  let matrix = layerMatrix(size: small, position: point(150, 150), transform: late)
  #expect(maps(matrix, small, to: [point(125, 100), point(175, 100), nil, nil], 1e-9))
  #expect(Projection(flattening: matrix).affine != nil)
}

@Test
func `side turned towards the eye is taller`() {
  let matrix = layerMatrix(
    size: large, position: point(200, 200), transform: turn60.concatenating(perspective(500)))
  #expect(
    maps(
      matrix, large,
      to: [
        point(139.526, 79.051), point(242.618, 114.763), point(242.618, 285.237),
        point(139.526, 320.949),
      ]))
  let inverted = layerMatrix(
    size: large, position: point(200, 200), transform: turn60.concatenating(perspective(-500)))
  #expect(maps(inverted, large, to: [point(157.382, 114.763), point(260.474, 79.051), nil, nil]))
}

@Test
func `middle of a turned picture stays on its axis`() {
  let matrix = layerMatrix(
    size: large, position: point(200, 200), transform: turn60.concatenating(perspective(500)))
  let projection = Projection(flattening: matrix)
  for y in stride(from: CGFloat(0), through: 200, by: 20) {
    #expect(abs((projection(point(100, y))?.x ?? 0) - 200) < 1e-9)
  }
}

@Test
func `child turned back is squashed in a flattening parent and square without flattening`() {
  let outer = CATransform3DMakeRotation(45 * degree, 0, 1, 0).concatenating(perspective(500))
  let inner = CATransform3DMakeRotation(-45 * degree, 0, 1, 0)
  let local = CATransform3DMakeTranslation(-50, -50, 0)
  let flattened = local.concatenating(inner).flattened.concatenating(outer)
  #expect(
    maps(
      flattened, small,
      to: [
        point(-26.316, -52.632), point(23.810, -47.619), point(23.810, 47.619),
        point(-26.316, 52.632),
      ]))
  let whole = local.concatenating(inner).concatenating(outer)
  #expect(maps(whole, small, to: [point(-50, -50), point(50, -50), point(50, 50), nil], 1e-9))
}

@Test
func `door swings about its hinge`() {
  func door(_ angle: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(0, -50, 0)
      .concatenating(CATransform3DMakeRotation(angle * degree, 0, 1, 0))
      .concatenating(perspective(500)).concatenating(CATransform3DMakeTranslation(100, 150, 0))
  }
  let size = CGSize(width: 200, height: 100)
  #expect(
    maps(
      door(60), size, to: [point(100, 100), point(174.272, 150 - 37.136), nil, point(100, 200)]))
  #expect(maps(door(-60), size, to: [nil, point(253.001, 150 - 76.501), nil, nil]))
  let flat = CATransform3DMakeTranslation(0, -50, 0)
    .concatenating(turn60).concatenating(CATransform3DMakeTranslation(100, 150, 0))
  let bounds = Projection(flattening: flat).bounds(of: CGRect(origin: .zero, size: size))
  #expect(abs(bounds.minX - 100) < 1e-9)
  #expect(abs(bounds.maxX - 200) < 1e-9)
}

@Test
func `faces of a turning cube meet`() {
  func face(_ angle: CGFloat) -> Projection {
    let turn = CATransform3DMakeTranslation(0, 0, 100)
      .concatenating(CATransform3DMakeRotation(angle * degree, 0, 1, 0))
      .concatenating(CATransform3DMakeTranslation(0, 0, -100))
    return Projection(
      flattening: layerMatrix(size: large, position: point(100, 100), transform: turn)
        .concatenating(about(point(100, 100), perspective(1_000))))
  }
  for (angle, x) in [(45, 100.000), (15, 172.336)] as [(CGFloat, CGFloat)] {
    // Right edge of one face, left edge of the other.
    let a = face(-angle)
    let b = face(90 - angle)
    for y in [0, 200] as [CGFloat] {
      let right = a(point(200, y))
      let left = b(point(0, y))
      #expect(abs((right?.x ?? 0) - x) < 1e-3)
      #expect(right?.isNear(left ?? .zero, 1e-9) == true)
    }
  }
  #expect(face(-45)(point(200, 0))?.isNear(point(100, -4.321), 1e-3) == true)
  #expect(face(-45)(point(200, 200))?.isNear(point(100, 204.321), 1e-3) == true)
}

@Test
func `multiple of the identity is the identity`() {
  var half = CATransform3DMakeScale(0.5, 0.5, 0.5)
  half.m44 = 0.5
  #expect(Projection(flattening: half).affine == .identity)
  #expect(Projection(flattening: half)(point(7, 8)) == point(7, 8))
}

@Test
func `layer through the eye is cut off in front of it`() {
  let matrix = layerMatrix(
    size: CGSize(width: 400, height: 400), position: point(200, 200),
    transform: CATransform3DMakeRotation(80 * degree, 1, 0, 0).concatenating(perspective(150)))
  let projection = Projection(flattening: matrix)
  let image = projection.image(of: CGRect(x: 0, y: 0, width: 400, height: 400))
  let bounds = image.bounds
  #expect(abs(bounds.minY - 184.986) < 1e-3)
  let top = image.vertices.filter { abs($0.y - bounds.minY) < 1e-6 }.map(\.x).sorted()
  #expect(top.count == 2)
  #expect(abs((top.first ?? 0) - 113.535) < 1e-3)
  #expect(abs((top.last ?? 0) - 286.465) < 1e-3)
  let screen = ConvexPolygon(CGRect(x: 0, y: 0, width: 400, height: 400)).intersection(image)
  // Below row 200 the whole width is covered.
  let lower = ConvexPolygon(CGRect(x: 0, y: 200, width: 400, height: 200)).intersection(image)
  #expect(abs(lower.area - 80_000) < 1e-6)
  #expect(screen.bounds.minY >= 184)
  #expect(projection(point(200, 0)) != nil)
  #expect(projection(point(200, 400)) == nil)
}

@Test
func `layer behind the eye has no image`() {
  let matrix = layerMatrix(
    size: small, position: .zero, zPosition: 0,
    transform: CATransform3DMakeTranslation(0, 0, 600).concatenating(perspective(500)))
  let projection = Projection(flattening: matrix)
  #expect(projection.image(of: CGRect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
  #expect(projection.bounds(of: CGRect(x: 0, y: 0, width: 100, height: 100)).isNull)
  var invalid = Projection.identity
  invalid.m11 = .nan
  #expect(invalid.image(of: CGRect(x: 0, y: 0, width: 1, height: 1)).isEmpty)
}

@Test
func `vanishing point is the parent's or the child's own`() {
  let turn = CATransform3DMakeRotation(45 * degree, 0, 1, 0)
  let shared = layerMatrix(size: small, position: point(100, 100), transform: turn)
    .concatenating(about(point(200, 100), perspective(500)))
  #expect(
    maps(
      shared, small,
      to: [
        point(54.345, 46.195), point(139.625, 53.302), point(139.625, 146.698),
        point(54.345, 153.805),
      ]))
  let own = layerMatrix(
    size: small, position: point(100, 100), transform: turn.concatenating(perspective(500)))
  #expect(
    maps(
      own, small,
      to: [
        point(61.954, 46.195), point(133.020, 53.302), point(133.020, 146.698),
        point(61.954, 153.805),
      ]))
}

@Test
func `plane shows its front until a quarter turn and its back from there`() {
  for angle in 0..<360 where angle % 90 != 0 || angle % 180 == 0 {
    let turn = CATransform3DMakeRotation(CGFloat(angle) * degree, 0, 1, 0)
    let matrix = layerMatrix(size: small, position: point(50, 50), transform: turn)
    let projection = Projection(flattening: matrix)
    #expect(projection.showsFront == (angle < 90 || angle > 270), "\(angle)°")
    let width = projection.bounds(of: CGRect(origin: .zero, size: small)).width
    #expect(abs(width - 100 * abs(CGFloat(Elementary.cos(Double(angle) * .pi / 180)))) < 1e-9)
  }
}

@Test
func `inverse projection leads back`() {
  var numbers = SeededNumbers(seed: 15)
  for _ in 0..<500 {
    let projection = Projection(flattening: randomTransform(&numbers))
    guard let inverse = projection.inverted() else { continue }
    let p = point(.random(in: -50...50, using: &numbers), .random(in: -50...50, using: &numbers))
    guard let image = projection(p), projection.homogeneous(p).w > 0.1 else { continue }
    #expect(inverse(image)?.isNear(p, 1e-6) == true)
  }
}

@Test
func `product of projections maps like one after the other`() {
  var numbers = SeededNumbers(seed: 16)
  for _ in 0..<200 {
    let a = Projection(flattening: randomTransform(&numbers))
    let b = Projection(flattening: randomTransform(&numbers))
    let p = point(.random(in: -50...50, using: &numbers), .random(in: -50...50, using: &numbers))
    guard let first = a(p), a.homogeneous(p).w > 0.1, b.homogeneous(first).w > 0.1 else { continue }
    #expect(a.concatenating(b)(p)?.isNear(b(first) ?? .zero, 1e-6) == true)
  }
}

@Test
func `whole translation is told from every other map`() {
  let move = Projection(CGAffineTransform(translationX: 3, y: -4))
  #expect(move.wholeTranslation?.x == 3)
  #expect(move.wholeTranslation?.y == -4)
  #expect(Projection(CGAffineTransform(translationX: 3.5, y: 0)).wholeTranslation == nil)
  #expect(Projection(CGAffineTransform(scaleX: 2, y: 1)).wholeTranslation == nil)
  #expect(move.translated(x: 1, y: 1).wholeTranslation?.x == 4)
  #expect(move.scalingCanvas(by: 2)(.zero) == point(6, -8))
}

@Test
func `projected curve stays within its tolerance`() {
  var numbers = SeededNumbers(seed: 17)
  for _ in 0..<25 {
    let matrix = randomTransform(&numbers)
    let projection = Projection(flattening: matrix)
    let circle = CGPath(ellipseIn: CGRect(x: -40, y: -40, width: 80, height: 80), transform: nil)
    let coarse = circle.value.polylines(through: projection, tolerance: 0.05)
    let fine = circle.value.polylines(through: projection, tolerance: 0.0005)
    guard let line = coarse.first, let exact = fine.first else { continue }
    let samples = stride(from: 0, to: exact.points.count, by: 7).map { exact.points[$0] }
    #expect(samples.allSatisfy { line.distance(to: $0) < 0.051 })
  }
}

@Test
func `projected path through the eye covers what its plane shows`() {
  let matrix = layerMatrix(
    size: CGSize(width: 400, height: 400), position: point(200, 200),
    transform: CATransform3DMakeRotation(80 * degree, 1, 0, 0).concatenating(perspective(150)))
  let path = CGPath(rect: CGRect(x: 0, y: 0, width: 400, height: 400), transform: nil)
  let lines = path.value.polylines(through: Projection(flattening: matrix), tolerance: 0.05)
  #expect(lines.count == 1)
  let bounds = ConvexPolygon(lines.first?.points ?? []).bounds
  #expect(abs(bounds.minY - 184.986) < 1e-3)
  #expect(lines.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
}

@Test
func `card shows one of its two sides at every angle but a quarter turn`() {
  for angle in stride(from: CGFloat(0), to: 360, by: 3) where angle != 90 && angle != 270 {
    let parent = CATransform3DMakeRotation(angle * degree, 0, 1, 0)
    let front = CATransform3DMakeTranslation(0, 0, 1).concatenating(parent)
    let back = CATransform3DMakeRotation(.pi, 0, 1, 0).concatenating(parent)
    let isFrontTowardsUs = angle < 90 || angle > 270
    #expect(Projection(flattening: front).showsFront == isFrontTowardsUs)
    #expect(Projection(flattening: back).showsFront == !isFrontTowardsUs)
  }
}

@Test
func `turned over, a picture shows its mirror image`() {
  let matrix = layerMatrix(
    size: small, position: point(50, 50), transform: CATransform3DMakeRotation(.pi, 0, 1, 0))
  #expect(maps(matrix, small, to: [point(100, 0), point(0, 0), point(0, 100), nil], 1e-9))
}
