import Foundation
import Geometry
import Layers
import Testing

/// Keyframe animations through values.
@MainActor
struct KeyframeTests {
  private func track(
    _ values: [Double], _ mode: CAAnimationCalculationMode = .linear, times: [Double]? = nil,
    curves: [TimingCurve] = []
  ) -> KeyframeTrack {
    var keyframes = Keyframes(mode: mode)
    keyframes.times = times
    keyframes.curves = curves
    return keyframes.track(through: values.map { .number($0) })
  }

  private func value(_ track: KeyframeTrack, at progress: Double) -> Double {
    guard case .number(let number) = track.value(at: progress, current: .number(.nan)) else {
      return .nan
    }
    return number
  }

  @Test func `discrete values hold from their key time to the next`() {
    let track = track([10, 20, 30], .discrete, times: [0, 0.2, 0.7, 1])
    let shown = [0.1, 0.2, 0.69, 0.7, 0.99].map { value(track, at: $0) }
    #expect(shown == [10, 20, 20, 30, 30])
  }

  @Test func `discrete values without key times hold for equal times`() {
    let track = track([10, 20, 30], .discrete)
    #expect([0.3, 0.34, 0.67, 1].map { value(track, at: $0) } == [10, 20, 30, 30])
    let wrongCount = self.track([10, 20, 30], .discrete, times: [0, 0.9, 1])
    #expect(value(wrongCount, at: 0.5) == 20)
  }

  @Test(
    arguments: [
      [0, 0.2, 0.4, 0.8, 1.6], [0, 0.5, 1], [0, 0.6, 0.4, 0.8, 1], [0.1, 0.2, 0.4, 0.8, 1],
      [0, 0.2, 0.4, 0.8, 0.9], [0, .nan, 0.4, 0.8, 1], [],
    ])
  func `key times that are not as they should be are ignored`(times: [Double]) {
    let track = track([0, 15, 30, 45, 190], times: times)
    let shown = [0.4, 0.8, 1.4].map { value(track, at: $0 / 1.6) }
    #expect(zip(shown, [15, 30, 117.5]).allSatisfy { isClose($0, $1) })
  }

