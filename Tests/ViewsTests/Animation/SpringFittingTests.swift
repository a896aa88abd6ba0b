import Foundation
import Layers
import Testing
import Views

/// One row of the table of springs that real animation blocks were seen to make.
struct SpringRow: CustomStringConvertible, Sendable {
  var ratio: Double
  var duration: Double
  var velocity: Double
  var frequency: Double
  var stiffness: Double
  var damping: Double
  var quarter: Double
  var half: Double
  var end: Double

  var description: String { "ratio \(ratio), duration \(duration), velocity \(velocity)" }

  init(
    _ ratio: Double, _ duration: Double, _ velocity: Double, _ frequency: Double,
    _ stiffness: Double, _ damping: Double, _ quarter: Double, _ half: Double, _ end: Double
  ) {
    self.ratio = ratio
    self.duration = duration
    self.velocity = velocity
    self.frequency = frequency
    self.stiffness = stiffness
    self.damping = damping
    self.quarter = quarter
    self.half = half
    self.end = end
  }

  static let all = [
    SpringRow(
      0.3, 1, 0, 19.169793, 367.481, 11.50188, 1.10724, 1.04925, 0.99784),
    SpringRow(
      0.5, 1, 0, 12.716898, 161.7195, 12.71690, 1.14422, 0.98715, 1.00097),
    SpringRow(
      0.6, 0.6, 0, 18.389092, 338.1587, 22.06691, 0.99818, 1.03693, 1.00054),
    SpringRow(
      0.7, 0.6, 0, 16.399411, 268.9407, 22.95918, 0.86088, 1.04113, 0.99857),
    SpringRow(
      0.8, 0.5, 0, 17.988593, 323.5895, 28.78175, 0.74837, 1.00908, 1.00030),
    SpringRow(
      0.9, 0.4, 0, 21.202112, 449.5296, 38.16380, 0.66615, 0.96233, 1.00094),
    SpringRow(
      1, 0.5, 0, 18.466827, 341.0237, 36.93365, 0.67107, 0.94448, 0.99900),
    SpringRow(
      0.5, 1, 1, 12.363997, 152.8684, 12.36400, 1.14435, 0.99043, 1.00155),
    SpringRow(
      0.7, 0.6, 0.5, 16.292671, 265.4511, 22.80974, 0.86456, 1.04116, 0.99854),
  ]
}

@MainActor
struct SpringFittingTests {
  @Test(arguments: SpringRow.all)
  func `springs of blocks have the parameters that were measured`(row: SpringRow) {
    let spring = Spring(
      dampingRatio: row.ratio, initialVelocity: row.velocity, settlingIn: row.duration)
    #expect(isClose(spring.frequency, row.frequency, within: 5e-7))
    // The table gives seven significant digits.
    #expect(isClose(spring.stiffness, row.stiffness, within: 5e-7 * row.stiffness + 5e-5))
    #expect(isClose(spring.damping, row.damping, within: 5.1e-6))
    #expect(isClose(spring.position(at: row.duration / 4), row.quarter, within: 5.1e-6))
    #expect(isClose(spring.position(at: row.duration / 2), row.half, within: 5.1e-6))
    #expect(isClose(spring.position(at: row.duration), row.end, within: 5.1e-6))
  }

  @Test func `critical spring without velocity has the known product of frequency and duration`() {
    let spring = Spring(dampingRatio: 1, initialVelocity: 0, settlingIn: 2)
    #expect(isClose(spring.frequency * 2, 9.233_413_476_451_586_5, within: 1e-12))
  }

  @Test(arguments: [-5, -1, -0.1, 0, 0.1, 1, 1.6, 1.7, 4, 6, 10, 50] as [Double])
  func `fitted springs satisfy their equation at every velocity`(velocity: Double) {
    for ratio in [0.01, 0.2, 0.5, 0.8, 0.99, 1] {
      for duration in [0.1, 0.5, 1, 3] {
        let spring = Spring(
          dampingRatio: ratio, initialVelocity: velocity, settlingIn: duration)
        let frequency = spring.frequency
        let rate = ratio * frequency
        let rest: Double
        if ratio < 1 {
          let swing = (rate - velocity) / (frequency * (1 - ratio * ratio).squareRoot())
          rest = abs(swing) * exp(-rate * duration)
        } else {
          rest = abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration)
        }
        #expect(isClose(rest, 0.001, within: 1e-9), "\(ratio) \(duration)")
      }
    }
  }

  @Test func `damping ratios outside 0 to 1 are brought inside`() {
    let over = Spring(dampingRatio: 3, initialVelocity: 0, settlingIn: 1)
    #expect(over == Spring(dampingRatio: 1, initialVelocity: 0, settlingIn: 1))
    let under = Spring(dampingRatio: -1, initialVelocity: 0, settlingIn: 1)
    #expect(under == Spring(dampingRatio: 0.01, initialVelocity: 0, settlingIn: 1))
  }

  @Test func `perceptual springs have the documented stiffness and damping`() {
    let spring = Spring(perceptualDuration: 0.5, bounce: 0.3, initialVelocity: 0)
    #expect(isClose(spring.stiffness, 157.91, within: 0.005))
    #expect(isClose(spring.damping, 17.59, within: 0.005))
  }
}
