import Foundation
import Geometry
import Layers
import Testing

/// Expected corners are those of the reference's table and of closed forms: x′ = x·d / (d − z).
@MainActor
@Suite struct `Corners of layers in space` {
  private func expect(
    _ corners: [CGPoint?], _ expected: [(CGFloat, CGFloat)?],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(corners.count == 4, sourceLocation: sourceLocation)
    for (corner, expected) in zip(corners, expected) {
      guard let expected else { continue }
      let isNear = corner.map { abs($0.x - expected.0) < 0.001 && abs($0.y - expected.1) < 0.001 }
      #expect(isNear == true, "\(corner as Any) is not \(expected)", sourceLocation: sourceLocation)
    }
  }

  @Test func `perspective in the layer's own transform vanishes at its own position`() {
    let easel = Easel(300, 300)
    let layer = CALayer(100, 100, 100, 100, nil, name: "card")
    layer.transform = CATransform3DRotate(perspective(500), degrees(60), 0, 1, 0)
    easel.root.addSublayer(layer)
    expect(
      easel.corners(of: "card"),
      [
        (122.629659, 95.259318), (173.007493, 103.985015), (173.007493, 196.014985),
        (122.629659, 204.740682),
      ])
  }

  @Test func `perspective in the superlayer vanishes at the superlayer's anchor point`() {
    let easel = Easel(300, 200)
    easel.root.sublayerTransform = perspective(500)
    let layer = CALayer(0, 0, 100, 100, nil, name: "card")
    layer.position = CGPoint(x: 75, y: 60)
    layer.transform = CATransform3DMakeRotation(degrees(60), 0, 1, 0)
    easel.root.addSublayer(layer)
    expect(
      easel.corners(of: "card"),
      [
        (40.518636, 1.466772), (103.985015, 17.173026), (103.985015, 109.202997),
        (40.518636, 110.948136),
      ])
    layer.transform = CATransform3DIdentity
    layer.zPosition = 100
    expect(easel.corners(of: "card"), [(-6.25, -12.5), nil, (118.75, 112.5), nil])
  }

  @Test func `perspective written after the rotation has no effect`() {
    let easel = Easel(300, 300)
    let layer = CALayer(100, 100, 100, 100, nil, name: "card")
    layer.transform = CATransform3DMakeRotation(degrees(60), 0, 1, 0)
    layer.transform.m34 = -1 / 500
    easel.root.addSublayer(layer)
    expect(easel.corners(of: "card"), [(125, 100), (175, 100), nil, nil])
  }

  @Test func `near side is the larger one, and the other sign of m34 mirrors it`() {
    let easel = Easel(400, 400)
    let layer = CALayer(100, 100, 200, 200, nil, name: "card")
    layer.transform = CATransform3DRotate(perspective(500), degrees(60), 0, 1, 0)
    easel.root.addSublayer(layer)
    expect(
      easel.corners(of: "card"),
      [(139.526, 79.051), (242.618, 114.763), (242.618, 285.237), (139.526, 320.949)])
    layer.transform = CATransform3DRotate(perspective(-500), degrees(60), 0, 1, 0)
    let mirrored = easel.corners(of: "card").map { $0?.x ?? 0 }
    #expect(abs(mirrored[0] - 157.382) < 0.001)
    #expect(abs(mirrored[1] - 260.474) < 0.001)
  }

  @Test func `ordinary layer flattens what is in it, a transform layer does not`() {
    for outer in [CALayer(), CATransformLayer()] {
      let easel = Easel(400, 400)
      outer.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
      outer.transform = CATransform3DRotate(perspective(500), degrees(45), 0, 1, 0)
      let inner = CALayer(50, 50, 100, 100, nil, name: "inner")
      inner.transform = CATransform3DMakeRotation(degrees(-45), 0, 1, 0)
      outer.addSublayer(inner)
      easel.root.addSublayer(outer)
      if outer is CATransformLayer {
        expect(easel.corners(of: "inner"), [(150, 150), (250, 150), (250, 250), (150, 250)])
      } else {
        expect(
          easel.corners(of: "inner"),
          [(173.684, 147.368), (223.810, 152.381), (223.810, 247.619), (173.684, 252.632)])
      }
    }
  }

  @Test func `door turns on its hinge`() {
    let easel = Easel(400, 300)
    let layer = CALayer(100, 100, 200, 100, nil, name: "door")
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(layer.position == CGPoint(x: 200, y: 150))
    #expect(layer.frame == CGRect(x: 200, y: 100, width: 200, height: 100))
    layer.position = CGPoint(x: 100, y: 150)
    easel.root.addSublayer(layer)
    layer.transform = CATransform3DMakeRotation(degrees(60), 0, 1, 0)
    expect(easel.corners(of: "door"), [(100, 100), (200, 100), (200, 200), (100, 200)])
    layer.transform = CATransform3DRotate(perspective(500), degrees(60), 0, 1, 0)
    expect(
      easel.corners(of: "door"),
      [(100, 100), (174.272, 150 - 37.136), (174.272, 150 + 37.136), (100, 200)])
    layer.transform = CATransform3DRotate(perspective(500), degrees(-60), 0, 1, 0)
    expect(easel.corners(of: "door"), [nil, (253.001, 150 - 76.501), (253.001, 226.501), nil])
  }

  @Test func `multiple of the identity is the identity`() {
    let easel = Easel(100, 100)
    let layer = CALayer(10, 20, 30, 40, .pureRed, name: "card")
    easel.root.addSublayer(layer)
    let plain = easel.shot
    layer.transform = CATransform3D(
      m11: 0.5, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0.5, m23: 0, m24: 0, m31: 0, m32: 0,
      m33: 0.5, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0.5)
    expect(easel.corners(of: "card"), [(10, 20), (40, 20), (40, 60), (10, 60)])
    #expect(easel.shot == plain)
  }

  @Test func `vanishing point is the parent's or the layer's own`() {
    let easel = Easel(400, 200)
    let layer = CALayer(50, 50, 100, 100, nil, name: "card")
    layer.transform = CATransform3DMakeRotation(degrees(45), 0, 1, 0)
    easel.root.addSublayer(layer)
    easel.root.sublayerTransform = perspective(500)
    expect(
      easel.corners(of: "card"),
      [(54.345, 46.195), (139.625, 53.302), (139.625, 146.698), (54.345, 153.805)])
    easel.root.sublayerTransform = CATransform3DIdentity
    layer.transform = CATransform3DRotate(perspective(500), degrees(45), 0, 1, 0)
    expect(
      easel.corners(of: "card"),
      [(61.954, 46.195), (133.020, 53.302), (133.020, 146.698), (61.954, 153.805)])
  }

  @Test func `flipped geometry turns the sublayers upside down`() {
    let easel = Easel(100, 100)
    easel.root.isGeometryFlipped = true
    easel.root.addSublayer(CALayer(10, 20, 30, 40, nil, name: "card"))
    expect(easel.corners(of: "card"), [(10, 80), (40, 80), (40, 40), (10, 40)])
  }

  @Test func `scrolled superlayer keeps its vanishing point in its middle`() {
    let easel = Easel(300, 200)
    easel.root.bounds.origin = CGPoint(x: 1000, y: 500)
    easel.root.sublayerTransform = perspective(500)
    let layer = CALayer(0, 0, 100, 100, nil, name: "card")
    layer.position = CGPoint(x: 1075, y: 560)
    layer.zPosition = 100
    easel.root.addSublayer(layer)
    expect(easel.corners(of: "card"), [(-6.25, -12.5), nil, (118.75, 112.5), nil])
  }
}
