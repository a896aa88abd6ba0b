import Foundation
import Geometry
import Testing

/// Returns the matrix of a layer whose bounds begin at the origin, anchored in the middle, in the
/// plane's coordinates from (0, 0).
func layerMatrix(
  size: CGSize, position: CGPoint, zPosition: CGFloat = 0, transform: CATransform3D = .identity
) -> CATransform3D {
  CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0).concatenating(transform)
    .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
}

/// Returns a square piece of a layer.
private func piece(
  _ source: Int, side: CGFloat, at position: CGPoint, z: CGFloat = 0,
  _ transform: CATransform3D = .identity
) -> PlanePolygon {
  PlanePolygon(
    source: source,
    transform: layerMatrix(
      size: CGSize(width: side, height: side), position: position, zPosition: z,
      transform: transform),
    polygon: ConvexPolygon(CGRect(x: 0, y: 0, width: side, height: side)))
}

private let middle = CGPoint(x: 200, y: 200)
private let turned = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)

@Test
func `turning view at the same depth is cut in two by its flat sibling`() throws {
  let sorted = DepthOrder.sorted([
    piece(0, side: 300, at: middle), piece(1, side: 200, at: middle, turned),
  ])
  #expect(sorted.map(\.source) == [1, 0, 1])
  // Turned by +45° the right half lies behind.
  #expect(sorted[0].polygon.bounds.isNear(CGRect(x: 100, y: 0, width: 100, height: 200)))
  #expect(sorted[2].polygon.bounds.isNear(CGRect(x: 0, y: 0, width: 100, height: 200)))
  #expect(sorted.map(\.isWhole) == [false, true, false])
}

@Test
func `turning view high enough above its sibling stays whole`() {
  let sorted = DepthOrder.sorted([
    piece(0, side: 300, at: middle), piece(1, side: 200, at: middle, z: 100, turned),
  ])
  #expect(sorted.map(\.source) == [0, 1])
  #expect(sorted.map(\.isWhole) == [true, true])
}

@Test
func `half of a flipping card is behind, and none of it fifty points higher`() {
  let angle = CGFloat.pi / 3
  var eye = CATransform3DIdentity
  eye.m34 = -1 / 500
  func cards(_ z: CGFloat) -> [PlanePolygon] {
    let flat = piece(0, side: 100, at: .zero)
    let card = piece(1, side: 100, at: .zero, z: z, CATransform3DMakeRotation(angle, 0, 1, 0))
    return [flat, card].map {
      PlanePolygon(
        source: $0.source, transform: $0.transform.concatenating(eye), polygon: $0.polygon)
    }
  }
  let cut = DepthOrder.sorted(cards(0))
  #expect(cut.map(\.source) == [1, 0, 1])
  #expect(cut[0].polygon.bounds.isNear(CGRect(x: 50, y: 0, width: 50, height: 100)))
  #expect(DepthOrder.sorted(cards(50)).map(\.source) == [0, 1])
}

@Test
func `two parts of a cut share its ends to the last bit`() {
  var numbers = SeededNumbers(seed: 10)
  for _ in 0..<300 {
    let polygons = (0..<3).map { index in
      let t = randomTransform(&numbers)
      return PlanePolygon(
        source: index, transform: t,
        polygon: ConvexPolygon(CGRect(x: -50, y: -60, width: 110, height: 130)))
    }
    let sorted = DepthOrder.sorted(polygons)
    for source in 0..<3 {
      let pieces = sorted.filter { $0.source == source }
      guard pieces.count == 2 else { continue }
      let shared = Set(pieces[0].polygon.vertices).intersection(pieces[1].polygon.vertices)
      #expect(shared.count == 2)
    }
  }
}

