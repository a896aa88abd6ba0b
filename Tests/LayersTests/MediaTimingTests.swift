import Foundation
import Layers
import Testing

/// Where an animation stands at a time of its parent.
struct MediaTimingTests {
  private func timing(
    _ duration: Double, repeatCount: Double = 0, autoreverses: Bool = false, offset: Double = 0,
    speed: Double = 1, fill: CAMediaTimingFillMode = .both
  ) -> MediaTiming {
    var timing = MediaTiming(duration: duration)
    timing.repeatCount = repeatCount
    timing.autoreverses = autoreverses
    timing.timeOffset = offset
    timing.speed = speed
    timing.fillMode = fill
    return timing
  }

  private func fraction(_ timing: MediaTiming, at time: Double) -> Double? {
    timing.phase(atParentTime: time)?.fraction
  }

  @Test func `local time is parent time moved, scaled and moved again`() {
    var layer = MediaTiming.layer
    layer.beginTime = 4
    layer.speed = 2
    layer.timeOffset = 1
    #expect(layer.localTime(atParentTime: 10) == 13)
    #expect(layer.parentTime(atLocalTime: 13) == 10)
    layer.speed = 0
    #expect(layer.parentTime(atLocalTime: 13) == 4)
  }

  @Test func `one and a half repetitions that reverse end at the far value`() {
    let timing = timing(2, repeatCount: 1.5, autoreverses: true)
    #expect(timing.activeDuration == 6)
    #expect([1, 3, 5, 6].map { fraction(timing, at: $0) } == [0.5, 0.5, 0.5, 1])
  }

  @Test func `offset turns the content inside its window`() {
    let timing = timing(4, offset: 2)
    #expect([0, 2, 4].map { fraction(timing, at: $0) } == [0.5, 0, 0.5])
  }

  @Test(
    arguments: [
      (0.0, 2.0, [1.0], [0.5]),
      (1.0, 2.0, [1.0], [0.5]),
      (2.5, 5.0, [4.5, 9.0], [0.25, 0.5]),
    ])
  func `repeat counts`(count: Double, length: Double, times: [Double], fractions: [Double]) {
    let timing = timing(2, repeatCount: count)
    #expect(timing.activeDuration == length)
    #expect(times.map { fraction(timing, at: $0) } == fractions)
  }

  @Test func `repeat duration wins over repeat count`() {
    var timing = timing(2, repeatCount: 7)
    timing.repeatDuration = 3
    #expect(timing.activeDuration == 3)
    #expect(fraction(timing, at: 10) == 0.5)
  }

  @Test func `two repetitions that reverse`() {
    let timing = timing(2, repeatCount: 2, autoreverses: true)
    #expect(timing.activeDuration == 8)
    #expect([3, 5, 6, 9].map { fraction(timing, at: $0) } == [0.5, 0.5, 1, 0])
  }

  @Test func `speed shortens the window and negative speed plays backwards`() {
    let fast = timing(1, speed: 2)
    #expect(fast.endTime == 0.5)
    #expect(fraction(fast, at: 0.25) == 0.5)
    let backwards = timing(2, offset: 2, speed: -1)
    #expect([0, 0.5, 1.5, 2].map { fraction(backwards, at: $0) } == [1, 0.75, 0.25, 0])
  }

  @Test func `speed zero rests at the offset for ever`() {
    let resting = timing(2, offset: 0.5, speed: 0, fill: .removed)
    #expect(resting.endTime == .infinity)
    #expect([-5, 0, 100].map { fraction(resting, at: $0) } == [0.25, 0.25, 0.25])
    let scrubbedPast = timing(2, offset: 2, speed: 0)
    #expect(fraction(scrubbedPast, at: 0) == 1)
  }

  @Test func `no duration is over at once`() {
    #expect(fraction(timing(0), at: 0) == 1)
    #expect(fraction(timing(0), at: -1) == 0)
    #expect(fraction(timing(0, fill: .removed), at: 0) == nil)
  }

  @Test func `endless repetition never ends`() {
    let timing = timing(2, repeatCount: .infinity)
    #expect(timing.endTime == .infinity)
    #expect(fraction(timing, at: 1001) == 0.5)
  }

  @Test(arguments: [CAMediaTimingFillMode.removed, .forwards])
  func `nothing shows before the start without fill backwards`(fill: CAMediaTimingFillMode) {
    #expect(fraction(timing(2, fill: fill), at: -0.1) == nil)
    #expect(fraction(timing(2, fill: fill), at: 0) == 0)
  }

  @Test func `the end of the active time no longer belongs to it`() {
    #expect(fraction(timing(0.3, fill: .removed), at: 0.1 + 0.2) == nil)
    #expect(fraction(timing(0.3, fill: .removed), at: 0.3) == nil)
    #expect(fraction(timing(0.3, fill: .removed), at: 0.2999) != nil)
  }

  @Test func `phase has a defined value for every time`() {
    for time in [Double.nan, .infinity, -.infinity, 1e300] {
      for duration in [2, Double.nan, .infinity, -1] {
        if let fraction = fraction(timing(duration), at: time) {
          #expect((0...1).contains(fraction))
        }
      }
    }
  }

  /// Plays an animation in small steps: up one repetition, down the next if it reverses.
  private func table(
    cycles: Double, autoreverses: Bool, stepsPerDuration n: Int
  ) -> [Double] {
    let total = Int((cycles * Double(n) * (autoreverses ? 2 : 1)).rounded())
    return (0...total).map { step in
      let leg = step / n
      let within = Double(step % n) / Double(n)
      let isLast = step == total && step % n == 0 && step > 0
      if autoreverses {
        if isLast { return (leg - 1) % 2 == 0 ? 1 : 0 }
        return leg % 2 == 0 ? within : 1 - within
      }
      return isLast ? 1 : within
    }
  }

  @Test(arguments: [0.5, 1, 1.5, 2, 2.25, 3, 7.75], [false, true])
  func `repetition agrees with playing it step by step`(count: Double, autoreverses: Bool) {
    let n = 8
    let timing = timing(2, repeatCount: count, autoreverses: autoreverses)
    let expected = table(cycles: count, autoreverses: autoreverses, stepsPerDuration: n)
    let found = expected.indices.map { fraction(timing, at: Double($0) * 2 / Double(n)) }
    #expect(found == expected)
  }
}
