import Foundation
import Layers
import Testing

/// Springs: positions, settling, and the equation that they solve.
@MainActor
struct SpringTests {
  private func spring(
    _ mass: Double = 1, _ stiffness: Double = 100, _ damping: Double = 10,
    _ velocity: Double = 0
  ) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  @Test func `spring positions of the default spring`() {
    let samples = [
      (0.05, 0.104405), (0.1, 0.3403), (0.2, 0.849426), (0.25, 1.02336), (0.3, 1.124355),
      (0.4, 1.153123), (0.5, 1.074591), (0.75, 0.974152), (1, 1.00217),
    ]
    for (time, position) in samples {
      #expect(isClose(spring().position(at: time), position, within: 1e-6), "at \(time)")
    }
    #expect(isClose(spring().position(at: 0.36276), 1.16303, within: 1e-5))
  }

  @Test func `spring positions of the system's spring`() {
    let samples = [
      (0.05, 0.23223), (0.1, 0.544778), (0.15, 0.758261), (0.2, 0.879282), (0.25, 0.942038),
      (0.3, 0.972919), (0.4, 0.994408), (0.5, 0.998901),
    ]
    for (time, position) in samples {
      let found = spring(3, 1000, 500).position(at: time)
      #expect(isClose(found, position, within: 1e-6), "at \(time)")
    }
  }

  @Test(
    arguments: [
      (10.0, 0.0, [0.34030, 0.84943, 1.12436, 1.07459]),
      (20.0, 0.0, [0.26424, 0.59399, 0.80085, 0.95957]),
      // Heavier damping than the critical one changes nothing.
      (40.0, 0.0, [0.26424, 0.59399, 0.80085, 0.95957]),
      (10.0, 5.0, [0.60705, 1.05907, 1.19098, 1.03062]),
    ])
  func `spring positions by damping and velocity`(
    damping: Double, velocity: Double, expected: [Double]
  ) {
    let spring = spring(1, 100, damping, velocity)
    let found = [0.1, 0.2, 0.3, 0.5].map { spring.position(at: $0) }
    #expect(zip(found, expected).allSatisfy { isClose($0, $1, within: 1e-5) })
  }

  @Test(
    arguments: [
      (1.0, 100.0, 10.0, 0.0, 1.47270), (1, 100, 5, 0, 2.85497), (1, 100, 15, 0, 1.02209),
      (1, 100, 20, 0, 0.92334), (1, 300, 20, 0, 0.74426), (1, 100, 10, 5, 1.38155),
      (3, 1000, 500, 0, 0.50573),
    ])
  func `springs settle when they should`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, expected: Double
  ) {
    let found = spring(mass, stiffness, damping, velocity).settlingDuration
    #expect(isClose(found, expected, within: 5e-6))
  }

  @Test func `springs are described by how they feel`() {
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(animation.mass == 1)
    #expect(isClose(animation.stiffness, 157.91, within: 5e-3))
    #expect(isClose(animation.damping, 17.59, within: 5e-3))
    #expect(isClose(animation.perceptualDuration, 0.5))
    #expect(isClose(animation.bounce, 0.3))
    let standard = CASpringAnimation()
    #expect(isClose(standard.perceptualDuration, 0.628, within: 5e-4))
    #expect(isClose(standard.bounce, 0.5))
    let heavy = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(isClose(heavy.bounce, -0.5))
  }

  /// Integrates m·y″ + c·y′ + k·(y − 1) = 0 by the classical Runge–Kutta method.
  private func integrated(_ spring: Spring, damping: Double, until end: Double) -> Double {
    let steps = 4000
    let h = end / Double(steps)
    var y = 0.0
    var v = spring.initialVelocity
    func force(_ y: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - y) - damping * v) / spring.mass
    }
    for _ in 0..<steps {
      let (k1, l1) = (v, force(y, v))
      let (k2, l2) = (v + h / 2 * l1, force(y + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(y + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(y + h * k3, v + h * l3))
      y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return y
  }

  @Test func `springs agree with a fine numerical integration`() {
    var source = SeededRandom(seed: 11)
    for _ in 0..<60 {
      let mass = Double.random(in: 0.2...5, using: &source)
      let stiffness = Double.random(in: 10...800, using: &source)
      let critical = 2 * (mass * stiffness).squareRoot()
      let ratio = Double.random(in: 0.05...1, using: &source)
      let velocity = Double.random(in: -10...10, using: &source)
      let time = Double.random(in: 0.01...1.5, using: &source)
      let spring = spring(mass, stiffness, ratio * critical, velocity)
      let expected = integrated(spring, damping: ratio * critical, until: time)
      #expect(isClose(spring.position(at: time), expected, within: 1e-6))
    }
  }

  @Test func `springs stay near rest once settled`() {
    for damping in [3.0, 10, 19, 20, 50] {
      let spring = spring(1, 100, damping)
      let settled = spring.settlingDuration
      for step in 0..<200 {
        let position = spring.position(at: settled * (1 + Double(step) / 50))
        #expect(abs(position - 1) <= 0.001 + 1e-12)
      }
    }
  }

  @Test func `springs have a defined position for every number`() {
    for mass in [0, -1, Double.nan, .infinity, 1e-300] {
      for damping in [0, -5, Double.nan, .infinity, 10] {
        let spring = spring(mass, 100, damping)
        #expect(!spring.position(at: 0.5).isNaN)
        #expect(!spring.settlingDuration.isNaN)
      }
    }
    #expect(spring().position(at: 1e9) == 1)
    #expect(spring(1, 100, 20).position(at: .infinity) == 1)
  }

  @Test func `a spring animation is cut off at its duration`() {
    let stage = Stage()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 200
    animation.duration = 0.2
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    stage.layer.add(animation, forKey: nil)
    #expect(isClose(stage.number("position.x", at: 0.1), 200 * 0.3403, within: 1e-4))
    #expect(isClose(stage.number("position.x", at: 3), 200 * 0.849426, within: 2e-4))
  }

  @Test func `a spring animation without a duration takes the transaction's`() {
    let stage = Stage()
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.toValue = 1
    stage.layer.add(animation, forKey: "spring")
    #expect(stage.layer.animation(forKey: "spring")?.duration == 0.25)
  }
}
