import Dispatch
import Foundation
import Geometry
import Layers
import Testing

/// Delayed blocks, timers and display links on the virtual clock.
@MainActor
struct WaitingTests {
  @Test func `main-queue blocks run in the next turn and after their delays`() {
    let timeline = Timeline()
    Timeline.current = timeline
    var log: [String] = []
    func note(_ name: String) { log.append("\(name) \(timeline.now)") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("half") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(305)) { note("305 ms") }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 2, execute: { note("two") })
    DispatchQueue.main.async { note("now") }
    #expect(log.isEmpty)
    timeline.advance(to: 0)
    #expect(log == ["now 0.0"])
    timeline.advance(to: 1)
    #expect(log == ["now 0.0", "305 ms 0.305", "half 0.5"])
    timeline.advance(to: 2)
    #expect(log.last == "two 2.0")
  }

  @Test(
    arguments: [
      (0.5, 0.5), (0.4999, 0.5), (0.49995, 0.5), (0.3049, 0.305), (0.30499, 0.305),
      (0.3089, 0.309), (1.99999, 2), (0.333_33, 0.334), (0, 0), (-3, 0), (0.000_001, 0),
    ])
  func `a delay is told from what is left of it`(rest: Double, expected: Double) {
    // What is left of no delay at all is not positive; a millionth is some delay.
    let found = RequestedDelay(measured: rest).seconds
    #expect(found == (rest == 0.000_001 ? 0.001 : expected))
  }

  @Test func `other queues work as ever`() async {
    Timeline.current = Timeline()
    let value = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Thread.isMainThread) }
    }
    #expect(!value)
  }

  @Test func `timers fire at multiples of their interval until invalidated`() {
    let timeline = Timeline()
    Timeline.current = timeline
    var times: [Double] = []
    let timer = timeline.schedule(every: 0.1) { timer in
      times.append(timeline.now)
      if times.count == 3 { timer.invalidate() }
    }
    timeline.advance(to: 5)
    #expect(times.count == 3)
    #expect(zip(times, [0.1, 0.2, 0.3]).allSatisfy { isClose($0, $1) })
    #expect(!timer.isValid)
  }

  @Test func `timers with a target call its method`() {
    final class Target {
      var calls = 0
      func step(_ timer: Timer) { calls += 1 }
      func plainStep() { calls += 10 }
    }
    let timeline = Timeline()
    Timeline.current = timeline
    let target = Target()
    Timer.scheduledTimer(
      timeInterval: 1, target: target, selector: target.step, userInfo: nil, repeats: false)
    let repeating = Timer.scheduledTimer(
      timeInterval: 1, target: target, selector: target.plainStep, userInfo: nil, repeats: true)
    timeline.advance(to: 3)
    #expect(target.calls == 31)
    repeating.invalidate()
    timeline.advance(to: 9)
    #expect(target.calls == 31)
  }

  @Test func `methods are performed after a delay`() {
    let timeline = Timeline()
    Timeline.current = timeline
    var calls = 0
    NSObject().perform({ calls += 1 }, with: nil, afterDelay: 0.5)
    timeline.advance(to: 0.4)
    #expect(calls == 0)
    timeline.advance(to: 0.5)
    #expect(calls == 1)
  }

  @Test func `display links fire at every frame, whichever are drawn`() {
    func times(advancing steps: [Double]) -> [Double] {
      let timeline = Timeline()
      Timeline.current = timeline
      var times: [Double] = []
      let link = CADisplayLink { link in times.append(link.timestamp) }
      link.add(to: .main, forMode: .common)
      for step in steps { timeline.advance(to: step) }
      link.invalidate()
      return times
    }
    let frames = (1...60).map { Double($0) / 60 }
    #expect(times(advancing: frames) == frames)
    #expect(times(advancing: [0.001, 0.35, 1]) == frames)
  }

  @Test func `display links pause, stop and run at the rate that they ask for`() {
    let timeline = Timeline()
    Timeline.current = timeline
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFramesPerSecond = 30
    link.add(to: .current, forMode: .default)
    timeline.advance(to: 1)
    #expect(count == 30)
    #expect(isClose(link.targetTimestamp - link.timestamp, 1.0 / 30))
    #expect(isClose(link.duration, 1.0 / 60))
    link.isPaused = true
    timeline.advance(to: 2)
    #expect(count == 30)
    link.isPaused = false
    link.remove(from: .current, forMode: .default)
    timeline.advance(to: 3)
    #expect(count == 30)
    link.add(to: .current, forMode: .default)
    timeline.advance(to: 4)
    #expect(count == 60)
    link.invalidate()
    timeline.advance(to: 5)
    #expect(count == 60)
  }
}
