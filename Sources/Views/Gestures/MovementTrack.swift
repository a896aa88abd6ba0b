import Foundation

/// Where a movement has been lately, for its speed.
struct MovementTrack {
  /// How far back the speed is measured, in seconds.
  static let window: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, location: CGPoint)] = []

  /// Adds where the movement is now, and forgets what is long past.
  mutating func add(_ location: CGPoint, at time: TimeInterval) {
    samples.append((time, location))
    while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
  }

  /// The mean speed over the last tenth of a second, in points a second; zero if nothing moved.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let seconds = last.time - first.time
    return CGPoint(
      x: (last.location.x - first.location.x) / seconds,
      y: (last.location.y - first.location.y) / seconds)
  }
}
