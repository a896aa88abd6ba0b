import Foundation
import Geometry
import Layers
import Testing

/// The life of an animation: keys, starts, stops, removal.
@MainActor
struct AnimationLifeTests {
  @Test func `keys name animations, and those without a key coexist`() {
    let stage = Stage()
    let layer = stage.layer
    layer.add(stage.animation(of: "opacity", to: 0), forKey: "a")
    layer.add(stage.animation(of: "zPosition", to: 0), forKey: "b")
    layer.add(stage.animation(of: "zPosition", to: 0), forKey: nil)
    layer.add(stage.animation(of: "zPosition", to: 0), forKey: nil)
    #expect(layer.animationKeys() == ["a", "b"])
    #expect((layer.animation(forKey: "a") as? CABasicAnimation)?.keyPath == "opacity")
    #expect(layer.animation(forKey: "c") == nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a transition has its own key`() {
    let stage = Stage()
    stage.layer.add(CATransition(), forKey: "whatever")
    #expect(stage.layer.animationKeys() == ["transition"])
  }

  @Test func `start and stop are told at the begin and the end`() {
    let stage = Stage()
    var told: [String] = []
    let watcher = Watcher()
    watcher.whenTold = { told.append("\($0) at \(CACurrentMediaTime())") }
    let animation = stage.animation(of: "opacity", to: 0, duration: 1)
    animation.beginTime = 0.5
    animation.delegate = watcher
    stage.layer.add(animation, forKey: nil)
    stage.timeline.advance(to: 3)
    #expect(told == ["start at 0.5", "stop true at 1.5"])
  }

  @Test func `an animation that begins now starts after the commit of its turn`() {
    let stage = Stage()
    let watcher = Watcher()
    let animation = stage.animation(of: "opacity", to: 0)
    animation.delegate = watcher
    stage.layer.add(animation, forKey: nil)
    #expect(watcher.starts == 0)
    stage.timeline.advance(to: 0)
    #expect(watcher.starts == 1)
  }

  @Test func `it is removed from the layer before its delegate hears of the end`() {
    let stage = Stage()
    var keys: [String]? = ["unasked"]
    let watcher = Watcher()
    let layer = stage.layer
    watcher.whenTold = { if $0 == "stop true" { keys = layer.animationKeys() } }
    let animation = stage.animation(of: "opacity", to: 0)
    animation.delegate = watcher
    layer.add(animation, forKey: "a")
    stage.timeline.advance(to: 1)
    #expect(keys == nil)
  }

  @Test func `replacing, removing and leaving display stop it unfinished, once`() {
    let endings: [(Stage) -> Void] = [
      { $0.layer.add($0.animation(of: "opacity", to: 1), forKey: "a") },
      { $0.layer.removeAnimation(forKey: "a") },
      { $0.layer.removeAllAnimations() },
      { $0.layer.removeFromSuperlayer() },
      { $0.root.resignDisplayedRoot() },
      { CALayer().addSublayer($0.layer) },
    ]
    for ending in endings {
      let stage = Stage()
      let watcher = Watcher()
      let animation = stage.animation(of: "opacity", to: 0, duration: 0.6)
      animation.delegate = watcher
      stage.layer.add(animation, forKey: "a")
      stage.timeline.advance(to: 0.2)
      ending(stage)
      #expect(watcher.stops.isEmpty)
      stage.timeline.advance(to: 0.2)
      #expect(watcher.stops == [false])
      stage.timeline.advance(to: 5)
      #expect(watcher.stops == [false])
    }
  }

  @Test func `changing places among siblings leaves animations alone`() {
    let stage = Stage()
    let sibling = CALayer()
    stage.root.addSublayer(sibling)
    stage.layer.add(stage.animation(of: "opacity", to: 0), forKey: "a")
    stage.root.addSublayer(stage.layer)
    stage.root.insertSublayer(stage.layer, below: sibling)
    stage.root.insertSublayer(stage.layer, at: 0)
    stage.root.sublayers = [sibling, stage.layer]
    #expect(stage.layer.animationKeys() == ["a"])
    stage.timeline.advance(to: 0.5)
    #expect(stage.layer.animationKeys() == ["a"])
  }

  @Test func `an animation of a layer that is not on display runs all the same`() {
    Timeline.current = Timeline()
    let layer = CALayer()
    let watcher = Watcher()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    animation.delegate = watcher
    layer.add(animation, forKey: "a")
    Timeline.current.advance(to: 0.5)
    #expect(layer.presentationPropertiesNow().opacity == 0.5)
    Timeline.current.advance(to: 1)
    #expect(watcher.stops == [true])
  }

  @Test func `an animation stopped by its own speed never ends`() {
    let stage = Stage()
    let watcher = Watcher()
    let animation = stage.animation(of: "zPosition", from: 0, to: 100)
    animation.speed = 0
    animation.timeOffset = 0.25
    animation.delegate = watcher
    stage.layer.add(animation, forKey: nil)
    #expect(stage.number("zPosition", at: 50) == 25)
    #expect(watcher.stops.isEmpty)
  }

  @Test func `the record names layer and key path`() {
    let stage = Stage()
    stage.layer.name = "card"
    stage.layer.add(stage.animation(of: "transform.scale", from: 1, to: 2), forKey: "grow")
    stage.timeline.advance(to: 2)
    let entries = stage.timeline.events.filter { $0.subject == "card" }
    #expect(entries.map(\.kind) == [.animationAdded, .animationStarted, .animationFinished])
    #expect(entries.map(\.time) == [0, 0, 1])
    #expect(entries.allSatisfy { $0.detail == "transform.scale (grow)" })
  }

  @Test func `animations keep values for keys of their clients`() {
    let stage = Stage()
    let animation = stage.animation(of: "opacity", to: 0)
    animation.setValue(7, forKey: "number of the card")
    animation.setValue(2, forKey: "duration")
    stage.layer.add(animation, forKey: "a")
    let copy = stage.layer.animation(forKey: "a")
    #expect(copy?.value(forKey: "number of the card") as? Int == 7)
    #expect(copy?.duration == 2)
  }
}
