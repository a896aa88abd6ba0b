import Foundation
import Layers
import Testing
import Views

@MainActor
struct AnimatorKeyframeTests {
  @Test func `keyframes inside an animator are moved by hand as well`() {
    let rig = Rig()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          rig.view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          rig.view.alpha = 0
        }
      }
    }
    animator.fractionComplete = 0.25
    #expect(isClose(rig.shown.position.x, 100))
    #expect(rig.shown.opacity == 1)
    animator.fractionComplete = 0.75
    #expect(isClose(rig.shown.position.x, 150))
    #expect(isClose(rig.shown.opacity, 0.5))
    animator.startAnimation()
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.opacity, 0.25))
  }
}
