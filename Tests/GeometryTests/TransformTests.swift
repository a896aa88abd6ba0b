import Foundation
import Geometry
import Testing

private let degree = CGFloat.pi / 180

@Test
func `affine products apply the new operation first`() {
  let translatedThenScaled = CGAffineTransform.identity.translatedBy(x: 100, y: 0)
    .scaledBy(x: 2, y: 2)
  #expect(CGPoint.zero.applying(translatedThenScaled) == CGPoint(x: 100, y: 0))
  let scaledThenTranslated = CGAffineTransform.identity.scaledBy(x: 2, y: 2)
    .translatedBy(x: 100, y: 0)
  #expect(CGPoint.zero.applying(scaledThenTranslated) == CGPoint(x: 200, y: 0))
  let scale = CGAffineTransform(scaleX: 3, y: 4)
  let move = CGAffineTransform(translationX: 5, y: 6)
  #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 8, y: 10))
}

@Test
func `positive affine rotation turns from x towards y`() {
  let quarter = CGAffineTransform(rotationAngle: .pi / 2)
  #expect(CGPoint(x: 1, y: 0).applying(quarter).isNear(CGPoint(x: 0, y: 1), 1e-15))
}

@Test
func `singular affine transform is its own inverse`() {
  let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 5)
  #expect(flat.inverted() == flat)
  #expect(CGAffineTransform().inverted() == CGAffineTransform())
}

@Test
func `rectangle's image is the bounding box of its corners`() {
  let turned = CGRect(x: -50, y: -50, width: 100, height: 100)
    .applying(CGAffineTransform(rotationAngle: 45 * degree))
  #expect(abs(turned.minX + 70.7107) < 1e-4)
  #expect(abs(turned.width - 141.4214) < 1e-4)
  #expect(CGRect.null.applying(.identity).isNull)
  #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
}

@Test
func `frame of a view turned by a quarter has its sides exchanged`() {
  let turned = CGRect(x: -160, y: -240, width: 320, height: 480)
    .applying(CGAffineTransform(rotationAngle: .pi / 2)).offsetBy(dx: 160, dy: 240)
  #expect(turned.origin.isNear(CGPoint(x: -80, y: 80), 1e-9))
  #expect(abs(turned.width - 480) < 1e-9)
  #expect(abs(turned.height - 320) < 1e-9)
  let halved = CGRect(x: -160, y: -240, width: 320, height: 480)
    .applying(CGAffineTransform(scaleX: 0.5, y: 0.5)).offsetBy(dx: 160, dy: 240)
  #expect(halved == CGRect(x: 80, y: 120, width: 160, height: 240))
}

@Test
func `rotation matrices have their signs where row vectors want them`() {
  let s = CGFloat(Elementary.sin(0.5))
  let c = CGFloat(Elementary.cos(0.5))
  let z = CATransform3DMakeRotation(0.5, 0, 0, 1)
  #expect((z.m11, z.m12, z.m21, z.m22) == (c, s, -s, c))
  let x = CATransform3DMakeRotation(0.5, 3, 0, 0)
  #expect((x.m22, x.m23, x.m32, x.m33) == (c, s, -s, c))
  let y = CATransform3DMakeRotation(0.5, 0, 0.1, 0)
  #expect((y.m11, y.m13, y.m31, y.m33) == (c, -s, s, c))
}

@Test
func `rotation about no axis is no rotation`() {
  #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  var t = CATransform3DMakeScale(2, 3, 4)
  t.m34 = -0.002
  #expect(CATransform3DEqualToTransform(CATransform3DRotate(t, 1, 0, 0, 0), t))
}

@Test
func `3-D products apply the new operation first`() {
  let t = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 20, 30)
  #expect((t.m41, t.m42, t.m43) == (20, 40, 60))
  let s = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 2, 2)
  #expect((s.m11, s.m41, s.m42, s.m43) == (2, 10, 20, 30))
  let a = CATransform3DMakeTranslation(1, 0, 0)
  let b = CATransform3DMakeScale(5, 5, 5)
  #expect(CATransform3DConcat(a, b).m41 == 5)
  #expect(CATransform3DConcat(b, a).m41 == 1)
}

@Test
func `matrix is affine only when it leaves z and w alone`() {
  let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
  let matrix = CATransform3DMakeAffineTransform(affine)
  #expect(CATransform3DIsAffine(matrix))
  #expect(CATransform3DGetAffineTransform(matrix) == affine)
  let entries: [WritableKeyPath<CATransform3D, CGFloat>] = [
    \.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
  ]
  for entry in entries {
    var changed = matrix
    changed[keyPath: entry] += 0.5
    #expect(!CATransform3DIsAffine(changed))
    #expect(CATransform3DGetAffineTransform(changed) == affine)
  }
}

