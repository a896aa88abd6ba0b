import Foundation
import Geometry
import Layers
import Testing
import Views

/// Animations that the platform has a look for.
@MainActor
@Suite struct SystemAnimationTests {
  @Test func `deleted views shrink, fade, go, and are as they were`() {
    let rig = Rig()
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    rig.window.addSubview(other)
    rig.timeline.commit()
    rig.view.alpha = 0.8
    rig.view.transform = CGAffineTransform(rotationAngle: 0.5)
    rig.timeline.commit()
    var ends: [Bool] = []
    UIView.perform(.delete, on: [rig.view]) {
      other.center.x += 100
    } completion: {
      ends.append($0)
    }
    rig.timeline.advance(to: 0.15)
    #expect(isClose(Double(rig.shown.opacity), 0.4, within: 1e-6))
    // Half way from 1 to 0.01.
    let shown = rig.shown.transform
    #expect(
      isClose(
        Double((shown.m11 * shown.m11 + shown.m12 * shown.m12).squareRoot()), 0.505, within: 1e-6))
    #expect(isClose(Double(other.layer.presentationPropertiesNow().position.x), 155, within: 1e-6))
    #expect(ends == [])
    rig.timeline.advance(to: 0.3)
    #expect(ends == [true])
    #expect(rig.view.superview == nil)
    #expect(rig.view.alpha == CGFloat(Float(0.8)))
    #expect(rig.view.transform == CGAffineTransform(rotationAngle: 0.5))
    #expect(other.superview === rig.window)
  }

  @Test func `without views the other changes are still shown`() {
    let rig = Rig()
    UIView.perform(.delete, on: [], animations: { rig.view.center.x += 100 })
    rig.timeline.advance(to: 0.15)
    #expect(isClose(Double(rig.shown.position.x), 100, within: 1e-6))
  }
}
