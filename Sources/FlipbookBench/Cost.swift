import Foundation

/// What a piece of work cost.
struct Cost: Sendable {
  /// User and system time of all threads, in milliseconds.
  var cpu: Double
  /// Time that went by, in milliseconds.
  var wall: Double

  /// What has been spent until now, from an arbitrary beginning.
  static var now: Cost {
    Cost(
      cpu: milliseconds(of: CLOCK_PROCESS_CPUTIME_ID), wall: milliseconds(of: CLOCK_MONOTONIC))
  }

  /// What `body` costs, divided by `count`.
  static func of(_ count: Int, _ body: () throws -> Void) rethrows -> Cost {
    let start = now
    try body()
    return now.since(start).divided(by: count)
  }

  /// Returns what has been spent since `start`.
  func since(_ start: Cost) -> Cost {
    Cost(cpu: cpu - start.cpu, wall: wall - start.wall)
  }

  /// Returns the cost of one of `count` equal parts.
  func divided(by count: Int) -> Cost {
    Cost(cpu: cpu / Double(count), wall: wall / Double(count))
  }

  private static func milliseconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }
}