  @Test func `key times place the values`() {
    let track = track([0, 10, 20], times: [0, 0.8, 1])
    #expect(
      [0.4, 0.8, 0.9].map { value(track, at: $0) }.map { ($0 * 1e9).rounded() / 1e9 } == [
        5, 10, 15,
      ])
  }

  @Test func `cubic values run through the middle of the curve`() {
    #expect(value(track([0, 10, 5, 20], .cubic), at: 0.5) == 7.1875)
    #expect(value(track([0, 10, 5, 20]), at: 0.5) == 7.5)
  }

  @Test func `cubic values overshoot as the curve does and hit every key value`() {
    let track = track([310, 60, 120, 60, 310], .cubic, times: [0, 0.25, 0.5, 0.75, 1])
    let samples = [
      (0.1, 53.985), (0.2, 54.08), (0.25, 56.016), (0.5, 78.125), (0.75, 106.172),
      (0.1473, 53.347),
    ]
    for (u, expected) in samples {
      #expect(isClose(value(track, at: 0.25 + u / 4), expected, within: 5e-4))
    }
    let lowest = (0...1000).map { value(track, at: 0.25 + Double($0) / 4000) }.min()
    #expect(isClose(lowest ?? 0, 53.347, within: 5e-4))
    #expect([0, 0.25, 0.5, 0.75, 1].map { value(track, at: $0) } == [310, 60, 120, 60, 310])
  }

  @Test func `tension, continuity and bias bend the curve`() {
    func middle(_ change: (inout Keyframes) -> Void) -> Double {
      var keyframes = Keyframes(mode: .cubic)
      change(&keyframes)
      let values: [LayerValue] = [0, 10, 5, 20].map { .number($0) }
      return value(keyframes.track(through: values), at: 0.5)
    }
    // Tangents of zero leave the middle between the two values.
    #expect(middle { $0.tension = [1, 1, 1, 1] } == 7.5)
    // a = 10, b = −5 at the second value, a = −5, b = 15 at the third; h = ⅛(leaving − arriving).
    #expect(middle { $0.bias = [1, 1, 1, 1] } == 7.5 + (10 + 5) / 8)
    #expect(middle { $0.bias = [-1, -1, -1, -1] } == 7.5 + (-5 - 15) / 8)
    #expect(middle { $0.continuity = [1, 1, 1, 1] } == 7.5 + (10 - 15) / 8)
    #expect(middle { $0.continuity = [-1, -1, -1, -1] } == 7.5 + (-5 + 5) / 8)
  }

  @Test func `paced values have constant speed and ignore key times`() {
    let track = track(
      [0, 10, 110], .paced, times: [0, 0.9, 1], curves: [.easeIn, .easeIn])
    #expect(isClose(value(track, at: 1.0 / 11), 10))
    #expect(isClose(value(track, at: 0.5), 55))
  }

  @Test func `cubic paced points have constant speed along their curve`() {
    var keyframes = Keyframes(mode: .cubicPaced)
    keyframes.times = [0, 0.9, 0.95, 1]
    let points = [(0, 0), (100, 0), (100, 10), (300, 50)].map { CGPoint(x: $0.0, y: $0.1) }
    let track = keyframes.track(through: points.map { .point($0) })
    func point(_ progress: Double) -> CGPoint {
      guard case .point(let point) = track.value(at: progress, current: .point(.zero)) else {
        return .zero
      }
      return point
    }
    let steps = 2000
    let lengths = (0..<steps).map { step -> CGFloat in
      let a = point(Double(step) / Double(steps))
      let b = point(Double(step + 1) / Double(steps))
      return ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    let mean = lengths.reduce(0, +) / CGFloat(steps)
    let uneven = lengths.filter { abs($0 - mean) > 0.02 * mean }
    // Where the curve has a sharp bend a step cuts the corner.
    #expect(uneven.count < steps / 50)
    #expect(point(0) == points[0])
    #expect(point(1) == points[3])
  }

  @Test func `timing functions warp each piece, the animation's own warps the whole`() {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 100, 200]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    animation.duration = 1
    stage.layer.add(animation, forKey: nil)
    #expect(isClose(stage.number("zPosition", at: 0.25), 31.5357, within: 1e-4))
    #expect(isClose(stage.number("zPosition", at: 0.75), 150))
    let eased = Stage()
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    eased.layer.add(animation, forKey: nil)
    let whole = TimingCurve.easeOut(0.25)
    let expected = 100 * TimingCurve.easeIn(whole * 2)
    #expect(isClose(eased.number("zPosition", at: 0.25), expected))
  }

  @Test(arguments: [CAAnimationCalculationMode.linear, .paced, .cubic, .cubicPaced])
  func `keyframes are continuous at their key times and exact at the ends`(
    mode: CAAnimationCalculationMode
  ) {
    var source = SeededRandom(seed: 5)
    for _ in 0..<20 {
      let values = (0..<6).map { _ in Double.random(in: -100...100, using: &source) }
      let inner = (0..<4).map { _ in Double.random(in: 0.05...0.95, using: &source) }.sorted()
      let track = track(values, mode, times: [0] + inner + [1])
      #expect(value(track, at: 0) == values[0])
      #expect(isClose(value(track, at: 1), values[5]))
      let times = track.times ?? (0...5).map { Double($0) / 5 }
      for (index, time) in times.enumerated() where (1...4).contains(index) {
        let before = value(track, at: time - 1e-9)
        #expect(isClose(before, value(track, at: time), within: 1e-4))
        #expect(isClose(value(track, at: time), values[index], within: 1e-6))
      }
    }
  }

  @Test func `cubic transforms turn smoothly, past half turns, without leaving the plane`() {
    let angles: [CGFloat] = [0, 2, 4, 6]
    let track = Keyframes(mode: .cubic).track(
      through: angles.map { .transform(CATransform3DMakeRotation($0, 0, 0, 1)) })
    guard case .transform(let matrix) = track.value(at: 0.5, current: .number(0)) else {
      Issue.record("a transform was expected")
      return
    }
    let expected = CATransform3DMakeRotation(3, 0, 0, 1)
    #expect(MatrixEntry.allCases.allSatisfy { abs(matrix[$0] - expected[$0]) < 1e-9 })
  }

  @Test func `cubic transforms in space stay rotations`() {
    let track = Keyframes(mode: .cubic).track(
      through: [0, 1, 2.5, 3].map { .transform(CATransform3DMakeRotation($0, 0, 1, 0)) })
    for step in 0...30 {
      guard case .transform(let matrix) = track.value(at: Double(step) / 30, current: .number(0))
      else { continue }
      let length = matrix.m11 * matrix.m11 + matrix.m13 * matrix.m13
      #expect(abs(length - 1) < 1e-9)
      #expect(abs(matrix.m22 - 1) < 1e-9)
    }
  }

  @Test func `cubic paths bend point by point`() {
    let paths = [0, 10, 5, 20].map { x in
      LayerValue.path(
        CGPath(rect: CGRect(x: x, y: 0, width: 10, height: 10), transform: nil).value)
    }
    let track = Keyframes(mode: .cubic).track(through: paths)
    guard case .path(let path?) = track.value(at: 0.5, current: .number(0)) else {
      Issue.record("a path was expected")
      return
    }
    #expect(path.bounds == CGRect(x: 7.1875, y: 0, width: 10, height: 10))
  }

  @Test func `one value holds and none changes nothing`() {
    #expect(value(track([7]), at: 0.5) == 7)
    #expect(value(track([7], .cubic), at: 0.5) == 7)
    #expect(track([]).value(at: 0.5, current: .number(3)) == .number(3))
  }

  @Test func `additive and cumulative keyframes`() {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 1000
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 100]
    animation.duration = 1
    animation.repeatCount = 3
    animation.isAdditive = true
    animation.isCumulative = true
    stage.layer.add(animation, forKey: nil)
    #expect([0.5, 1.5, 2.5].map { stage.number("zPosition", at: $0) } == [1010, 1110, 1210])
  }
}