@Test
func `singular matrix is its own inverse`() {
  let flat = CATransform3DMakeScale(1, 0, 1)
  #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  var tilted = CATransform3DMakeScale(1, 1, 0)
  tilted.m34 = -0.01
  #expect(CATransform3DEqualToTransform(CATransform3DInvert(tilted), tilted))
}

/// Returns the largest difference between two matrices' entries.
func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
  let pairs = [
    (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14),
    (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24),
    (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34),
    (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
  ]
  return pairs.map { abs($0 - $1) }.max() ?? 0
}

/// Returns a matrix of random scale, rotation, translation and perspective.
func randomTransform(_ numbers: inout SeededNumbers) -> CATransform3D {
  func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &numbers) }
  var t = CATransform3DIdentity
  t.m34 = number(-0.004...0.001)
  t = CATransform3DTranslate(t, number(-100...100), number(-100...100), number(-50...50))
  t = CATransform3DRotate(t, number(-3...3), number(-1...1), number(-1...1), number(-1...1))
  return CATransform3DScale(t, number(0.2...3), number(0.2...3), number(0.2...3))
}

@Test
func `matrix times its inverse is the identity`() {
  var numbers = SeededNumbers(seed: 5)
  for _ in 0..<500 {
    let t = randomTransform(&numbers)
    #expect(
      difference(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-9)
    #expect(
      difference(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity) < 1e-9)
  }
}

@Test
func `products are associative`() {
  var numbers = SeededNumbers(seed: 6)
  for _ in 0..<200 {
    let a = randomTransform(&numbers)
    let b = randomTransform(&numbers)
    let c = randomTransform(&numbers)
    let left = CATransform3DConcat(CATransform3DConcat(a, b), c)
    let right = CATransform3DConcat(a, CATransform3DConcat(b, c))
    #expect(difference(left, right) < 1e-7)
  }
}

@Test
func `rotation about any axis leaves the axis where it is and keeps lengths`() {
  var numbers = SeededNumbers(seed: 25)
  for _ in 0..<200 {
    let axis = (0..<3).map { _ in CGFloat.random(in: -5...5, using: &numbers) }
    let angle = CGFloat.random(in: -3...3, using: &numbers)
    let t = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
    let image = t.transforming(axis[0], axis[1], axis[2], 1)
    #expect(abs(image.x - axis[0]) < 1e-12)
    #expect(abs(image.y - axis[1]) < 1e-12)
    #expect(abs(image.z - axis[2]) < 1e-12)
    var transposed = t
    (transposed.m12, transposed.m21) = (t.m21, t.m12)
    (transposed.m13, transposed.m31) = (t.m31, t.m13)
    (transposed.m23, transposed.m32) = (t.m32, t.m23)
    #expect(difference(CATransform3DInvert(t), transposed) < 1e-12)
    // The trace of a rotation is 1 + 2·cos.
    #expect(abs(t.m11 + t.m22 + t.m33 - 1 - 2 * CGFloat(Elementary.cos(Double(angle)))) < 1e-12)
  }
}

@Test
func `affine map and vector are stored as numbers in a row`() throws {
  let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
  let text = try JSONEncoder().encode(map)
  #expect(String(decoding: text, as: UTF8.self) == "[1,2,3,4,5,6.5]")
  #expect(try JSONDecoder().decode(CGAffineTransform.self, from: text) == map)
  let vector = CGVector(dx: 1.5, dy: -2)
  let row = try JSONEncoder().encode(vector)
  #expect(String(decoding: row, as: UTF8.self) == "[1.5,-2]")
  #expect(try JSONDecoder().decode(CGVector.self, from: row) == vector)
}

@Test
func `translation before and after a matrix is the product with it`() {
  var source = SeededNumbers(seed: 23)
  func number() -> CGFloat { CGFloat(Double.random(in: -9...9, using: &source)) }
  for _ in 0..<200 {
    let matrix = CATransform3D(
      m11: number(), m12: number(), m13: number(), m14: number(), m21: number(), m22: number(),
      m23: number(), m24: number(), m31: number(), m32: number(), m33: number(), m34: number(),
      m41: number(), m42: number(), m43: number(), m44: number())
    let (x, y, z) = (number(), number(), number())
    let translation = CATransform3DMakeTranslation(x, y, z)
    #expect(matrix.translatedFirst(x, y, z) == translation.concatenating(matrix))
    #expect(matrix.translatedLast(x, y, z) == matrix.concatenating(translation))
  }
}
