import Foundation
import Geometry
import Layers
import Testing

/// The frame as a function of bounds, position, anchor point and transform, and back.
@MainActor
struct FrameTests {
  private func layer(width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.position = CGPoint(x: x, y: y)
    return layer
  }

  private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }

  @Test(
    arguments: [
      (CATransform3DIdentity, CGRect(x: 150, y: 275, width: 100, height: 50)),
      (CATransform3DMakeScale(2, 4, 1), CGRect(x: 100, y: 200, width: 200, height: 200)),
      (CATransform3DMakeTranslation(10, 20, 0), CGRect(x: 160, y: 295, width: 100, height: 50)),
    ])
  func `frame is the bounding box under the transform`(transform: CATransform3D, frame: CGRect) {
    let layer = layer(width: 100, height: 50, x: 200, y: 300)
    layer.transform = transform
    #expect(layer.frame == frame)
  }

  @Test func `frame of a turned square is its bounding box`() {
    let layer = layer(width: 100, height: 100, x: 0, y: 0)
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let expected = CGRect(x: -70.7107, y: -70.7107, width: 141.4214, height: 141.4214)
    #expect(isClose(layer.frame, expected, within: 1e-4))
  }

  @Test func `frame of a layer turned by a quarter swaps its sides`() {
    let layer = layer(width: 320, height: 480, x: 160, y: 240)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isClose(layer.frame, CGRect(x: -80, y: 80, width: 480, height: 320)))
    layer.position.x = 100
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    layer.bounds.size.width = 300
    #expect(layer.position == CGPoint(x: 100, y: 240))
  }

  @Test func `frame of a layer at half scale`() {
    let layer = layer(width: 320, height: 480, x: 160, y: 240)
    layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(layer.frame == CGRect(x: 80, y: 120, width: 160, height: 240))
  }

  @Test(
    arguments: [
      (
        CATransform3DMakeScale(2, 4, 1), CGRect(x: 10, y: 20, width: 100, height: 50),
        CGSize(width: 50, height: 12.5), CGPoint(x: 60, y: 45)
      ),
      (
        CATransform3DMakeTranslation(10, 20, 0), CGRect(x: 10, y: 20, width: 100, height: 50),
        CGSize(width: 100, height: 50), CGPoint(x: 50, y: 25)
      ),
      (
        CATransform3DIdentity, CGRect(x: 0, y: 0, width: -100, height: -50),
        CGSize(width: 100, height: 50), CGPoint(x: -50, y: -25)
      ),
    ])
  func `frame sets bounds and position through the inverse of the transform`(
    transform: CATransform3D, frame: CGRect, size: CGSize, position: CGPoint
  ) {
    let layer = CALayer()
    layer.transform = transform
    layer.frame = frame
    #expect(layer.bounds.size == size)
    #expect(layer.position == position)
  }

  @Test func `frame keeps the origin of the bounds and ignores it`() {
    let layer = layer(width: 10, height: 10, x: 5, y: 5)
    layer.bounds.origin = CGPoint(x: 30, y: 40)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.frame = CGRect(x: 1, y: 2, width: 20, height: 20)
    #expect(layer.bounds == CGRect(x: 30, y: 40, width: 20, height: 20))
  }

  @Test(
    arguments: [
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(-.pi / 2, 1, 0, 0),
      CATransform3DMakeRotation(CGFloat(Float.pi / 2), 0, 1, 0), CATransform3DMakeScale(0, 1, 1),
    ])
  func `frame of a layer seen from its edge moves it and leaves its size`(transform: CATransform3D)
  {
    let layer = layer(width: 390, height: 844, x: 20, y: 30)
    layer.transform = transform
    layer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    layer.transform = CATransform3DIdentity
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `frame of a layer made very small has the size that shows as asked`() {
    let layer = layer(width: 10, height: 10, x: 5, y: 5)
    layer.transform = CATransform3DMakeScale(0.0001, 0.0001, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 1, height: 2)
    #expect(abs(layer.bounds.width - 10000) < 1e-6)
    #expect(abs(layer.bounds.height - 20000) < 1e-6)
  }

  @Test func `frame ignores depth and what is above the layer`() {
    let parent = CALayer()
    parent.sublayerTransform = CATransform3DMakeScale(3, 3, 1)
    parent.isGeometryFlipped = true
    let layer = layer(width: 10, height: 10, x: 5, y: 5)
    parent.addSublayer(layer)
    layer.zPosition = 7
    layer.anchorPointZ = 3
    var transform = CATransform3DIdentity
    transform.m34 = -0.01
    layer.transform = transform
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `frame moves when the anchor point does, and position stays`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 100, y: 100, width: 200, height: 100)
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(layer.position == CGPoint(x: 200, y: 150))
    #expect(layer.frame == CGRect(x: 200, y: 100, width: 200, height: 100))
  }

  @Test func `frame under a transform without inverse has a defined result`() {
    let layer = layer(width: 10, height: 10, x: 5, y: 5)
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 0, height: 0))
  }

  @Test func `bounds are standardised`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
  }

  @Test func `affine transform reads as the identity when the transform is none`() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(layer.affineTransform() == .identity)
  }
}
