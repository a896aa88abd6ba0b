import Foundation
import Geometry
import Testing

/// A function of ours and the C library's, with the interval it is sampled in.
struct FunctionPair: Sendable, CustomTestStringConvertible {
  let name: String
  let ours: @Sendable (Double) -> Double
  let theirs: @Sendable (Double) -> Double
  let interval: ClosedRange<Double>

  var testDescription: String { "\(name) in \(interval)" }
}

let functionPairs = [
  FunctionPair(name: "sin", ours: Elementary.sin, theirs: { sin($0) }, interval: -1...1),
  FunctionPair(name: "sin", ours: Elementary.sin, theirs: { sin($0) }, interval: -20...20),
  FunctionPair(name: "sin", ours: Elementary.sin, theirs: { sin($0) }, interval: -1e6...1e6),
  FunctionPair(name: "sin", ours: Elementary.sin, theirs: { sin($0) }, interval: -1e15...1e15),
  FunctionPair(name: "cos", ours: Elementary.cos, theirs: { cos($0) }, interval: -1...1),
  FunctionPair(name: "cos", ours: Elementary.cos, theirs: { cos($0) }, interval: -20...20),
  FunctionPair(name: "cos", ours: Elementary.cos, theirs: { cos($0) }, interval: -1e6...1e6),
  FunctionPair(name: "cos", ours: Elementary.cos, theirs: { cos($0) }, interval: -1e300...1e300),
  FunctionPair(name: "tan", ours: Elementary.tan, theirs: { tan($0) }, interval: -1.6...1.6),
  FunctionPair(name: "tan", ours: Elementary.tan, theirs: { tan($0) }, interval: -1e6...1e6),
  FunctionPair(name: "asin", ours: Elementary.asin, theirs: { asin($0) }, interval: -1...1),
  FunctionPair(name: "acos", ours: Elementary.acos, theirs: { acos($0) }, interval: -1...1),
  FunctionPair(name: "atan", ours: Elementary.atan, theirs: { atan($0) }, interval: -3...3),
  FunctionPair(name: "atan", ours: Elementary.atan, theirs: { atan($0) }, interval: -1e4...1e4),
  FunctionPair(name: "exp", ours: Elementary.exp, theirs: { exp($0) }, interval: -2...2),
  FunctionPair(name: "exp", ours: Elementary.exp, theirs: { exp($0) }, interval: -700...709),
  FunctionPair(name: "log", ours: Elementary.log, theirs: { log($0) }, interval: 0.5...2),
  FunctionPair(name: "log", ours: Elementary.log, theirs: { log($0) }, interval: 0...1e300),
]

@Test(arguments: functionPairs)
func `elementary functions stay within two units in the last place`(pair: FunctionPair) {
  var numbers = SeededNumbers(seed: 1)
  var worst: UInt64 = 0
  for _ in 0..<20_000 {
    let x = Double.random(in: pair.interval, using: &numbers)
    worst = max(worst, unitsInTheLastPlace(pair.ours(x), pair.theirs(x)))
  }
  #expect(worst <= 2)
}

@Test
func `elementary functions stay accurate across every power of two`() {
  var numbers = SeededNumbers(seed: 2)
  for exponent in -1_070..<1_023 {
    let x = Double(
      sign: .plus, exponent: exponent, significand: .random(in: 1..<2, using: &numbers))
    for x in [x, -x] {
      #expect(unitsInTheLastPlace(Elementary.sin(x), sin(x)) <= 2, "sin \(x)")
      #expect(unitsInTheLastPlace(Elementary.cos(x), cos(x)) <= 2, "cos \(x)")
      #expect(unitsInTheLastPlace(Elementary.tan(x), tan(x)) <= 2, "tan \(x)")
      #expect(unitsInTheLastPlace(Elementary.atan(x), atan(x)) <= 2, "atan \(x)")
      #expect(unitsInTheLastPlace(Elementary.exp(x), exp(x)) <= 2, "exp \(x)")
      #expect(unitsInTheLastPlace(Elementary.log(x), log(x)) <= 2, "log \(x)")
    }
  }
}

