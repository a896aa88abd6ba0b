import Foundation
import Geometry
import Layers
import Testing

/// Points and rectangles of one layer in another's coordinates.
@MainActor
struct ConversionTests {
  private func isClose(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
  }

  private func layer(_ width: CGFloat, _ height: CGFloat, at position: CGPoint) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.position = position
    return layer
  }

  private var perspective: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return transform
  }

  @Test func `conversion applies the sublayer transform about the anchor point`() {
    let parent = layer(200, 200, at: .zero)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let child = layer(50, 50, at: CGPoint(x: 100, y: 50))
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    parent.addSublayer(child)
    #expect(child.convert(.zero, to: parent) == CGPoint(x: 60, y: -38))
    #expect(child.convert(CGPoint(x: 60, y: -38), from: parent) == CGPoint.zero)
  }

  @Test func `conversion with perspective in the layer's own transform`() {
    let root = CALayer()
    let child = layer(100, 100, at: CGPoint(x: 150, y: 150))
    child.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    root.addSublayer(child)
    let images = [
      (CGPoint(x: 0, y: 0), CGPoint(x: 122.629659, y: 95.259318)),
      (CGPoint(x: 100, y: 0), CGPoint(x: 173.007493, y: 103.985015)),
      (CGPoint(x: 100, y: 100), CGPoint(x: 173.007493, y: 196.014985)),
      (CGPoint(x: 0, y: 100), CGPoint(x: 122.629659, y: 204.740682)),
    ]
    for (point, image) in images {
      #expect(isClose(child.convert(point, to: root), image))
      #expect(isClose(child.convert(image, from: root), point, within: 1e-4))
    }
  }

  @Test func `conversion with perspective in the superlayer`() {
    let parent = layer(300, 200, at: .zero)
    parent.sublayerTransform = perspective
    let child = layer(100, 100, at: CGPoint(x: 75, y: 60))
    child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    parent.addSublayer(child)
    let images = [
      (CGPoint(x: 0, y: 0), CGPoint(x: 40.518636, y: 1.466772)),
      (CGPoint(x: 100, y: 0), CGPoint(x: 103.985015, y: 17.173026)),
      (CGPoint(x: 100, y: 100), CGPoint(x: 103.985015, y: 109.202997)),
      (CGPoint(x: 0, y: 100), CGPoint(x: 40.518636, y: 110.948136)),
    ]
    for (point, image) in images { #expect(isClose(child.convert(point, to: parent), image)) }
  }

  @Test func `conversion of a layer in front of its superlayer's plane`() {
    let parent = layer(300, 200, at: .zero)
    parent.sublayerTransform = perspective
    let child = layer(100, 100, at: CGPoint(x: 75, y: 60))
    child.zPosition = 100
    parent.addSublayer(child)
    #expect(child.convert(.zero, to: parent) == CGPoint(x: -6.25, y: -12.5))
    #expect(
      child.convert(CGPoint(x: 100, y: 100), to: parent) == CGPoint(x: 118.75, y: 112.5))
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 56.25, y: 50))
  }

  @Test func `perspective set after a rotation has no effect`() {
    let root = CALayer()
    let child = layer(100, 100, at: CGPoint(x: 150, y: 150))
    var transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    transform.m34 = -1 / 500
    child.transform = transform
    root.addSublayer(child)
    #expect(isClose(child.convert(.zero, to: root), CGPoint(x: 125, y: 100)))
    #expect(isClose(child.convert(CGPoint(x: 100, y: 0), to: root), CGPoint(x: 175, y: 100)))
  }

  @Test func `an ordinary layer flattens what is in it, a transform layer does not`() {
    for (outer, expected) in [
      (CALayer(), CGPoint(x: -26.316, y: -52.632)),
      (CATransformLayer(), CGPoint(x: -50, y: -50)),
    ] {
      let root = CALayer()
      outer.bounds.size = CGSize(width: 200, height: 200)
      outer.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
      root.addSublayer(outer)
      let inner = layer(100, 100, at: CGPoint(x: 100, y: 100))
      inner.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
      outer.addSublayer(inner)
      #expect(isClose(inner.convert(.zero, to: root), expected, within: 1e-3))
    }
  }

  @Test func `door hinge: the free edge under perspective`() {
    let root = CALayer()
    let door = layer(200, 100, at: CGPoint(x: 100, y: 150))
    door.anchorPoint = CGPoint(x: 0, y: 0.5)
    root.addSublayer(door)
    let free = CGPoint(x: 200, y: 0)
    door.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(isClose(door.convert(free, to: root), CGPoint(x: 200, y: 100)))
    door.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    #expect(
      isClose(door.convert(free, to: root), CGPoint(x: 174.272, y: 150 - 37.136), within: 1e-3))
    door.transform = CATransform3DRotate(perspective, -.pi / 3, 0, 1, 0)
    #expect(
      isClose(door.convert(free, to: root), CGPoint(x: 253.001, y: 150 - 76.501), within: 1e-3))
  }

  @Test func `conversion to no layer applies the root's own place`() {
    let root = layer(10, 10, at: CGPoint(x: 105, y: 205))
    let child = layer(4, 4, at: CGPoint(x: 2, y: 2))
    root.addSublayer(child)
    #expect(child.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 101, y: 201))
    #expect(child.convert(CGPoint(x: 101, y: 201), from: nil) == CGPoint(x: 1, y: 1))
  }

  @Test func `conversion between trees goes up to one root and down from the other`() {
    let first = layer(10, 10, at: CGPoint(x: 5, y: 5))
    let second = layer(10, 10, at: CGPoint(x: 25, y: 5))
    #expect(first.convert(CGPoint(x: 21, y: 1), to: second) == CGPoint(x: 1, y: 1))
  }

  @Test func `conversion takes the superlayer's scroll into account one level up only`() {
    let root = CALayer()
    let scrolled = layer(100, 100, at: CGPoint(x: 50, y: 50))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    root.addSublayer(scrolled)
    let child = layer(10, 10, at: CGPoint(x: 5, y: 35))
    scrolled.addSublayer(child)
    #expect(child.convert(.zero, to: scrolled) == CGPoint(x: 0, y: 30))
    #expect(child.convert(.zero, to: root) == CGPoint.zero)
  }

  @Test func `rectangles convert to the box around their corners`() {
    let root = CALayer()
    let child = layer(100, 100, at: .zero)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    root.addSublayer(child)
    let box = child.convert(child.bounds, to: root)
    let half = 50 * CGFloat(2).squareRoot()
    #expect(isClose(box.origin, CGPoint(x: -half, y: -half)))
    #expect(isClose(CGPoint(x: box.width, y: box.height), CGPoint(x: 2 * half, y: 2 * half)))
  }

  @Test func `points without an image convert to zero`() {
    let root = CALayer()
    let child = layer(100, 100, at: .zero)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    child.transform.m11 = 0
    root.addSublayer(child)
    #expect(child.convert(CGPoint(x: 7, y: 7), from: root) == CGPoint.zero)
  }

  @Test func `flipped geometry mirrors the sublayers`() {
    let parent = layer(100, 100, at: CGPoint(x: 50, y: 50))
    parent.isGeometryFlipped = true
    let child = layer(10, 10, at: CGPoint(x: 5, y: 5))
    parent.addSublayer(child)
    #expect(child.convert(.zero, to: parent) == CGPoint(x: 0, y: 100))
    #expect(child.contentsAreFlipped())
  }
}
