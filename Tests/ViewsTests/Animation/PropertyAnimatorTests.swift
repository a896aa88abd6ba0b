import Foundation
import Geometry
import Layers
import Testing
import Views

@MainActor
struct PropertyAnimatorTests {
  /// Moves the view's centre from 50 to 150 over a second.
  private func mover(
    _ rig: Rig, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { rig.view.center.x = 150 }
  }

  @Test func `an animator is what the platform makes it by default`() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    #expect(animator.duration == 2)
    #expect(animator.delay == 0)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(!animator.isReversed)
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.fractionComplete == 0)
  }

  @Test func `blocks run when the animator starts, and completions at the end`() {
    let rig = Rig()
    let animator = mover(rig)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    #expect(rig.view.center.x == 50)
    animator.startAnimation()
    #expect(rig.view.center.x == 150)
    #expect(animator.state == .active && animator.isRunning)
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.position.x, 75))
    #expect(isClose(animator.fractionComplete, 0.25))
    rig.timeline.advance(to: 1)
    #expect(positions == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(rig.view.layer.animationKeys() == nil)
  }

  @Test func `curves, springs and control points shape the progress`() {
    let rig = Rig()
    let parameters: [(any UITimingCurveProvider, Double)] = [
      (UICubicTimingParameters(animationCurve: .easeIn), 0.093465),
      (UICubicTimingParameters(), 0.408511),
      (
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1)),
        0.129162
      ),
      (UISpringTimingParameters(dampingRatio: 0.5), 1.14422),
    ]
    for (provider, quarter) in parameters {
      rig.view.center.x = 50
      let start = rig.timeline.now
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: provider)
      animator.addAnimations { rig.view.center.x = 150 }
      animator.startAnimation()
      rig.timeline.advance(to: start + 0.25)
      #expect(isClose((rig.shown.position.x - 50) / 100, quarter, within: 6e-6))
      rig.timeline.advance(to: start + 1)
      #expect(animator.state == .inactive)
    }
  }

  @Test func `a spring given by its parts has its own duration`() {
    let animator = UIViewPropertyAnimator(
      duration: 9, timingParameters: UISpringTimingParameters())
    #expect(isClose(animator.duration, 0.50573, within: 5e-6))
    let other = UIViewPropertyAnimator(
      duration: 9,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0)))
    #expect(isClose(other.duration, 1.47270, within: 5e-6))
    #expect(
      UIViewPropertyAnimator(duration: 9, dampingRatio: 0.5).duration == 9)
  }

  @Test func `a fraction set by hand is the progress when scrubbing linearly`() {
    let rig = Rig()
    let animator = mover(rig, curve: .easeIn)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isClose(rig.shown.position.x, 75))
    rig.timeline.advance(to: 5)
    #expect(isClose(rig.shown.position.x, 75))
    animator.fractionComplete = 1
    #expect(isClose(rig.shown.position.x, 150))
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.fractionComplete = 0
    #expect(isClose(rig.shown.position.x, 50))
  }

  @Test func `a fraction set by hand goes through the curve when not scrubbing linearly`() {
    let rig = Rig()
    let animator = mover(rig, curve: .easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(isClose(rig.shown.position.x, 50 + 9.3465, within: 1e-4))
    #expect(isClose(animator.fractionComplete, 0.25))
  }

  @Test(arguments: [true, false])
  func `pausing and going on leave no jump`(scrubsLinearly: Bool) {
    let rig = Rig()
    let animator = mover(rig, curve: .easeInOut)
    animator.scrubsLinearly = scrubsLinearly
    animator.startAnimation()
    rig.timeline.advance(to: 0.25)
    let seen = rig.shown.position.x
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isClose(rig.shown.position.x, seen))
    rig.timeline.advance(to: 3)
    #expect(isClose(rig.shown.position.x, seen))
    #expect(
      isClose(animator.fractionComplete, scrubsLinearly ? 0.129162 : 0.25, within: 6e-7))
    let rest = 1 - animator.fractionComplete
    animator.startAnimation()
    #expect(isClose(rig.shown.position.x, seen))
    rig.timeline.advance(to: 3 + rest - 1e-6)
    #expect(animator.isRunning)
    #expect(isClose(rig.shown.position.x, 150, within: 1e-3))
    rig.timeline.advance(to: 3 + rest)
    #expect(animator.state == .inactive)
  }

  @Test func `the rest takes the factor times the duration, with the timing given`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 2)
    rig.timeline.advance(to: 0.5)
    #expect(isClose(rig.shown.position.x, 100 + 50 * 0.093465, within: 1e-4))
    #expect(isClose(animator.fractionComplete, 0.625))
    rig.timeline.advance(to: 1.999)
    #expect(animator.isRunning)
    rig.timeline.advance(to: 2)
    #expect(!animator.isRunning)
  }

  @Test func `a factor of zero keeps the time that remains`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.fractionComplete = 0.25
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.position.x, 100))
    rig.timeline.advance(to: 0.75)
    #expect(animator.state == .inactive)
  }

  @Test func `reversed animations play back to the start and end there`() {
    let rig = Rig()
    let animator = mover(rig, curve: .easeInOut)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    rig.timeline.advance(to: 0.25)
    let seen = rig.shown.position.x
    animator.isReversed = true
    #expect(isClose(rig.shown.position.x, seen))
    #expect(isClose(animator.fractionComplete, 1 - 0.129162, within: 6e-7))
    rig.timeline.advance(to: 0.25 + 0.129163)
    #expect(positions == [.start])
    #expect(rig.view.center.x == 50)
    #expect(rig.shown.position.x == 50)
  }

  @Test func `a paused animator that is reversed counts from the other end`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(isClose(animator.fractionComplete, 0.75))
    #expect(isClose(rig.shown.position.x, 75))
    animator.fractionComplete = 0.5
    #expect(isClose(rig.shown.position.x, 100))
    animator.startAnimation()
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.position.x, 75))
  }

  @Test func `delayed changes take the last part of what remains`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.addAnimations({ rig.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    let seen = rig.values(at: [0.5, 0.75, 1]) { $0.opacity }
    #expect(seen[0] == 1)
    #expect(isClose(seen[1], 0.5))
    #expect(seen[2] == 0)
  }

  @Test func `changes added on the way take what remains`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.startAnimation()
    rig.timeline.advance(to: 0.5)
    animator.addAnimations { rig.view.alpha = 0 }
    #expect(rig.view.alpha == 0)
    #expect(rig.shown.opacity == 1)
    rig.timeline.advance(to: 0.75)
    #expect(isClose(rig.shown.opacity, 0.5))
    #expect(isClose(rig.shown.position.x, 125))
    rig.timeline.advance(to: 1)
    #expect(animator.state == .inactive)
  }

  @Test func `stopped animators wait to be finished at a position`() {
    for (position, x) in [(.end, 150), (.start, 50), (.current, 75)]
      as [(UIViewAnimatingPosition, Double)]
    {
      let rig = Rig()
      let animator = mover(rig)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      rig.timeline.advance(to: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && !animator.isRunning)
      #expect(isClose(rig.view.center.x, 75))
      #expect(positions.isEmpty)
      animator.finishAnimation(at: position)
      #expect(positions == [position])
      #expect(animator.state == .inactive)
      #expect(isClose(rig.view.center.x, x))
      #expect(isClose(rig.shown.position.x, x))
    }
  }

  @Test func `animators stopped for good run no completion and keep what is seen`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.addCompletion { _ in Issue.record("no completion is expected") }
    animator.startAnimation()
    rig.timeline.advance(to: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    #expect(isClose(rig.view.center.x, 100))
    rig.timeline.advance(to: 2)
    #expect(isClose(rig.shown.position.x, 100))
  }

  @Test func `an animator that pauses on completion rests at the end`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.pausesOnCompletion = true
    animator.addCompletion { _ in Issue.record("no completion is expected") }
    animator.startAnimation()
    rig.timeline.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(rig.shown.position.x == 150)
    animator.isReversed = true
    animator.startAnimation()
    rig.timeline.advance(to: 2.5)
    #expect(isClose(rig.shown.position.x, 100))
  }

  @Test func `a delayed start waits and keeps the old values in sight`() {
    let rig = Rig()
    let animator = mover(rig)
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    let seen = rig.values(at: [0.25, 0.5, 1, 1.5]) { $0.position.x }
    for (value, expected) in zip(seen, [50.0, 50, 100, 150]) { #expect(isClose(value, expected)) }
  }

  @Test func `two animators on one property add up`() {
    let rig = Rig()
    let first = mover(rig, curve: .easeInOut)
    first.startAnimation()
    rig.timeline.advance(to: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { rig.view.center.x = 50 }
    second.startAnimation()
    rig.timeline.advance(to: 0.75)
    #expect(isClose(rig.shown.position.x, 50 + 74.168, within: 5e-4))
  }

  @Test func `an animator without changes completes in the next turn`() {
    let rig = Rig()
    var positions: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(positions.isEmpty)
    rig.timeline.advance(to: 0)
    #expect(positions == [.end])
  }

  @Test func `a running animator keeps itself alive`() {
    let rig = Rig()
    var ended = false
    _ = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { rig.view.center.x = 150 },
      completion: { _ in ended = true })
    rig.timeline.advance(to: 1)
    #expect(ended)
  }

  @Test func `animations in a container whose clock stands still wait with it`() {
    let rig = Rig()
    rig.window.layer.speed = 0
    let animator = mover(rig)
    animator.startAnimation()
    rig.timeline.advance(to: 5)
    #expect(isClose(rig.shown.position.x, 50))
    rig.window.layer.timeOffset = 0.5
    #expect(isClose(rig.shown.position.x, 100))
  }
}
