import Foundation
import Geometry
import Layers
import Testing
import Views

@MainActor
struct KeyframeBlockTests {
  /// Curve bits in a keyframe option, as client code passes them.
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `keyframes of one property become one animation that holds between them`() throws {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { rig.view.alpha = 0 }
    }
    let animation = try #require(
      rig.view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
    #expect(animation.keyTimes == [0, 0.1, 1])
    #expect(animation.values as? [Double] == [1, 0, 0])
    #expect(animation.duration == 2)
    #expect(animation.fillMode == .both)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
  }

  @Test func `the whole course is eased, and keyframes are even within it`() {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { rig.view.alpha = 0 }
    }
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.opacity, 1 - 2 * 0.129162, within: 2e-6))
    rig.timeline.advance(to: 0.5)
    #expect(isClose(rig.shown.opacity, 0))
  }

  @Test func `curve bits make the course linear`() {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) {
        rig.view.center.x = 150
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
        rig.view.center.x = 250
      }
    }
    let seen = rig.values(at: [0.1, 0.3, 0.5, 0.8, 1]) { $0.position.x }
    for (value, expected) in zip(seen, [50.0, 100, 150, 200, 250]) {
      #expect(isClose(value, expected))
    }
  }

  @Test func `keyframes may be added in any order`() {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { rig.view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { rig.view.alpha = 0 }
    }
    let seen = rig.values(at: [0.25, 0.5, 0.75]) { $0.opacity }
    #expect(isClose(seen[0], 0.5) && isClose(seen[1], 0) && isClose(seen[2], 0.25))
  }

  @Test func `both numbers zero and changes outside keyframes take the whole duration`() {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) {
        rig.view.alpha = 0
      }
      rig.view.center.x = 150
    }
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.opacity, 0.75))
    #expect(isClose(rig.shown.position.x, 75))
  }

  @Test func `numbers outside 0 to 1 are brought inside`() {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 3) { rig.view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: 0.5) {
        rig.view.center.x = 150
      }
    }
    rig.timeline.advance(to: 0.75)
    #expect(isClose(rig.shown.opacity, 0.5))
    #expect(rig.shown.position.x == 150)
  }

  @Test func `calculation modes reach the animation`() throws {
    let modes: [(UIView.KeyframeAnimationOptions, CAAnimationCalculationMode)] = [
      (.calculationModeLinear, .linear), (.calculationModeDiscrete, .discrete),
      (.calculationModePaced, .paced), (.calculationModeCubic, .cubic),
      (.calculationModeCubicPaced, .cubicPaced),
    ]
    for (option, mode) in modes {
      let rig = Rig()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: option) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          rig.view.alpha = 0
        }
      }
      let animation = try #require(
        rig.view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
      #expect(animation.calculationMode == mode)
    }
  }

  @Test func `discrete keyframes jump when they end`() {
    let rig = Rig()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [linear, .calculationModeDiscrete]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { rig.view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { rig.view.alpha = 0 }
    }
    let seen = rig.values(at: [0.4, 0.6, 1]) { $0.opacity }
    #expect(seen == [1, 0.5, 0])
  }

  @Test func `keyframes complete once, after the whole duration`() {
    let rig = Rig()
    var ended: [Double] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { rig.view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        rig.view.center.x = 0
      }
    } completion: { _ in
      ended.append(rig.timeline.now)
    }
    rig.timeline.advance(to: 3)
    #expect(ended == [1.5])
  }

  @Test func `keyframes turn a view through a half turn and back`() {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        rig.view.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        rig.view.layer.transform = CATransform3DIdentity
      }
    }
    let seen = rig.values(at: [0.25, 0.5, 0.75, 1]) { $0.transform }
    #expect(isClose(seen[0].m11, cos(.pi / 4)) && isClose(seen[0].m13, sin(.pi / 4)))
    #expect(isClose(seen[1].m11, 0) && isClose(seen[1].m13, 1))
    #expect(isClose(seen[2].m11, cos(.pi / 4)))
    #expect(seen[3] == CATransform3DIdentity)
  }

  @Test func `a block inside a keyframe takes the keyframe's part of the duration`() {
    let rig = Rig()
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
        UIView.animate(withDuration: 9) { rig.view.alpha = 0 }
      }
    }
    let seen = rig.values(at: [1, 1.25, 1.5]) { $0.opacity }
    #expect(seen[0] == 1)
    #expect(isClose(seen[1], 0.5))
    #expect(seen[2] == 0)
  }
}
