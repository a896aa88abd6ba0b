import Foundation
import Geometry
import Layers
import Testing

/// Clocks of layers below each other, stopped, resumed and moved by hand.
@MainActor
struct LayerClockTests {
  private func pause(_ layer: CALayer) {
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  @Test func `pausing and resuming leaves out the time between`() {
    let stage = Stage()
    stage.timeline.advance(to: 7)
    pause(stage.layer)
    stage.timeline.advance(to: 8.5)
    #expect(stage.layer.convertTime(8.5, from: nil) == 7)
    stage.timeline.advance(to: 10)
    #expect(stage.layer.convertTime(10, from: nil) == 7)
    resume(stage.layer)
    #expect(stage.layer.beginTime == 3)
    #expect(stage.layer.convertTime(10, from: nil) == 7)
    #expect(stage.layer.convertTime(12, from: nil) == 9)
  }

  @Test func `an animation waits while its layer is paused`() {
    let stage = Stage()
    let animation = stage.animation(of: "position.x", from: 0, to: 100, duration: 1)
    let watcher = Watcher()
    animation.delegate = watcher
    stage.layer.add(animation, forKey: nil)
    #expect(stage.number("position.x", at: 0.25) == 25)
    pause(stage.layer)
    #expect(stage.number("position.x", at: 5) == 25)
    resume(stage.layer)
    #expect(isClose(stage.number("position.x", at: 5.5), 75))
    #expect(watcher.stops.isEmpty)
    stage.timeline.advance(to: 6)
    #expect(watcher.stops == [true])
    #expect(stage.timeline.events.last?.kind == .animationFinished)
    #expect(isClose(stage.timeline.events.last?.time ?? 0, 5.75))
  }

  @Test func `speeds of nested layers multiply`() {
    let stage = Stage()
    stage.root.speed = 2
    stage.layer.speed = 2
    let animation = stage.animation(of: "position.x", from: 0, to: 100, duration: 4)
    let watcher = Watcher()
    animation.delegate = watcher
    stage.layer.add(animation, forKey: nil)
    #expect(stage.number("position.x", at: 0.5) == 50)
    stage.timeline.advance(to: 0.999)
    #expect(watcher.stops.isEmpty)
    stage.timeline.advance(to: 1)
    #expect(watcher.stops == [true])
  }

  @Test func `times convert down and up again`() {
    let root = CALayer()
    let layer = CALayer()
    root.addSublayer(layer)
    root.speed = 0.7
    root.beginTime = 3
    layer.speed = -1.3
    layer.timeOffset = 11
    var source = SeededRandom(seed: 1)
    for _ in 0..<100 {
      let time = Double.random(in: -50...50, using: &source)
      let local = layer.convertTime(time, from: nil)
      #expect(isClose(layer.convertTime(local, to: nil), time))
      #expect(isClose(layer.convertTime(root.convertTime(time, from: nil), from: root), local))
    }
  }

  @Test func `scrubbing visits every moment, the end included, in any order`() {
    let stage = Stage()
    stage.layer.position.x = 40
    stage.layer.speed = 0
    let animation = stage.animation(of: "position.x", from: 0, to: 100, duration: 1)
    animation.fillMode = .forwards
    stage.layer.add(animation, forKey: "move")
    stage.timeline.advance(to: 3)
    let offsets = [0, 0.999, 1, 1.001, 0.5]
    let shown = offsets.map { offset in
      stage.layer.timeOffset = offset
      stage.timeline.advance(to: stage.timeline.now + 1)
      return stage.number("position.x")
    }
    #expect(zip(shown, [0, 99.9, 100, 100, 50]).allSatisfy { isClose($0, $1) })
    #expect(stage.layer.animation(forKey: "move") != nil)
  }

  @Test func `scrubbing without fill shows the model's value at the end, never the start`() {
    let stage = Stage()
    stage.layer.position.x = 40
    stage.layer.speed = 0
    stage.layer.add(stage.animation(of: "position.x", from: 0, to: 100), forKey: "move")
    stage.timeline.commit()
    stage.layer.timeOffset = 1
    #expect(stage.number("position.x") == 40)
    stage.layer.timeOffset = 0.5
    #expect(stage.number("position.x") == 50)
  }

  @Test func `scrubbing gives exactly the values that playing gives`() {
    let keyPaths = ["position.x", "transform.rotation.z", "opacity"]
    func add(to stage: Stage) {
      for keyPath in keyPaths {
        let animation = stage.animation(of: keyPath, from: 0.1, to: 0.9, duration: 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .both
        stage.layer.add(animation, forKey: keyPath)
      }
      stage.timeline.commit()
    }
    let times = (0..<60).map { Double($0) / 60 }
    let playing = Stage()
    add(to: playing)
    let played = times.map { time in
      playing.timeline.advance(to: time)
      return playing.layer.presentationPropertiesNow()
    }
    let scrubbed = Stage()
    scrubbed.root.speed = 0
    add(to: scrubbed)
    let shown = times.map { time in
      scrubbed.root.timeOffset = time
      return scrubbed.layer.presentationPropertiesNow()
    }
    #expect(shown == played)
  }

  @Test func `an animation added to a stopped layer begins at its local time`() {
    let stage = Stage()
    stage.timeline.advance(to: 2)
    stage.layer.speed = 0
    stage.layer.timeOffset = 5
    stage.layer.add(stage.animation(of: "position.x", from: 0, to: 100), forKey: nil)
    stage.timeline.advance(to: 9)
    stage.layer.timeOffset = 5.25
    #expect(stage.number("position.x") == 25)
  }

  @Test func `percent-driven time shows an explicit animation wherever it is put`() {
    let stage = Stage()
    stage.root.speed = 0
    stage.layer.add(
      stage.animation(of: "position.x", from: 0, to: 100, duration: 2), forKey: nil)
    stage.timeline.commit()
    stage.root.timeOffset = 0.25 * 2
    #expect(stage.number("position.x", at: 1) == 25)
    #expect(stage.number("position.x", at: 7) == 25)
    stage.root.timeOffset = 0.1 * 2
    #expect(stage.number("position.x", at: 8) == 10)
    stage.root.timeOffset = 0.25 * 2
    stage.timeline.advance(to: 10)
    resume(stage.root)
    stage.timeline.advance(to: 11.499)
    #expect(stage.layer.presentationPropertiesNow().position.x > 99)
    stage.timeline.advance(to: 11.5)
    #expect(stage.timeline.events.last?.kind == .animationFinished)
    #expect(isClose(stage.timeline.events.last?.time ?? 0, 11.5))
  }

  @Test func `a clock that runs backwards plays an animation backwards and never ends it`() {
    let stage = Stage()
    stage.layer.add(stage.animation(of: "position.x", from: 0, to: 100), forKey: "move")
    stage.timeline.advance(to: 0.5)
    stage.layer.timeOffset = 0.5
    stage.layer.beginTime = 0.5
    stage.layer.speed = -1
    #expect(isClose(stage.number("position.x", at: 0.75), 25))
    stage.timeline.advance(to: 4)
    #expect(stage.layer.animation(forKey: "move") != nil)
    #expect(stage.number("position.x") == 0)
  }
}
