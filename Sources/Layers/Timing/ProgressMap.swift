/// How an animation whose motion has been cut, turned back or moved by hand makes progress of time.
///
/// With the pace P: output(u) = from + (to − from) · P(fromInput + (toInput − fromInput) · u).
package struct ProgressMap: Sendable, Hashable {
  /// How progress follows from an even course of time, each from 0 to 1.
  package enum Pace: Sendable, Hashable {
    /// As a curve has it.
    case curve(TimingCurve)
    /// As a spring moves in the given number of seconds.
    case spring(Spring, duration: Double)
  }

  package var pace: Pace
  package var fromInput = 0.0
  package var toInput = 1.0
  package var from = 0.0
  package var to = 1.0

  /// Creates a map that plays part of a pace, or all of it backwards.
  package init(_ pace: Pace, fromInput: Double, toInput: Double) {
    self.pace = pace
    self.fromInput = fromInput
    self.toInput = toInput
  }

  /// Creates a map that plays all of a pace between two progresses.
  package init(_ pace: Pace, from: Double, to: Double) {
    self.pace = pace
    self.from = from
    self.to = to
  }

  /// Returns the map that stays at one progress.
  package static func resting(at progress: Double) -> ProgressMap {
    ProgressMap(.curve(.linear), from: progress, to: progress)
  }

  /// Returns the progress at a fraction of the duration, 0 to 1.
  package func callAsFunction(_ fraction: Double) -> Double {
    from + (to - from) * pace(fromInput + (toInput - fromInput) * fraction)
  }
}

extension ProgressMap.Pace {
  /// Returns the progress at a fraction of the duration, 0 to 1.
  package func callAsFunction(_ fraction: Double) -> Double {
    switch self {
    case .curve(let curve): curve(fraction)
    case .spring(let spring, let duration): spring.position(at: fraction * duration)
    }
  }
}

extension TimingCurve {
  /// Returns the fraction of the duration at which the progress is `progress`.
  ///
  /// Where a curve that overshoots has it several times, one of them.
  package func input(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if isLinear { return progress }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if self(middle) < progress { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }
}
