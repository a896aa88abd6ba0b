import Foundation
import Geometry
import Layers
import Testing

/// The virtual clock: what is due when, in which order.
@MainActor
struct TimelineTests {
  @Test func `blocks run at their times, equal ones in the order added`() {
    let timeline = Timeline()
    Timeline.current = timeline
    var log: [String] = []
    func note(_ name: String) -> () -> Void { { log.append("\(name) \(timeline.now)") } }
    timeline.schedule(at: 2, note("c"))
    timeline.schedule(at: 1, note("a"))
    timeline.schedule(at: 1, note("b"))
    timeline.schedule(after: 3, note("d"))
    #expect(timeline.nextDueTime == 1)
    timeline.advance(to: 2.5)
    #expect(log == ["a 1.0", "b 1.0", "c 2.0"])
    #expect(timeline.now == 2.5)
    timeline.advance(to: 3)
    #expect(log.last == "d 3.0")
    #expect(timeline.nextDueTime == nil)
  }

  @Test func `a block that is called off does not run`() {
    let timeline = Timeline()
    Timeline.current = timeline
    var runs = 0
    let waiting = timeline.schedule(at: 1) { runs += 1 }
    #expect(waiting.isPending)
    waiting.cancel()
    #expect(!waiting.isPending)
    timeline.advance(to: 2)
    #expect(runs == 0)
  }

  @Test func `times in the past and no numbers count as now`() {
    let timeline = Timeline()
    Timeline.current = timeline
    timeline.advance(to: 5)
    var times: [Double] = []
    timeline.schedule(at: 1) { times.append(timeline.now) }
    timeline.schedule(at: .nan) { times.append(timeline.now) }
    timeline.advance(to: 4)
    #expect(times == [5, 5])
    #expect(timeline.now == 5)
    timeline.advance(to: .nan)
    #expect(timeline.now == 5)
  }

  @Test func `completions that are due at one instant come in the order added`() {
    let stage = Stage()
    var order: [String] = []
    func watch(_ name: String) -> Watcher {
      let watcher = Watcher()
      watcher.whenTold = { if $0 == "stop true" { order.append(name) } }
      return watcher
    }
    for (name, begin) in [("late", 0.1 + 0.2), ("early", 0.3)] {
      let animation = stage.animation(of: "opacity", to: 0, duration: 1 - begin)
      animation.beginTime = begin
      animation.delegate = watch(name)
      stage.layer.add(animation, forKey: nil)
    }
    stage.timeline.schedule(at: 1) { order.append("block") }
    let last = stage.animation(of: "opacity", to: 0, duration: 1)
    last.delegate = watch("last")
    stage.layer.add(last, forKey: nil)
    stage.timeline.advance(to: 1)
    #expect(order == ["late", "early", "block", "last"])
  }

  @Test func `an animation begun in a completion begins at that time, not at the next frame`() {
    let stage = Stage()
    let watcher = Watcher()
    let layer = stage.layer
    watcher.whenTold = { event in
      guard event == "stop true" else { return }
      layer.add(stage.animation(of: "zPosition", from: 0, to: 100, duration: 1), forKey: nil)
    }
    let first = stage.animation(of: "opacity", to: 0, duration: 0.205)
    first.delegate = watcher
    layer.add(first, forKey: nil)
    for frame in 0...24 { stage.timeline.advance(to: Double(frame) / 30) }
    #expect(isClose(stage.number("zPosition"), (0.8 - 0.205) * 100))
  }

  @Test func `blocks scheduled for now run after the commit of the turn`() {
    let stage = Stage()
    final class Layout: CALayer {
      var note: () -> Void = {}
      override func layoutSublayers() { note() }
    }
    var log: [String] = []
    let layer = Layout()
    layer.note = { log.append("layout") }
    stage.root.addSublayer(layer)
    stage.timeline.commit()
    log = []
    stage.timeline.schedule(at: 1) {
      layer.setNeedsLayout()
      log.append("first")
      Timeline.current.schedule(after: 0) { log.append("second") }
    }
    stage.timeline.advance(to: 1)
    #expect(log == ["first", "layout", "second"])
  }

  @Test func `blocks that schedule each other for ever do not hold the clock`() {
    let timeline = Timeline()
    Timeline.current = timeline
    func again() { timeline.schedule(after: 0) { again() } }
    again()
    timeline.advance(to: 1)
    #expect(timeline.now == 1)
    #expect(timeline.warnings.count == 1)
  }

  @Test func `blocks that never come to an end take few turns once they have been found`() {
    let timeline = Timeline()
    Timeline.current = timeline
    var count = 0
    func again() {
      timeline.schedule(after: 0) {
        count += 1
        again()
      }
    }
    again()
    timeline.advance(to: 1)
    let first = count
    for frame in 1...100 { timeline.advance(to: 1 + Double(frame) / 60) }
    #expect(first >= 9_000)
    #expect(count - first <= 20_000 && count > first)
    #expect(timeline.warnings.count == 1)
  }

  @Test func `every sentence is said once`() {
    let timeline = Timeline()
    timeline.warn("a")
    timeline.warn("b")
    timeline.warn("a")
    #expect(timeline.warnings == ["a", "b"])
  }

  @Test func `layout goes from the top down, and once more where it is called for again`() {
    final class Layout: CALayer {
      nonisolated(unsafe) static var log: [String] = []
      var before: () -> Void = {}
      override func layoutSublayers() {
        Layout.log.append(name ?? "")
        before()
      }
    }
    let stage = Stage()
    let (outer, inner) = (Layout(), Layout())
    (outer.name, inner.name) = ("outer", "inner")
    outer.addSublayer(inner)
    stage.root.addSublayer(outer)
    Layout.log = []
    var isFirst = true
    inner.before = {
      if isFirst { outer.setNeedsLayout() }
      isFirst = false
    }
    stage.timeline.commit()
    #expect(Layout.log == ["outer", "inner", "outer"])
    outer.bounds.size.width = 10
    #expect(outer.needsLayout())
    stage.timeline.commit()
    #expect(!outer.needsLayout())
    outer.before = { outer.setNeedsLayout() }
    outer.setNeedsLayout()
    stage.timeline.commit()
    #expect(stage.timeline.warnings.count == 1)
  }

  @Test func `random numbers belong to the seed`() {
    func numbers(seed: UInt64) -> [Int] {
      Timeline.current = Timeline(seed: seed)
      let list = Array(1...50).shuffled()
      return [Int.random(in: 0..<1000), Int.random(in: -5...5), Int(Double.random(in: 0...1e6))]
        + [Int(CGFloat.random(in: 0..<1e6)), Bool.random() ? 1 : 0, list.randomElement() ?? 0]
        + [Int(arc4random()), Int(arc4random_uniform(77))] + list
    }
    let first = numbers(seed: 1)
    #expect(numbers(seed: 1) == first)
    #expect(numbers(seed: 2) != first)
    #expect(first[7] < 77)
    #expect(Set(first.suffix(50)) == Set(1...50))
  }

  @Test func `the seeded sequence is the published one`() {
    // SplitMix64 from 0, as its authors' reference code prints it.
    var source = SeededRandom(seed: 0)
    #expect(source.next() == 0xe220_a839_7b1d_cdaf)
    #expect(source.next() == 0x6e78_9e6a_a1b9_65f4)
    #expect(source.next() == 0x06c4_5d18_8009_454f)
  }
}
