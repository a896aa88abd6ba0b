import Foundation
import Geometry
import Layers
import Raster
import Testing

/// Timings that nobody means, or that few think of: what they show is defined, and time goes on.
@MainActor
struct OddTimingTests {
  /// A delegate that does something when it hears of the start or of the end.
  @MainActor
  private final class Listener: CAAnimationDelegate {
    var onStart: () -> Void = {}
    var onStop: (Bool) -> Void = { _ in }
    func animationDidStart(_ anim: CAAnimation) { onStart() }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onStop(flag) }
  }

  /// Returns an animation from 10 to 110 whose start and end go on showing.
  private func kept(duration: Double = 2) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 10
    animation.toValue = 110
    animation.duration = duration
    animation.isRemovedOnCompletion = false
    animation.fillMode = .both
    return animation
  }

  private func shown(_ animation: CAAnimation, at times: [Double]) -> [Double] {
    let stage = Stage()
    stage.layer.add(animation, forKey: nil)
    return times.map { (stage.number("zPosition", at: $0) * 1e9).rounded() / 1e9 }
  }

  @Test func `repetitions that add up and turn back go on from where they turned back to`() {
    let animation = kept()
    animation.autoreverses = true
    animation.isCumulative = true
    animation.repeatCount = 2.5
    // Each cycle ends on its first value, 10, which is added once for every cycle before.
    let times: [Double] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    #expect(
      shown(animation, at: times) == [10, 60, 110, 60, 20, 70, 120, 70, 30, 80, 130, 130])
  }

  @Test func `cumulative repetition agrees with adding up cycle by cycle`() {
    for autoreverses in [false, true] {
      for count in [1, 2.5, 3, 4.75] {
        let animation = kept(duration: 1)
        animation.autoreverses = autoreverses
        animation.isCumulative = true
        animation.repeatCount = Float(count)
        let legs = autoreverses ? 2 : 1
        let steps = Int(count * 8) * legs
        let expected = (0...steps).map { step -> Double in
          let isEnd = step == steps && step % (8 * legs) == 0
          let cycle = isEnd ? step / (8 * legs) - 1 : step / (8 * legs)
          let within = Double(step - cycle * 8 * legs) / 8
          let fraction = within <= 1 ? within : 2 - within
          return 10 + 100 * fraction + Double(cycle) * (autoreverses ? 10 : 110)
        }
        let found = shown(animation, at: (0...steps).map { Double($0) / 8 })
        #expect(found == expected, "\(count), \(autoreverses)")
      }
    }
  }

  @Test func `an offset beyond the duration comes round again`() {
    let animation = kept()
    animation.timeOffset = 5
    #expect(shown(animation, at: [0, 0.5, 1, 1.5, 2, 9]) == [60, 85, 10, 35, 60, 60])
  }

  @Test func `backwards without an offset it plays from the end to the start`() {
    let animation = kept()
    animation.speed = -2
    #expect(shown(animation, at: [0, 0.25, 0.5, 0.75, 1, 9]) == [110, 85, 60, 35, 10, 10])
  }

  @Test func `one that began in the past is on its way at once, and ends when it should`() {
    let stage = Stage()
    stage.timeline.advance(to: 5)
    let animation = kept()
    animation.isRemovedOnCompletion = true
    animation.beginTime = 3.5
    let listener = Listener()
    var heard: [String] = []
    listener.onStart = { heard.append("start \(stage.timeline.now)") }
    listener.onStop = { heard.append("stop \($0) \(stage.timeline.now)") }
    animation.delegate = listener
    stage.layer.add(animation, forKey: nil)
    #expect(stage.number("zPosition", at: 5) == 85)
    #expect(stage.number("zPosition", at: 6) == 0)
    #expect(heard == ["start 5.0", "stop true 5.5"])
  }

  @Test func `groups within groups are cut off by the shortest of them`() {
    let animation = kept(duration: 10)
    let inner = CAAnimationGroup()
    inner.animations = [animation]
    inner.duration = 5
    let middle = CAAnimationGroup()
    middle.animations = [inner]
    middle.duration = 20
    middle.speed = 2
    let outer = CAAnimationGroup()
    outer.animations = [middle]
    outer.duration = 1
    #expect(shown(outer, at: [0, 0.25, 0.5, 0.75, 1]) == [10, 15, 20, 25, 0])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, 1e-300])
  func `no number in a timing stops the clock or shows what is none`(number: Double) {
    let changes: [(CABasicAnimation) -> Void] = [
      { $0.beginTime = number }, { $0.duration = number }, { $0.speed = Float(number) },
      { $0.timeOffset = number }, { $0.repeatCount = Float(number) },
      { $0.repeatDuration = number },
    ]
    for first in changes {
      for second in changes {
        let stage = Stage()
        let animation = kept()
        animation.autoreverses = true
        first(animation)
        second(animation)
        let group = CAAnimationGroup()
        group.animations = [animation]
        group.duration = 1
        stage.layer.add(animation, forKey: nil)
        stage.layer.add(group, forKey: nil)
        for time in [0, 0.5, 3] {
          let value = stage.number("zPosition", at: time)
          #expect((0...110).contains(value))
        }
        #expect(stage.timeline.now == 3)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `no number in a layer's clock stops the clock`(number: Double) {
    for change in [
      { (layer: CALayer) in layer.beginTime = number }, { $0.speed = Float(number) },
      { $0.timeOffset = number },
    ] {
      let stage = Stage()
      change(stage.layer)
      stage.layer.add(kept(), forKey: nil)
      stage.timeline.advance(to: 3)
      #expect(stage.timeline.now == 3)
      let list = stage.root.displayList(at: 3, scale: 1, size: CGSize(width: 4, height: 4))
      #expect(list.width == 4)
    }
  }

  @Test func `a delegate may take layers away, its own and those that end at the same instant`() {
    let stage = Stage()
    let other = CALayer()
    stage.root.addSublayer(other)
    stage.timeline.commit()
    let first = Listener()
    let second = Listener()
    var heard: [String] = []
    first.onStop = { finished in
      heard.append("first \(finished)")
      other.removeFromSuperlayer()
      stage.layer.removeFromSuperlayer()
    }
    second.onStop = { heard.append("second \($0)") }
    for (layer, listener) in [(stage.layer, first), (other, second)] {
      let animation = stage.animation(of: "opacity", from: 0, to: 1)
      animation.delegate = listener
      layer.add(animation, forKey: nil)
    }
    stage.timeline.advance(to: 2)
    #expect(heard == ["first true", "second false"])
    #expect(stage.root.sublayers == nil)
  }

  @Test func `a delegate that takes its layer away at the start is told of the end once`() {
    let stage = Stage()
    let listener = Listener()
    var ends: [Bool] = []
    listener.onStart = { stage.layer.removeFromSuperlayer() }
    listener.onStop = { ends.append($0) }
    let animation = stage.animation(of: "opacity", from: 0, to: 1)
    animation.delegate = listener
    stage.layer.add(animation, forKey: nil)
    stage.timeline.advance(to: 2)
    #expect(ends == [false])
  }

  @Test func `animations that completions add follow each other without a gap`() {
    let stage = Stage()
    var begins: [Double] = []
    func goOn() {
      guard begins.count < 30 else { return }
      begins.append(stage.timeline.now)
      CATransaction.begin()
      CATransaction.setCompletionBlock(goOn)
      stage.layer.add(stage.animation(of: "opacity", from: 0, to: 1, duration: 0.1), forKey: "o")
      CATransaction.commit()
    }
    goOn()
    // Few frames: what happens between them happens at its own time all the same.
    for frame in 1...4 { stage.timeline.advance(to: Double(frame)) }
    #expect(begins.count == 30)
    #expect(begins.enumerated().allSatisfy { isClose($0.element, Double($0.offset) / 10) })
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func `animations without any time that completions add do not hold the clock`() {
    let stage = Stage()
    func again() {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      CATransaction.setCompletionBlock(again)
      stage.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      CATransaction.commit()
    }
    again()
    stage.timeline.advance(to: 1)
    #expect(stage.timeline.now == 1)
    #expect(stage.timeline.warnings.count == 1)
  }
}
