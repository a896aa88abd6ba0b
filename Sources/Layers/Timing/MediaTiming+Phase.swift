import Foundation

extension MediaTiming {
  /// Where an animation stands at a time.
  package struct Phase: Sendable, Hashable {
    /// How far through the basic duration it is, 0 to 1; runs back while autoreversing.
    package var fraction: Double
    /// How many repetitions have been completed.
    package var cycle: Int
  }

  /// How long an animation with this timing is active, in seconds of its parent at |speed| 1.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    guard duration > 0 else { return 0 }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? repeatCount : 1)
  }

  /// Whether the last value shows at the very end of the active time.
  package enum EndRule: Sendable {
    /// With fill forwards or both.
    case whenFilled
    /// In any case; later on with fill forwards or both.
    case always
  }

  /// How long an animation with this timing lasts, in seconds of its parent; infinite when it never
  /// ends.
  package var length: Double {
    speed != 0 ? activeDuration / abs(speed) : .infinity
  }

  /// The parent time at which an animation with this timing ends; infinite when it never does.
  package var endTime: Double { speed != 0 ? beginTime + length : .infinity }

  /// Returns where an animation stands at a time of its parent, or nil where it shows nothing.
  package func phase(
    atParentTime time: Double, endShows rule: EndRule = .whenFilled
  ) -> Phase? {
    phase(at: time - beginTime, endShows: rule)
  }

  /// Returns where an animation stands at a time of its parent since its begin, t − begin, or nil
  /// where it shows nothing.
  ///
  /// With e = (t − begin) · |speed| and A the active duration:
  ///
  /// | e         | shows                                    |
  /// |-----------|------------------------------------------|
  /// | below 0   | with fill backwards or both, its start   |
  /// | 0 up to A | its content                              |
  /// | A or more | with fill forwards or both, its end      |
  ///
  /// `timeOffset` turns the content inside this window without moving the window. At speed 0 the
  /// animation rests at `timeOffset`, or at its end if that is further on.
  package func phase(at time: Double, endShows rule: EndRule = .whenFilled) -> Phase? {
    let active = activeDuration
    if speed == 0 {
      guard timeOffset >= active - Self.instant else { return phase(elapsed: 0, boundary: .start) }
      var ended = self
      ended.timeOffset = 0
      ended.speed = 1
      return ended.phase(elapsed: active, boundary: .end)
    }
    let elapsed = time * abs(speed)
    if elapsed < -Self.instant {
      guard fill == .backwards || fill == .both else { return nil }
      return phase(elapsed: 0, boundary: .start)
    }
    if elapsed >= active - Self.instant {
      let isAtEnd = rule == .always && elapsed <= active + Self.instant
      guard isAtEnd || fill == .forwards || fill == .both else { return nil }
      return phase(elapsed: active, boundary: .end)
    }
    return phase(elapsed: max(elapsed, 0), boundary: .start)
  }

  /// Which of two touching repetitions a time on their boundary belongs to.
  private enum Boundary {
    /// The one that starts there, in the direction of play.
    case start
    /// The one that ends there.
    case end
  }

  private func phase(elapsed: Double, boundary: Boundary) -> Phase {
    let period = duration * (autoreverses ? 2 : 1)
    let position = timeOffset + (speed < 0 ? -elapsed : elapsed)
    var turns = position / period
    guard period > 0, period.isFinite, elapsed.isFinite, turns.isFinite else {
      let ended = boundary == .end && !autoreverses
      return Phase(fraction: ended != (speed < 0) ? 1 : 0, cycle: 0)
    }
    let nearest = turns.rounded()
    if abs(turns - nearest) * period < Self.instant { turns = nearest }
    // Forwards a boundary starts the next repetition, backwards the one before, except at the end.
    let startsAbove = (speed >= 0) == (boundary == .start)
    let whole = startsAbove ? turns.rounded(.down) : turns.rounded(.up) - 1
    let local = (turns - whole) * period / duration
    let fraction = local <= 1 ? local : 2 - local
    return Phase(
      fraction: min(max(fraction, 0), 1), cycle: Int(exactly: max(whole, 0)) ?? Int.max)
  }
}
