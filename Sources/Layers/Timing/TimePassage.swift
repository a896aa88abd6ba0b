import Foundation

/// A course that a layer's time takes instead of its clock's, on a timing curve or a spring.
///
/// ```
/// local time = start + (end − start) · E(u),   u = (t − begin) / duration, held between 0 and 1
/// ```
///
/// t: the superlayer's time, E: the pace, held at 1, where a quick spring would go too far. Nothing
/// becomes due in it, as in a clock that stands still.
package struct TimePassage: Sendable, Hashable {
  /// When the passage begins, in the superlayer's time, in seconds.
  package var begin: Double
  /// How long it lasts, in seconds of the superlayer's time.
  package var duration: Double
  /// The local time at its beginning.
  package var start: Double
  /// The local time at its end.
  package var end: Double
  /// How the local time gets from one to the other.
  package var pace: ProgressMap.Pace

  /// Creates a passage.
  package init(
    begin: Double, duration: Double, from start: Double, to end: Double,
    on pace: ProgressMap.Pace
  ) {
    self.begin = begin
    self.duration = duration
    self.start = start
    self.end = end
    self.pace = pace
  }

  /// Returns the local time at a time of the superlayer.
  package func localTime(atParentTime time: Double) -> Double {
    let part = duration > 0 ? (time - begin) / duration : 1
    guard part < 1 else { return end }
    return start + (end - start) * min(pace(max(part, 0)), 1)
  }
}

extension CALayer {
  /// The course that the layer's time takes while its speed is 0; nil: it stands still.
  package var timePassage: TimePassage? {
    get { passage }
    set {
      guard passage != newValue else { return }
      passage = newValue
      guard presented == nil else { return }
      _ = Timeline.current.transaction
      Timeline.current.clockDidChange()
    }
  }
}
