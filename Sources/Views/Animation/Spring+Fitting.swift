import Foundation
import Geometry
import Layers

extension Spring {
  /// Creates the spring that has come to rest after `duration` seconds.
  ///
  /// With ζ the damping ratio, v the initial velocity and D the duration, ω is the largest root of
  ///
  /// | ζ     | equation                                        |
  /// |-------|-------------------------------------------------|
  /// | below 1 | abs((ζω − v) / (ω·√(1 − ζ²))) · e^(−ζωD) = 0.001 |
  /// | 1     | abs(1 + (ω − v)·D) · e^(−ωD) = 0.001              |
  ///
  /// and stiffness is ω², damping 2ζω. The ratio is brought into 0.01 to 1.
  package init(dampingRatio: Double, initialVelocity: Double, settlingIn duration: Double) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let frequency =
      ratio < 1
      ? Self.rate(ratio: ratio, velocity: velocity, duration: duration) / ratio
      : Self.criticalRate(velocity: velocity, duration: duration)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }

  /// Creates the spring that feels as long as `duration` seconds and overshoots by `bounce`.
  ///
  /// Stiffness is (2π / duration)², the damping ratio 1 − bounce, or 1 / (1 + bounce) for a
  /// negative bounce. The bounce is brought into −0.99 to 0.99.
  package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.99), 0.99)
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Returns ζω for a damping ratio below 1: the largest root β of
  /// ln(abs(β − v) / (β·s)) − βD = 0 with s = 0.001 · √(1 − ζ²) / ζ.
  private static func rate(ratio: Double, velocity v: Double, duration: Double) -> Double {
    let scale = tolerance * (1 - ratio * ratio).squareRoot() / ratio
    if v == 0 { return -Elementary.log(scale) / duration }
    func excess(_ rate: Double) -> Double {
      Elementary.log(abs(rate - v) / (rate * scale)) - rate * duration
    }
    let start = 8 / duration + 2 * abs(v)
    guard v > 0 else { return root(of: excess, above: 0, from: start) }
    // Above v the function rises to its peak and falls for good; below v it only falls.
    let peak = (v + (v * v + 4 * v / duration).squareRoot()) / 2
    if excess(peak) >= 0 { return root(of: excess, above: peak, from: start) }
    return root(of: excess, above: 0, from: v)
  }

  /// Returns ω for the damping ratio 1: the largest root of
  /// ln(abs(1 + (ω − v)·D)) − ωD − ln 0.001 = 0.
  private static func criticalRate(velocity v: Double, duration: Double) -> Double {
    func excess(_ rate: Double) -> Double {
      Elementary.log(abs(1 + (rate - v) * duration)) - rate * duration
        - Elementary.log(tolerance)
    }
    // The function falls for good above its peak at v.
    let peak = max(v, 0)
    if excess(peak) >= 0 { return root(of: excess, above: peak, from: peak + 8 / duration) }
    return root(of: excess, above: 0, from: v - 1 / duration)
  }

  /// Returns where a function that is positive at `low` and falls from there on crosses zero.
  ///
  /// `start` is raised until the function is negative there; then the interval is halved.
  private static func root(
    of function: (Double) -> Double, above low: Double, from start: Double
  ) -> Double {
    var low = low
    var high = start
    while function(high) > 0, high.isFinite { high *= 2 }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle == low || middle == high { break }
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
