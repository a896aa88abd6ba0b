import Foundation
import Geometry

/// The motion of a mass on a damped spring from 0 to its rest at 1.
///
/// With ω₀ = √(stiffness / mass) and ζ = damping / (2·√(stiffness · mass)):
///
/// ```
/// ζ < 1:  y(t) = 1 − e^(−ζω₀t)·(cos ω_d·t + B·sin ω_d·t),  ω_d = ω₀·√(1−ζ²), B = (ζω₀ − v)/ω_d
/// ζ ≥ 1:  y(t) = 1 − e^(−ω₀t)·(1 + (ω₀ − v)·t)
/// ```
///
/// Heavier damping than the critical one changes nothing, as on the platform.
package struct Spring: Sendable, Hashable {
  /// How far from rest a spring may still be when it counts as settled.
  package static let tolerance = 0.001

  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// The speed at the start, in distances to rest per second; positive is towards rest.
  package var initialVelocity: Double

  /// Creates a spring.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The angular frequency without damping, in radians per second; 0 for a spring that cannot pull.
  package var frequency: Double {
    let square = stiffness / mass
    return square > 0 && square.isFinite ? square.squareRoot() : 0
  }

  /// The damping as a fraction of the critical one, at least 0.
  package var dampingRatio: Double {
    let product = stiffness * mass
    guard product > 0, damping > 0 else { return 0 }
    return damping / (2 * product.squareRoot())
  }
}

extension Spring {
  /// Returns the position after `time` seconds.
  ///
  /// A spring that cannot pull stays at 0.
  package func position(at time: Double) -> Double {
    let frequency = frequency
    guard frequency > 0, time > 0 else { return 0 }
    let ratio = dampingRatio
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let decay = ratio * frequency
      let swing = (decay - initialVelocity) / damped
      let phase = damped * time
      return 1 - Elementary.exp(-decay * time)
        * (Elementary.cos(phase) + swing * Elementary.sin(phase))
    }
    let envelope = Elementary.exp(-frequency * time)
    guard envelope > 0 else { return 1 }
    return 1 - envelope * (1 + (frequency - initialVelocity) * time)
  }

  /// How long the spring takes to come and stay within `tolerance` of rest, in seconds.
  ///
  /// Below critical damping from the envelope, t = ln((1 + |B|) / ε) / (ζω₀); from it on the
  /// smallest t past 1/ω₀ with (1 + (ω₀ − v)·t)·e^(−ω₀t) = ε. Infinite without damping.
  package var settlingDuration: Double {
    let frequency = frequency
    let ratio = dampingRatio
    guard frequency > 0, ratio > 0 else { return .infinity }
    if ratio < 1 {
      let decay = ratio * frequency
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let swing = (decay - initialVelocity) / damped
      return Elementary.log((1 + abs(swing)) / Self.tolerance) / decay
    }
    return criticalSettlingDuration(frequency)
  }

  /// Halves an interval that begins at 1/ω₀ and whose end is far enough, until it is one instant.
  private func criticalSettlingDuration(_ frequency: Double) -> Double {
    func isSettled(_ time: Double) -> Bool {
      let distance = (1 + (frequency - initialVelocity) * time) * Elementary.exp(-frequency * time)
      return abs(distance) <= Self.tolerance
    }
    var low = 1 / frequency
    if isSettled(low) { return low }
    var high = low * 2
    while !isSettled(high), high < 1e9 { high *= 2 }
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      if isSettled(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
