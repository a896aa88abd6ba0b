import Foundation
import Geometry
import Layers
import Testing
import Views

@MainActor
struct GeometryTests {
  @Test func `frame reads the box of the bounds under the transform`() {
    Timeline.current = Timeline()
    let view = UIView()
    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.center = CGPoint(x: 200, y: 300)
    #expect(view.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    #expect(view.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    view.transform = CGAffineTransform(translationX: 10, y: 20)
    #expect(view.frame == CGRect(x: 160, y: 295, width: 100, height: 50))
  }

  @Test func `frame of a square turned by 45 degrees is as wide as its diagonal`() {
    Timeline.current = Timeline()
    let view = UIView()
    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let half = 100 * 2.0.squareRoot() / 2
    #expect(isClose(view.frame, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)))
  }

  @Test func `frame set under a transform sets the bounds that it comes from`() {
    Timeline.current = Timeline()
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(view.center == CGPoint(x: 60, y: 45))

    view.transform = CGAffineTransform(translationX: 10, y: 20)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test func `frame of a view turned by 90 degrees has its sides exchanged`() {
    Timeline.current = Timeline()
    let view = UIView()
    view.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.center = CGPoint(x: 160, y: 240)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: -80, y: 80, width: 480, height: 320)))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.center == .zero)
    view.bounds.size = CGSize(width: 320, height: 480)
    view.center = CGPoint(x: 160, y: 240)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(isClose(view.frame, CGRect(x: 80, y: 120, width: 160, height: 240)))
  }

  @Test func `anchor point moves the frame and leaves the centre`() {
    Timeline.current = Timeline()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    view.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(view.center == CGPoint(x: 200, y: 150))
    #expect(view.frame == CGRect(x: 200, y: 100, width: 200, height: 100))
    view.center = CGPoint(x: 100, y: 150)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
  }

  @Test func `transform of a view turned in space reads as the identity`() {
    Timeline.current = Timeline()
    let view = UIView()
    view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(view.transform == .identity)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.transform3D == CATransform3DMakeScale(2, 2, 1))
  }

  @Test func `points convert through scrolled and moved views`() {
    let rig = Rig()
    rig.view.frame = CGRect(x: 50, y: 60, width: 100, height: 100)
    rig.view.bounds.origin = CGPoint(x: 10, y: 20)
    let inner = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    rig.view.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: rig.view) == CGPoint(x: 31, y: 42))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 71, y: 82))
    #expect(inner.convert(CGPoint(x: 71, y: 82), from: nil) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(inner.bounds, to: rig.window) == CGRect(x: 70, y: 80, width: 10, height: 10))
  }
}
