import Foundation
import Geometry
import Testing

private func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z)
}

@Test
func `rotation by a quarter is a sixteenth turn a quarter of the way`() {
  let t = CATransform3DIdentity.interpolated(to: rotation(.pi / 2, 0, 0, 1), at: 0.25)
  #expect(abs(t.m11 - 0.92388) < 1e-5)
  #expect(abs(t.m12 - 0.38268) < 1e-5)
  #expect(abs(t.affinePart.determinant - 1) < 1e-12)
}

@Test
func `whole turn is no motion`() {
  let turn = rotation(2 * .pi, 0, 0, 1)
  for u in [0.25, 0.5, 0.75] {
    #expect(difference(CATransform3DIdentity.interpolated(to: turn, at: u), .identity) < 1e-12)
  }
}

@Test
func `scale and rotation go together, not entry by entry`() {
  let target = CATransform3DRotate(CATransform3DMakeScale(2, 2, 1), .pi / 2, 0, 0, 1)
  let middle = CATransform3DIdentity.interpolated(to: target, at: 0.5)
  #expect(abs(middle.m11 - 1.06066) < 1e-5)
  #expect(abs(middle.m12 - 1.06066) < 1e-5)
  #expect(abs(middle.m21 + 1.06066) < 1e-5)
  #expect(abs(middle.m22 - 1.06066) < 1e-5)
}

@Test(arguments: [[0, 0, 1], [1, 0, 0], [0, 1, 0]] as [[CGFloat]])
func `half a turn goes in the positive direction`(axis: [CGFloat]) {
  let target = rotation(.pi, axis[0], axis[1], axis[2])
  let middle = CATransform3DIdentity.interpolated(to: target, at: 0.5)
  #expect(difference(middle, rotation(.pi / 2, axis[0], axis[1], axis[2])) < 1e-9)
}

@Test(arguments: [[0, 0, 1], [1, 0, 0], [0, 1, 0], [1, 2, 3]] as [[CGFloat]])
func `nearly half a turn keeps its direction`(axis: [CGFloat]) {
  for sign in [1, -1] as [CGFloat] {
    let angle = sign * .pi * 0.999
    let target = rotation(angle, axis[0], axis[1], axis[2])
    let middle = CATransform3DIdentity.interpolated(to: target, at: 0.5)
    #expect(difference(middle, rotation(angle / 2, axis[0], axis[1], axis[2])) < 1e-9)
  }
}

@Test
func `three quarters of a turn go the short way round`() {
  let middle = CATransform3DIdentity.interpolated(to: rotation(1.5 * .pi, 0, 1, 0), at: 0.5)
  #expect(difference(middle, rotation(-.pi / 4, 0, 1, 0)) < 1e-9)
}

@Test
func `scale by minus one on both axes turns and does not collapse`() {
  let middle = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, -1, 1), at: 0.5)
  #expect(difference(middle, rotation(.pi / 2, 0, 0, 1)) < 1e-12)
}

@Test
func `mirror passes through zero width without turning`() {
  let mirrored = CATransform3DMakeScale(-1, 1, 1)
  let quarter = CATransform3DIdentity.interpolated(to: mirrored, at: 0.25)
  #expect(difference(quarter, CATransform3DMakeScale(0.5, 1, 1)) < 1e-12)
  let flipped = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(1, -1, 1), at: 0.75)
  #expect(difference(flipped, CATransform3DMakeScale(1, -0.5, 1)) < 1e-12)
}

@Test
func `mirror to the other mirror turns by half`() {
  let middle = CATransform3DMakeScale(-1, 1, 1)
    .interpolated(to: CATransform3DMakeScale(1, -1, 1), at: 0.5)
  #expect(abs(abs(middle.affinePart.determinant) - 1) < 1e-12)
}

@Test
func `matrix that collapses space is approached entry by entry`() {
  let nothing = CATransform3DMakeScale(0, 0, 1)
  let middle = CATransform3DIdentity.interpolated(to: nothing, at: 0.25)
  #expect(difference(middle, CATransform3DMakeScale(0.75, 0.75, 1)) < 1e-12)
  let space = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 0), at: 0.5)
  #expect(difference(space, CATransform3DMakeScale(0.5, 0.5, 0.5)) < 1e-12)
}

@Test
func `multiple of the identity animates like the identity`() {
  var half = CATransform3DMakeScale(0.5, 0.5, 0.5)
  half.m44 = 0.5
  var double = CATransform3DMakeScale(2, 2, 2)
  double.m44 = 2
  let middle = half.interpolated(to: double, at: 0.5)
  #expect(difference(middle, .identity) < 1e-12)
}

@Test
func `perspective on one side only is interpolated`() {
  var tilted = CATransform3DIdentity
  tilted.m34 = -0.002
  let middle = CATransform3DIdentity.interpolated(to: tilted, at: 0.5)
  #expect(abs(middle.m34 + 0.001) < 1e-15)
}

@Test
func `perspective stays constant while a card turns`() {
  var eye = CATransform3DIdentity
  eye.m34 = -1 / 500
  let middle = eye.interpolated(to: CATransform3DRotate(eye, 1, 0, 1, 0), at: 0.5)
  #expect(difference(middle, CATransform3DRotate(eye, 0.5, 0, 1, 0)) < 1e-12)
}

