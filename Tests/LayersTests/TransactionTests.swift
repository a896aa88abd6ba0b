import Foundation
import Geometry
import Layers
import Testing

/// Transactions: nesting, what they say about animations, and when they complete.
@MainActor
struct TransactionTests {
  /// Counts calls.
  @MainActor
  private final class Counter {
    var calls = 0
    var times: [Double] = []
    func call() {
      calls += 1
      times.append(CACurrentMediaTime())
    }
  }

  @Test func `transaction defaults`() {
    Timeline.current = Timeline()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.completionBlock() == nil)
    #expect(CATransaction.value(forKey: "nonsense") == nil)
  }

  @Test func `transactions nest, and what the inner one does not say the outer one does`() {
    Timeline.current = Timeline()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue("outer", forKey: "custom")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(5)
    CATransaction.setValue("inner", forKey: "custom")
    #expect(CATransaction.animationDuration() == 5)
    #expect(CATransaction.value(forKey: "custom") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.value(forKey: "custom") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `an extra commit is harmless`() {
    Timeline.current = Timeline()
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `values can be set by the platform's keys, as objects`() {
    Timeline.current = Timeline()
    CATransaction.begin()
    CATransaction.setValue(NSNumber(value: 3), forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
    #expect(CATransaction.animationDuration() == 3)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
  }

  @Test func `what the turn's own transaction was told ends with the turn`() {
    let stage = Stage()
    CATransaction.setAnimationDuration(9)
    #expect(CATransaction.animationDuration() == 9)
    stage.timeline.advance(to: 0.1)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `the timing function replaces that of every animation added`() {
    let stage = Stage()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    let animation = stage.animation(of: "zPosition", from: 0, to: 1)
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    stage.layer.add(animation, forKey: "z")
    CATransaction.commit()
    #expect(isClose(stage.number("zPosition", at: 0.5), 0.315357, within: 1e-6))
    let name = CAMediaTimingFunction(name: .easeIn)
    #expect(stage.layer.animation(forKey: "z")?.timingFunction == name)
  }

  @Test func `the duration is that of animations without one`() {
    let stage = Stage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.toValue = 100
    stage.layer.add(animation, forKey: "a")
    animation.duration = 1
    stage.layer.add(animation, forKey: "b")
    CATransaction.commit()
    #expect(stage.layer.animation(forKey: "a")?.duration == 2)
    #expect(stage.layer.animation(forKey: "b")?.duration == 1)
  }

  @Test func `completion comes once, when the last animation is over`() {
    let stage = Stage()
    let counter = Counter()
    CATransaction.begin()
    CATransaction.setCompletionBlock(counter.call)
    stage.layer.add(stage.animation(of: "opacity", to: 0, duration: 0.3), forKey: nil)
    stage.layer.add(stage.animation(of: "zPosition", to: 0, duration: 0.6), forKey: nil)
    CATransaction.commit()
    stage.timeline.advance(to: 0.3)
    #expect(counter.calls == 0)
    stage.timeline.advance(to: 2)
    #expect(counter.times == [0.6])
  }

  @Test func `completion without animations comes at the commit`() {
    Timeline.current = Timeline()
    let counter = Counter()
    CATransaction.begin()
    CATransaction.setCompletionBlock(counter.call)
    #expect(counter.calls == 0)
    CATransaction.commit()
    #expect(counter.calls == 1)
  }

  @Test func `completion counts only animations added after it was set`() {
    let stage = Stage()
    let counter = Counter()
    CATransaction.begin()
    stage.layer.add(stage.animation(of: "opacity", to: 0, duration: 5), forKey: nil)
    CATransaction.setCompletionBlock(counter.call)
    stage.layer.add(stage.animation(of: "zPosition", to: 0, duration: 1), forKey: nil)
    CATransaction.commit()
    stage.timeline.advance(to: 9)
    #expect(counter.times == [1])
  }

  @Test func `completion waits for animations of inner transactions`() {
    let stage = Stage()
    let outer = Counter()
    let inner = Counter()
    CATransaction.begin()
    CATransaction.setCompletionBlock(outer.call)
    CATransaction.begin()
    CATransaction.setCompletionBlock(inner.call)
    stage.layer.add(stage.animation(of: "zPosition", to: 0, duration: 1), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()
    #expect(outer.calls + inner.calls == 0)
    stage.timeline.advance(to: 9)
    #expect(outer.times == [1])
    #expect(inner.times == [1])
  }

  @Test func `completion of an animation without any time still comes once`() {
    let stage = Stage()
    let counter = Counter()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    CATransaction.setCompletionBlock(counter.call)
    stage.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
    CATransaction.commit()
    stage.timeline.advance(to: 1)
    #expect(counter.times == [0])
  }

  @Test func `completion follows when its animation is removed or replaced`() {
    for replaces in [false, true] {
      let stage = Stage()
      let counter = Counter()
      let watcher = Watcher()
      let animation = stage.animation(of: "opacity", to: 0, duration: 0.6)
      animation.delegate = watcher
      CATransaction.begin()
      CATransaction.setCompletionBlock(counter.call)
      stage.layer.add(animation, forKey: "fade")
      CATransaction.commit()
      stage.timeline.advance(to: 0.2)
      if replaces {
        stage.layer.add(stage.animation(of: "opacity", to: 1), forKey: "fade")
      } else {
        stage.layer.removeAnimation(forKey: "fade")
      }
      stage.timeline.advance(to: 3)
      #expect(watcher.stops == [false])
      #expect(counter.times == [0.2])
    }
  }

  @Test func `the outermost commit lays out and begins animations`() {
    let stage = Stage()
    let counter = Counter()
    final class Layout: CALayer {
      var passes = 0
      override func layoutSublayers() { passes += 1 }
    }
    let layer = Layout()
    stage.root.addSublayer(layer)
    stage.timeline.commit()
    let before = layer.passes
    CATransaction.begin()
    layer.setNeedsLayout()
    #expect(layer.passes == before)
    CATransaction.commit()
    #expect(layer.passes == before + 1)
    #expect(counter.calls == 0)
  }

  @Test func `flush commits unless an explicit transaction is open`() {
    let stage = Stage()
    CATransaction.begin()
    stage.layer.zPosition = 3
    CATransaction.flush()
    CATransaction.commit()
    let other = CALayer()
    stage.root.addSublayer(other)
    #expect(other.presentation() == nil)
    CATransaction.flush()
    #expect(other.presentation() != nil)
  }
}