@Test
func `cutting conserves area`() {
  var numbers = SeededNumbers(seed: 11)
  for _ in 0..<300 {
    let polygons = (0..<5).map { index in
      let t = randomTransform(&numbers)
      return PlanePolygon(
        source: index, transform: t,
        polygon: ConvexPolygon(CGRect(x: -50, y: -60, width: 110, height: 130)))
    }
    let sorted = DepthOrder.sorted(polygons)
    for polygon in polygons where polygon.inFrontOfEye.plane != nil {
      let total = sorted.filter { $0.source == polygon.source }.reduce(0) { $0 + $1.polygon.area }
      #expect(abs(total - polygon.inFrontOfEye.polygon.area) < 1e-6)
    }
  }
}

@Test
func `nearer piece comes later wherever two pieces overlap`() {
  var numbers = SeededNumbers(seed: 12)
  var compared = 0
  for _ in 0..<1000 {
    let polygons = (0..<4).map { index in
      PlanePolygon(
        source: index, transform: randomTransform(&numbers),
        polygon: ConvexPolygon(CGRect(x: -50, y: -60, width: 110, height: 130)))
    }
    let sorted = DepthOrder.sorted(polygons)
    for (index, back) in sorted.enumerated() {
      for front in sorted.dropFirst(index + 1) {
        let a = Projection(flattening: back.transform).image(of: back.polygon)
        let b = Projection(flattening: front.transform).image(of: front.polygon)
        let overlap = a.intersection(b)
        guard overlap.area > 1, let plane = back.plane, let other = front.plane else { continue }
        let x = overlap.vertices.map { Double($0.x) }.reduce(0, +) / Double(overlap.vertices.count)
        let y = overlap.vertices.map { Double($0.y) }.reduce(0, +) / Double(overlap.vertices.count)
        compared += 1
        #expect(depth(of: other, x, y) >= depth(of: plane, x, y) - 0.05)
      }
    }
  }
  #expect(compared > 5000)
}

/// Returns the z at which the ray through a canvas point meets a plane.
private func depth(of plane: Plane, _ x: Double, _ y: Double) -> Double {
  (plane.distance - plane.normal.x * x - plane.normal.y * y) / plane.normal.z
}

@Test
func `pieces in the same plane keep their paint order`() {
  let tilt = CATransform3DMakeRotation(0.5, 1, 0, 0)
  let sorted = DepthOrder.sorted((0..<5).map { piece($0, side: 100, at: middle, tilt) })
  #expect(sorted.map(\.source) == [0, 1, 2, 3, 4])
}

@Test
func `flat pieces are sorted by depth, then by paint order, and never cut`() {
  let depths: [CGFloat] = [3, 0, 3, -1, 0.01, 0]
  let sorted = DepthOrder.sorted(
    depths.enumerated().map { piece($0, side: 100, at: middle, z: $1) })
  #expect(sorted.map(\.source) == [3, 1, 5, 4, 0, 2])
}

@Test
func `piece seen edge-on, behind the eye or without a number is left out`() {
  var behind = CATransform3DIdentity
  behind.m44 = -1
  var invalid = CATransform3DIdentity
  invalid.m43 = .nan
  let sorted = DepthOrder.sorted([
    piece(0, side: 100, at: middle, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)),
    piece(1, side: 100, at: middle, turned),
    PlanePolygon(
      source: 2, transform: behind, polygon: ConvexPolygon(CGRect(x: 0, y: 0, width: 9, height: 9))),
    PlanePolygon(
      source: 3, transform: invalid, polygon: ConvexPolygon(CGRect(x: 0, y: 0, width: 9, height: 9))
    ),
  ])
  #expect(sorted.map(\.source) == [1])
}

@Test
func `piece through the eye is cut there and sorted`() {
  var eye = CATransform3DIdentity
  eye.m34 = -1 / 150
  let steep = CATransform3DRotate(eye, 80 * .pi / 180, 1, 0, 0)
  let sorted = DepthOrder.sorted([
    piece(0, side: 400, at: middle, steep), piece(1, side: 400, at: middle),
  ])
  #expect(sorted.contains { $0.source == 0 })
  #expect(sorted.allSatisfy { $0.polygon.vertices.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin, 1e-9) && abs(width - other.width) < 1e-9
      && abs(height - other.height) < 1e-9
  }
}
