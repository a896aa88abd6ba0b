import Dispatch
import Foundation

/// The source of the random numbers that recorded code asks for without naming one.
///
/// On the main thread it draws from the current timeline, so that the same seed gives the same
/// recording. On others, where no recording can be repeated, it draws from the system.
struct TimelineRandom: RandomNumberGenerator {
  /// Returns the next 64 bits.
  mutating func next() -> UInt64 {
    guard DispatchQueue.isRunningMain else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    return MainActor.assumeIsolated { Timeline.current.random.next() }
  }
}

/// Returns 32 bits that belong to the timeline's seed.
///
/// It takes the place of the C library's `arc4random` for everyone in the program.
@c(arc4random)
public func arc4randomOnTimeline() -> UInt32 {
  var source = TimelineRandom()
  return UInt32(truncatingIfNeeded: source.next() >> 32)
}

/// Returns a number below `bound` that belongs to the timeline's seed; 0 for a bound of 0.
///
/// It takes the place of the C library's `arc4random_uniform` for everyone in the program.
@c(arc4random_uniform)
public func arc4randomOnTimeline(below bound: UInt32) -> UInt32 {
  var source = TimelineRandom()
  return bound > 0 ? UInt32.random(in: 0..<bound, using: &source) : 0
}
