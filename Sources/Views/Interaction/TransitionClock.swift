import Foundation
import Layers

/// The time of a transition's container, which a gesture stops and moves.
///
/// Elapsed time counts from the beginning of the transition, in seconds of the container.
///
/// | state   | elapsed time                                      |
/// |---------|---------------------------------------------------|
/// | free    | runs with the timeline                            |
/// | held    | where it was put                                  |
/// | playing | goes from one value to another at a pace          |
@MainActor
package final class TransitionClock {
  private struct Entry {
    let layer: CALayer
    /// The layer's local time at the beginning of the transition.
    let origin: TimeInterval
  }

  private var entries: [Entry] = []
  private var isFree = true
  private var arrival: ScheduledBlock?

  /// Starts counting at the layer's present time.
  package init(layer: CALayer) {
    add(layer, elapsed: 0)
  }

  /// The time since the beginning, in seconds; never negative.
  package var elapsed: TimeInterval {
    guard let first = entries.first else { return 0 }
    return max(0, first.layer.convertTime(CACurrentMediaTime(), from: nil) - first.origin)
  }

  /// Moves a further layer's time together with the first one's.
  package func include(_ layer: CALayer) {
    guard !entries.contains(where: { layer.isInside($0.layer) }) else { return }
    let present = elapsed
    add(layer, elapsed: present)
    if !isFree, let entry = entries.last { stop(entry, at: present) }
  }

  private func add(_ layer: CALayer, elapsed: TimeInterval) {
    let local = layer.convertTime(CACurrentMediaTime(), from: nil)
    entries.append(Entry(layer: layer, origin: local - elapsed))
  }

  /// Stops the time where it is.
  package func hold() {
    move(to: elapsed)
  }

  /// Stops the time and puts it at `elapsed` seconds.
  package func move(to elapsed: TimeInterval) {
    arrival?.cancel()
    isFree = false
    for entry in entries { stop(entry, at: elapsed) }
  }

  private func stop(_ entry: Entry, at elapsed: TimeInterval) {
    entry.layer.timePassage = nil
    entry.layer.speed = 0
    entry.layer.timeOffset = entry.origin + elapsed
  }

  /// Lets the time go on by itself from where it is held to `target`, then calls `arrived`.
  package func play(
    to target: TimeInterval, over seconds: TimeInterval, on pace: ProgressMap.Pace,
    arrived: @escaping () -> Void
  ) {
    arrival?.cancel()
    let start = elapsed
    for entry in entries {
      entry.layer.timePassage = TimePassage(
        begin: entry.layer.superlayerTime(atMediaTime: CACurrentMediaTime()), duration: seconds,
        from: entry.origin + start, to: entry.origin + target, on: pace)
    }
    arrival = Timeline.current.schedule(after: seconds) { [weak self] in
      self?.move(to: target)
      arrived()
    }
  }

  /// Lets the time run with the timeline again, from where it is.
  package func release() {
    arrival?.cancel()
    guard !isFree else { return }
    isFree = true
    for entry in entries {
      let local = entry.layer.convertTime(CACurrentMediaTime(), from: nil)
      entry.layer.timePassage = nil
      entry.layer.speed = 1
      entry.layer.timeOffset = 0
      entry.layer.beginTime = 0
      entry.layer.beginTime = entry.layer.convertTime(CACurrentMediaTime(), from: nil) - local
    }
  }

  /// Ends all animations that the clock governs, as if they had run: their completions follow.
  package func endAnimations() {
    for entry in entries { Timeline.current.finishAnimations(below: entry.layer) }
  }
}
