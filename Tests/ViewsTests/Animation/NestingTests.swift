import Foundation
import Layers
import Testing
import Views

@MainActor
struct NestingTests {
  @Test func `an inner block takes duration, delay and curve from the outer one`() {
    let rig = Rig()
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) { rig.view.alpha = 0 }
    }
    let seen = rig.values(at: [1, 1.5, 3]) { $0.opacity }
    #expect(seen[0] == 1)
    #expect(isClose(seen[1], 0.75))
    #expect(seen[2] == 0)
  }

  @Test func `an inner block keeps what its options say`() {
    let rig = Rig()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveEaseIn]
      ) { rig.view.alpha = 0 }
    }
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.opacity, 0.75))
    rig.timeline.advance(to: 1)
    #expect(rig.shown.opacity == 0)

    let other = Rig()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]) {
        other.view.alpha = 0
      }
    }
    other.timeline.advance(to: 0.5)
    #expect(isClose(other.shown.opacity, 1 - 0.093465, within: 6e-7))
  }

  @Test func `the duration that a block would take over can be asked for`() {
    _ = Rig()
    #expect(UIView.inheritedAnimationDuration == 0)
    var inside = 0.0
    UIView.animate(withDuration: 0.7) { inside = UIView.inheritedAnimationDuration }
    #expect(inside == 0.7)
  }

  @Test func `curves become linear while a finger drives, springs stay`() {
    let rig = Rig()
    let blocks = Stage.current.blocks
    blocks.replacesCurves = true
    UIView.animate(withDuration: 1) { rig.view.alpha = 0 }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { rig.view.center.x = 150 }
    blocks.replacesCurves = false
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.opacity, 0.75))
    #expect(isClose((rig.shown.position.x - 50) / 100, 1.14422, within: 6e-6))
  }

  @Test func `older calls open and close a block of 0.2 seconds`() {
    let rig = Rig()
    UIView.beginAnimations(nil, context: nil)
    rig.view.alpha = 0
    UIView.commitAnimations()
    #expect(rig.view.layer.animation(forKey: "opacity")?.duration == 0.2)
    rig.timeline.advance(to: 0.05)
    #expect(isClose(rig.shown.opacity, 1 - 0.129162, within: 6e-7))
    rig.timeline.advance(to: 1)
    UIView.beginAnimations("there and back", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    rig.view.alpha = 1
    UIView.commitAnimations()
    rig.view.center.x = 3
    #expect(rig.view.layer.animationKeys() == ["opacity"])
    let seen = rig.values(at: [1.25, 1.75, 2.75, 4.75, 5.5]) { $0.opacity }
    for (value, expected) in zip(seen, [0, 0.25, 0.75, 0.75, 1]) {
      #expect(isClose(value, expected))
    }
  }
}