@Test
func `sine and cosine stay accurate beside every multiple of a quarter turn`() {
  for n in 1...200_000 where n < 2_000 || n % 97 == 0 {
    let x = Double(n) * (Double.pi / 2)
    #expect(unitsInTheLastPlace(Elementary.sin(x), sin(x)) <= 2, "sin \(x)")
    #expect(unitsInTheLastPlace(Elementary.cos(x), cos(x)) <= 2, "cos \(x)")
  }
}

@Test
func `arc tangent of two numbers agrees in every quadrant and at every size`() {
  var numbers = SeededNumbers(seed: 3)
  for _ in 0..<40_000 {
    let y = Double.random(in: -1...1, using: &numbers)
    let x = Double.random(in: -1...1, using: &numbers)
    let scale = Double(
      sign: .plus, exponent: .random(in: -1_000..<1_000, using: &numbers), significand: 1)
    let stretch = Double(
      sign: .plus, exponent: .random(in: -20..<20, using: &numbers), significand: 1)
    #expect(
      unitsInTheLastPlace(
        Elementary.atan2(y * scale, x * scale * stretch), atan2(y * scale, x * scale * stretch))
        <= 2, "\(y) \(x) \(scale) \(stretch)")
  }
}

@Test
func `powers agree for bases and exponents of every size`() {
  var numbers = SeededNumbers(seed: 4)
  for _ in 0..<40_000 {
    let x = Elementary.exp(.random(in: -50...50, using: &numbers))
    let y = Double.random(in: -20...20, using: &numbers)
    #expect(unitsInTheLastPlace(Elementary.pow(x, y), pow(x, y)) <= 2, "\(x) \(y)")
    let near = 1 + Double.random(in: -1e-6...1e-6, using: &numbers)
    #expect(unitsInTheLastPlace(Elementary.pow(near, y * 1e6), pow(near, y * 1e6)) <= 2)
    let whole = y.rounded()
    #expect(unitsInTheLastPlace(Elementary.pow(-x, whole), pow(-x, whole)) <= 2)
  }
}

@Test
func `special values follow the standard`() {
  let specials: [Double] = [
    0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 1e308, -1e308, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .infinity,
    -.infinity, .nan,
  ]
  func same(_ a: Double, _ b: Double) -> Bool {
    (a.isNaN && b.isNaN) || (unitsInTheLastPlace(a, b) <= 2 && a.sign == b.sign)
  }
  for x in specials {
    #expect(same(Elementary.sin(x), sin(x)), "sin \(x)")
    #expect(same(Elementary.cos(x), cos(x)), "cos \(x)")
    #expect(same(Elementary.tan(x), tan(x)), "tan \(x)")
    #expect(same(Elementary.asin(x), asin(x)), "asin \(x)")
    #expect(same(Elementary.acos(x), acos(x)), "acos \(x)")
    #expect(same(Elementary.exp(x), exp(x)), "exp \(x)")
    #expect(same(Elementary.log(x), log(x)), "log \(x)")
    for y in specials {
      #expect(same(Elementary.atan2(x, y), atan2(x, y)), "atan2 \(x) \(y)")
      #expect(same(Elementary.pow(x, y), pow(x, y)), "pow \(x) \(y)")
      #expect(same(Elementary.hypot(x, y), hypot(x, y)), "hypot \(x) \(y)")
    }
  }
}

@Test
func `identities are exact`() {
  #expect(Elementary.sin(0) == 0)
  #expect(Elementary.cos(0) == 1)
  #expect(Elementary.exp(0) == 1)
  #expect(Elementary.log(1) == 0)
  #expect(Elementary.pow(10, 3) == 1_000)
  #expect(Elementary.pow(2, 0.5) == 2.0.squareRoot())
  #expect(Elementary.hypot(3, 4) == 5)
  #expect(Elementary.sin(.pi / 2) == 1)
  #expect(Elementary.cos(.pi) == -1)
  #expect(Elementary.acos(1) == 0)
  #expect(Elementary.acos(-1) == .pi)
  #expect(Elementary.asin(1) == .pi / 2)
  #expect(Elementary.atan2(1, 1) == .pi / 4)
  // The double nearest to π is 1.2246…e−16 short of it.
  #expect(Elementary.sin(.pi) == 1.2246467991473532e-16)
  #expect(Elementary.cos(.pi / 2) == 6.123233995736766e-17)
}
