import Foundation
import Geometry
import Layers
import Testing

/// Groups: their members' time, and where they are cut off.
@MainActor
struct AnimationGroupTests {
  private func group(_ members: [CAAnimation], duration: Double) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = members
    group.duration = duration
    return group
  }

  private func stage(_ group: CAAnimationGroup) -> Stage {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.opacity = 0.75
    stage.layer.add(group, forKey: "group")
    return stage
  }

  private func member(
    _ keyPath: String, from: Double, to: Double, duration: Double
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test func `members are cut off by the group, not scaled to it`() {
    let move = member("position.x", from: 0, to: 100, duration: 2)
    let fade = member("opacity", from: 1, to: 0, duration: 0.5)
    let stage = stage(group([move, fade], duration: 1))
    #expect(stage.number("opacity", at: 0.25) == 0.5)
    #expect(stage.number("opacity", at: 0.75) == 0.75)
    #expect(isClose(stage.number("position.x", at: 0.999), 49.95))
    #expect(stage.number("position.x", at: 1) == 0)
    #expect(stage.number("opacity") == 0.75)
  }

  @Test func `a member's fill counts inside the group only`() {
    let fade = member("opacity", from: 1, to: 0, duration: 0.5)
    fade.fillMode = .forwards
    let stage = stage(group([fade], duration: 1))
    #expect(stage.number("opacity", at: 0.75) == 0)
    #expect(stage.number("opacity", at: 1) == 0.75)
  }

  @Test func `a group that fills forwards keeps its end`() {
    let whole = group(
      [
        member("opacity", from: 1, to: 0, duration: 1),
        member("position.x", from: 0, to: 100, duration: 2),
        member("zPosition", from: 0, to: 9, duration: 0.5),
      ], duration: 1)
    whole.fillMode = .forwards
    whole.isRemovedOnCompletion = false
    let stage = stage(whole)
    #expect(stage.number("opacity", at: 7) == 0)
    #expect(stage.number("position.x") == 50)
    #expect(stage.number("zPosition") == 0)
  }

  @Test func `members without a duration last as long as the group`() {
    let stage = stage(group([member("opacity", from: 0, to: 1, duration: 0)], duration: 4))
    #expect(stage.number("opacity", at: 3) == 0.75)
    stage.timeline.advance(to: 3.9)
    #expect(isClose(stage.number("opacity"), 0.975))
  }

  @Test func `a group without a duration takes the transaction's`() {
    let stage = stage(group([member("opacity", from: 0, to: 1, duration: 1)], duration: 0))
    #expect(isClose(stage.number("opacity", at: 0.2), 0.2))
    #expect(stage.number("opacity", at: 0.25) == 0.75)
  }

  @Test func `a member's begin time counts from the group's start`() {
    let late = member("zPosition", from: 0, to: 100, duration: 1)
    late.beginTime = 0.5
    let whole = group([late], duration: 2)
    whole.beginTime = 3
    let stage = stage(whole)
    #expect(stage.number("zPosition", at: 3.4) == 0)
    #expect(stage.number("zPosition", at: 4) == 50)
  }

  @Test func `the group's speed, repetition and timing function act on its members' time`() {
    let whole = group([member("zPosition", from: 0, to: 100, duration: 1)], duration: 1)
    whole.speed = 2
    whole.repeatCount = 2
    whole.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let stage = stage(whole)
    let expected = 100 * TimingCurve.easeIn(0.5)
    #expect(isClose(stage.number("zPosition", at: 0.25), expected))
    #expect(isClose(stage.number("zPosition", at: 0.75), expected))
    #expect(stage.number("zPosition", at: 1) == 0)
  }

  @Test func `members' delegates are not asked`() {
    let watcher = Watcher()
    let silent = member("opacity", from: 1, to: 0, duration: 0.5)
    silent.delegate = watcher
    let whole = group([silent], duration: 1)
    let groupWatcher = Watcher()
    whole.delegate = groupWatcher
    let stage = stage(whole)
    stage.timeline.advance(to: 2)
    #expect(watcher.starts == 0)
    #expect(watcher.stops.isEmpty)
    #expect(groupWatcher.stops == [true])
  }

  @Test func `groups nest`() {
    let inner = group([member("zPosition", from: 0, to: 100, duration: 1)], duration: 1)
    inner.beginTime = 1
    let stage = stage(group([inner], duration: 3))
    #expect(stage.number("zPosition", at: 1.5) == 50)
    #expect(stage.number("zPosition", at: 2.5) == 0)
  }

  @Test func `a group equals its members added alone, up to where it cuts them off`() {
    var source = SeededRandom(seed: 21)
    let keyPaths = ["zPosition", "position.y", "cornerRadius"]
    for _ in 0..<30 {
      let length = Double.random(in: 0.5...2, using: &source)
      let members = keyPaths.map { keyPath in
        let animation = member(
          keyPath, from: .random(in: 0...50, using: &source),
          to: .random(in: 0...50, using: &source),
          duration: .random(in: 0.1...3, using: &source))
        animation.autoreverses = Bool.random(using: &source)
        animation.repeatCount = Float.random(in: 0...3, using: &source)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
      }
      let grouped = stage(group(members, duration: length))
      let alone = Stage()
      CATransaction.setDisableActions(true)
      alone.layer.opacity = 0.75
      for animation in members { alone.layer.add(animation, forKey: nil) }
      alone.timeline.commit()
      let untouched = alone.layer.properties
      for step in 0...20 {
        let time = Double(step) / 10
        Timeline.current = grouped.timeline
        grouped.timeline.advance(to: time)
        let inGroup = grouped.layer.presentationPropertiesNow()
        Timeline.current = alone.timeline
        alone.timeline.advance(to: time)
        let expected = time < length ? alone.layer.presentationPropertiesNow() : untouched
        for keyPath in keyPaths {
          guard let target = AnimationTarget(keyPath: keyPath),
            case .number(let a) = inGroup[target], case .number(let b) = expected[target]
          else { continue }
          #expect(isClose(a, b))
        }
      }
    }
  }
}