@Test
func `ends of an interpolation are exact`() {
  var numbers = SeededNumbers(seed: 7)
  for _ in 0..<100 {
    let a = randomTransform(&numbers)
    let b = randomTransform(&numbers)
    #expect(a.interpolated(to: b, at: 0) == a)
    #expect(a.interpolated(to: b, at: 1) == b)
    #expect(a.interpolated(to: a, at: 0.3) == a)
  }
}

@Test
func `matrix taken apart and put together is the same`() throws {
  var numbers = SeededNumbers(seed: 8)
  for _ in 0..<500 {
    let t = CATransform3DConcat(randomTransform(&numbers), randomTransform(&numbers))
    var normal = t
    for entry in matrixEntries { normal[keyPath: entry] /= t.m44 }
    let parts = try #require(TransformParts(t))
    #expect(difference(parts.matrix, normal) < 1e-8 * (1 + abs(normal.m41) + abs(normal.m42)))
  }
}

private let matrixEntries: [any WritableKeyPath<CATransform3D, CGFloat> & Sendable] = [
  \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
  \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
]

@Test
func `interpolation reads the same from either end`() {
  var numbers = SeededNumbers(seed: 9)
  for _ in 0..<200 {
    let a = randomTransform(&numbers)
    let b = randomTransform(&numbers)
    let forwards = a.interpolated(to: b, at: 0.3)
    let backwards = b.interpolated(to: a, at: 0.7)
    #expect(difference(forwards, backwards) < 1e-7)
  }
}

@Test
func `angles of a single axis are read and written alone`() {
  for angle in stride(from: CGFloat(-3.1), through: 3.1, by: 0.1) {
    for (component, axis) in [
      (TransformComponent.rotationX, [1, 0, 0]), (.rotationY, [0, 1, 0]), (.rotationZ, [0, 0, 1]),
    ] as [(TransformComponent, [CGFloat])] {
      let t = rotation(angle, axis[0], axis[1], axis[2])
      #expect(abs(t[component] - angle) < 1e-9)
      var written = CATransform3DIdentity
      written[component] = angle
      #expect(difference(written, t) < 1e-12)
      written[component] = 0.5
      #expect(difference(written, rotation(0.5, axis[0], axis[1], axis[2])) < 1e-9)
    }
  }
}

@Test
func `angles of three axes mean x first, then y, then z`() {
  var t = CATransform3DIdentity
  t[.rotationX] = 0.3
  t[.rotationY] = -0.4
  t[.rotationZ] = 0.5
  let product = rotation(0.3, 1, 0, 0).concatenating(rotation(-0.4, 0, 1, 0))
    .concatenating(rotation(0.5, 0, 0, 1))
  #expect(difference(t, product) < 1e-12)
  #expect(abs(t[.rotation] - 0.5) < 1e-12)
}

@Test
func `looking straight up, the rotation about z counts as one about x`() {
  let t = rotation(0.3, 1, 0, 0).concatenating(rotation(.pi / 2, 0, 1, 0))
  #expect(abs(t[.rotationX] - 0.3) < 1e-9)
  #expect(abs(t[.rotationY] - .pi / 2) < 1e-9)
  #expect(t[.rotationZ] == 0)
}

@Test
func `scale reads the mean and writes all three`() {
  var t = CATransform3DMakeScale(1, 2, 6)
  #expect(abs(t[.scale] - 3) < 1e-12)
  t[.scale] = 2
  #expect(difference(t, CATransform3DMakeScale(2, 2, 2)) < 1e-12)
  var mirrored = CATransform3DMakeScale(-1, 1, 1)
  #expect(mirrored[.scaleX] == -1)
  #expect(mirrored[.scaleY] == 1)
  mirrored[.scaleX] = 0.5
  #expect(difference(mirrored, CATransform3DMakeScale(0.5, 1, 1)) < 1e-12)
}

@Test
func `scale of nothing can be written`() {
  var t = CATransform3DMakeScale(0, 0, 1)
  t[.scaleX] = 2
  t[.scaleY] = 3
  #expect(difference(t, CATransform3DMakeScale(2, 3, 1)) < 1e-12)
  var space = CATransform3DMakeScale(0, 0, 0)
  space.m34 = 0
  space[.scale] = 2
  #expect(difference(space, CATransform3DMakeScale(2, 2, 2)) < 1e-12)
}

@Test
func `writing one component keeps the others and the perspective`() {
  var eye = CATransform3DIdentity
  eye.m34 = -1 / 500
  var t = CATransform3DScale(CATransform3DRotate(eye, 0.4, 0, 1, 0), 2, 2, 2)
  t[.rotationY] = 0.9
  #expect(
    difference(t, CATransform3DScale(CATransform3DRotate(eye, 0.9, 0, 1, 0), 2, 2, 2)) < 1e-12)
  var moved = CATransform3DMakeScale(2, 3, 4)
  moved.planeTranslation = CGSize(width: 10, height: 20)
  moved[.translationZ] = 30
  #expect((moved.m41, moved.m42, moved.m43, moved.m11) == (10, 20, 30, 2))
  #expect(moved.planeTranslation == CGSize(width: 10, height: 20))
}
