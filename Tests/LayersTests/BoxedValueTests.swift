import Foundation
import Geometry
import Layers
import Testing

@Suite struct BoxedValueTests {
  @Test func `everything that animations take can be put in a box and taken out`() {
    let point = CGPoint(x: 1, y: 2)
    let size = CGSize(width: 3, height: 4)
    let vector = CGVector(dx: 5, dy: 6)
    let rect = CGRect(origin: point, size: size)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var transform = CATransform3DMakeRotation(0.5, 1, 2, 3)
    transform.m34 = -0.002
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
  }

  @Test func `boxes are equal where their contents are, and open as what they hold only`() {
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(caTransform3D: turn) == NSValue(caTransform3D: turn))
    #expect(NSValue(caTransform3D: turn) != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(NSValue(caTransform3D: turn).cgRectValue == .zero)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
  }

  @MainActor
  @Test func `a boxed transform is animated`() throws {
    let timeline = Timeline()
    Timeline.current = timeline
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.becomeDisplayedRoot()
    timeline.commit()
    let move = CABasicAnimation(keyPath: "transform")
    move.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    move.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))
    move.duration = 1
    layer.add(move, forKey: nil)
    timeline.advance(to: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown.transform.m41 == 50)
  }
}
