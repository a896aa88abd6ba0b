import Foundation
import Layers
import Testing

/// Timing functions: samples, ends, and laws.
struct TimingFunctionTests {
  private static let samples: [(TimingCurve, [(Double, Double)])] = [
    (TimingCurve(0, 1, 0, 1), [(0.001, 0.271), (0.01, 0.517083), (0.1, 0.846146), (0.5, 0.99122)]),
    (
      TimingCurve(1, 0, 0, 1),
      [(0.333, 0.063133), (0.499, 0.406006), (0.501, 0.593994), (0.667, 0.936867)]
    ),
    (
      TimingCurve(0.5, -0.5, 0.5, 1.5),
      [(0.1, -0.070756), (0.2, -0.07101), (0.8, 1.07101)]
    ),
    (
      .easeIn,
      [(0.1, 0.017027), (0.25, 0.093465), (0.5, 0.315357), (0.75, 0.621862), (0.9, 0.839428)]
    ),
    (
      .easeOut,
      [(0.1, 0.160572), (0.25, 0.378138), (0.5, 0.684643), (0.75, 0.906535), (0.9, 0.982973)]
    ),
    (
      .easeInEaseOut,
      [(0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838), (0.9, 0.980278)]
    ),
    (
      .default,
      [(0.1, 0.094796), (0.25, 0.408511), (0.5, 0.802403), (0.75, 0.960459), (0.9, 0.994316)]
    ),
    (.linear, [(0.1, 0.1), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (0.9, 0.9)]),
  ]

  @Test func `timing functions pass through their samples`() {
    for (curve, points) in Self.samples {
      for (x, y) in points { #expect(abs(curve(x) - y) <= 1e-6, "\(curve) at \(x)") }
    }
  }

  @Test func `timing functions are exact at both ends and hold still beyond them`() {
    for (curve, _) in Self.samples {
      #expect([0, 1, -3, 7, .infinity, -.infinity].map { curve($0) } == [0, 1, 0, 1, 1, 0])
      #expect(curve(.nan) == 0)
    }
  }

  @Test(
    arguments: [
      TimingCurve(1, 0, 0, 1), TimingCurve(0, 1, 1, 0), .easeInEaseOut, .easeIn, .easeOut,
      .default, TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0),
    ])
  func `timing functions whose control points rise never fall`(curve: TimingCurve) {
    var last = 0.0
    for step in 0...10_000 {
      let value = curve(Double(step) / 10_000)
      #expect(value >= last)
      last = value
    }
  }

  @Test
  func `timing functions of any control points that rise never fall and are exact at the ends`() {
    var source = SeededRandom(seed: 17)
    for _ in 0..<300 {
      func number() -> Double { .random(in: 0...1, using: &source) }
      let heights = [number(), number()].sorted()
      let curve = TimingCurve(number(), heights[0], number(), heights[1])
      #expect(curve(0) == 0)
      #expect(curve(1) == 1)
      let values = (0...500).map { curve(Double($0) / 500) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }, "\(curve)")
    }
  }

  @Test func `timing functions solve the cubic to a billionth`() {
    var source = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &source) }
      let (x1, x2) = (number(0...1), number(0...1))
      // With y like x the progress at u is u, so what is missing is the error of the solution.
      let mirrored = TimingCurve(x1, x1.nextUp, x2, x2)
      let u = number(0...1)
      #expect(abs(mirrored(u) - u) <= 1e-9)
      // The parameter itself: the curve whose y is s has control points at 1/3 and 2/3.
      let s = TimingCurve(x1, 1.0 / 3, x2, 2.0 / 3)(u)
      let x = 3 * s * (1 - s) * (1 - s) * x1 + 3 * s * s * (1 - s) * x2 + s * s * s
      #expect(abs(x - u) <= 1e-9)
    }
  }

  @Test func `timing functions hold control points between the ends in time`() {
    #expect(TimingCurve(-1, 0, 2, 1) == TimingCurve(0, 0, 1, 1))
    #expect(TimingCurve(.nan, .nan, .nan, .infinity)(0.5) == 0.5)
  }

  @Test(
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1] as [Float]),
      (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ])
  func `timing functions have the platform's control points`(
    name: CAMediaTimingFunctionName, expected: [Float]
  ) {
    let function = CAMediaTimingFunction(name: name)
    var points: [Float] = []
    for index in 0..<4 {
      var point: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &point)
      points += point
    }
    #expect(points == [0, 0] + expected + [1, 1])
  }
}
