import Foundation
import Layers
import Testing

@MainActor
@Suite struct TimePassageTests {
  @Test func `a passage moves a stopped layer's time on its curve`() {
    let scene = StoppedLayer()
    scene.layer.timePassage = TimePassage(
      begin: 1, duration: 2, from: 0.5, to: 0.9, on: .curve(.easeInEaseOut))
    let expected = [(0, 0.5), (1, 0.5), (1.5, 0.5 + 0.4 * 0.129_162), (2, 0.7), (3, 0.9), (9, 0.9)]
    for (time, value) in expected {
      #expect(abs(scene.local(at: time) - value) < 1e-6)
    }
    scene.layer.timePassage = nil
    #expect(scene.local(at: 2) == 0.5)
  }

  @Test func `a passage backwards brings no animation to an end`() {
    let scene = StoppedLayer()
    scene.layer.timePassage = TimePassage(
      begin: 0, duration: 1, from: 0.5, to: 0, on: .curve(.linear))
    #expect(scene.local(at: 0.5) == 0.25)
    Timeline.current.advance(to: 5)
    #expect(scene.local(at: 5) == 0)
    #expect(scene.witness.stops == [])
  }

  @Test func `finishing a tree's animations tells the delegates once that they finished`() {
    let scene = StoppedLayer()
    Timeline.current.finishAnimations(below: CALayer())
    #expect(scene.witness.stops == [])
    Timeline.current.finishAnimations(below: scene.layer)
    #expect(scene.witness.stops == [true])
    Timeline.current.advance(to: 5)
    #expect(scene.witness.stops == [true])
    #expect(scene.layer.animationKeys() == nil)
  }
}

/// A layer half way through an animation of one second, on a timeline of its own.
@MainActor
private struct StoppedLayer {
  let layer = CALayer()
  let witness = Witness()

  init() {
    Timeline.current = Timeline()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.delegate = witness
    layer.add(animation, forKey: nil)
    Timeline.current.commit()
    layer.speed = 0
    layer.timeOffset = 0.5
  }

  func local(at time: Double) -> Double {
    layer.convertTime(time, from: nil)
  }
}

@MainActor
private final class Witness: NSObject, CAAnimationDelegate {
  var stops: [Bool] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stops.append(flag)
  }
}
