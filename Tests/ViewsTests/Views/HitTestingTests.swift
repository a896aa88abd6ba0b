import Foundation
import Layers
import Testing
import Views

@MainActor
struct HitTestingTests {
  @Test func `the frontmost view that takes touches is hit`() {
    let rig = Rig()
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    rig.view.addSubview(back)
    rig.view.addSubview(front)
    #expect(rig.window.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(rig.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(rig.window.hitTest(CGPoint(x: 90, y: 90), with: nil) === rig.view)
    #expect(rig.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === rig.window)
    #expect(rig.window.hitTest(CGPoint(x: 500, y: 200), with: nil) == nil)
  }

  @Test func `hidden, transparent and deaf views are passed over`() {
    let rig = Rig()
    let inner = UIView(frame: rig.view.bounds)
    rig.view.addSubview(inner)
    let point = CGPoint(x: 50, y: 50)
    inner.isHidden = true
    #expect(rig.window.hitTest(point, with: nil) === rig.view)
    inner.isHidden = false
    inner.alpha = 0.009
    #expect(rig.window.hitTest(point, with: nil) === rig.view)
    inner.alpha = 0.01
    #expect(rig.window.hitTest(point, with: nil) === rig.view)
    inner.alpha = 0.02
    #expect(rig.window.hitTest(point, with: nil) === inner)
    rig.view.isUserInteractionEnabled = false
    #expect(rig.window.hitTest(point, with: nil) === rig.window)
  }

  @Test func `a moving view is hit where it is going`() {
    let rig = Rig()
    UIView.animate(withDuration: 1) { rig.view.center.x = 350 }
    rig.timeline.advance(to: 0.1)
    #expect(rig.window.hitTest(CGPoint(x: 350, y: 50), with: nil) === rig.view)
    #expect(rig.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === rig.window)
  }
}
