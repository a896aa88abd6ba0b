import Foundation

/// The values of a clock that hangs below another one.
package struct MediaTiming: Sendable, Hashable {
  /// When local time starts, in parent time, in seconds.
  package var beginTime = 0.0
  /// The basic duration, in seconds.
  package var duration: Double
  /// Seconds of local time per second of parent time.
  package var speed = 1.0
  /// Added to local time, in seconds.
  package var timeOffset = 0.0
  /// How many times the basic duration is played; 0 counts as 1.
  package var repeatCount = 0.0
  /// How many seconds the basic duration is repeated for; 0: `repeatCount` decides.
  package var repeatDuration = 0.0
  /// Whether every repetition is followed by the same backwards.
  package var autoreverses = false
  /// What shows beyond the active time.
  package var fill = Fill.removed

  /// What shows beyond the active time.
  package enum Fill: Sendable, Hashable {
    case removed
    case forwards
    case backwards
    case both
  }

  /// Creates a clock that runs with its parent for `duration` seconds.
  package init(duration: Double) {
    self.duration = duration
  }
}

extension MediaTiming {
  /// What shows beyond the active time, by the platform's name; unknown names stand for nothing.
  package var fillMode: CAMediaTimingFillMode {
    get {
      switch fill {
      case .removed: .removed
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      }
    }
    set {
      switch newValue {
      case .forwards: fill = .forwards
      case .backwards: fill = .backwards
      case .both: fill = .both
      default: fill = .removed
      }
    }
  }

  /// The clock of a new layer: it never ends.
  package static let layer = MediaTiming(duration: .infinity)

  /// Times closer than this are one instant, in seconds.
  ///
  /// A sum of rounded times (0.1 + 0.2) misses the one it stands for (0.3) by far less.
  package static let instant = 1e-9

  /// Returns the local time at a time of the parent: (t − begin) · speed + offset.
  package func localTime(atParentTime time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// Returns the parent's time at a local time; where time stands still, when it began to.
  package func parentTime(atLocalTime time: Double) -> Double {
    guard speed != 0 else { return beginTime }
    return (time - timeOffset) / speed + beginTime
  }
}
