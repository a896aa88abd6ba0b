import Foundation

/// The delay that someone asked for, told from how much of it was left a moment later.
///
/// `.now() + 0.5` reads a real clock, and by the time it is seen a few microseconds of it have
/// passed. Delays are whole milliseconds or rounder as a rule, so of the delays that are at most a
/// little longer than what is left the one with the fewest decimals is taken.
package struct RequestedDelay {
  /// How much real time may have passed since the delay was asked for, in seconds.
  ///
  /// Less than a millisecond, so that a delay of whole milliseconds is never taken for the next.
  private static let allowance = 0.0009

  /// The delay, in seconds; not negative.
  package let seconds: Double

  /// Finds the delay of which `rest` seconds are left.
  package init(measured rest: Double) {
    guard rest > 0, rest < 1e6 else {
      seconds = rest > 0 ? rest : 0
      return
    }
    var scale = 1.0
    for _ in 0..<3 {
      let candidate = (rest * scale).rounded(.up) / scale
      if candidate <= rest + Self.allowance {
        seconds = candidate
        return
      }
      scale *= 10
    }
    seconds = (rest * 1000).rounded(.up) / 1000
  }
}
