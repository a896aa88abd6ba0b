import Foundation

/// The way through a keyframe animation's values.
package struct KeyframeTrack: Sendable {
  /// What happens between two key times.
  package enum Segment: Sendable {
    /// The value stays.
    case hold(LayerValue)
    /// The value changes on a straight line.
    case line(LayerValue, LayerValue)
  }

  /// The pieces of the way, in order.
  package var segments: [Segment]
  /// Where each piece begins and the last one ends, 0 to 1, never falling.
  package var times: [Double]
  /// How time passes within each piece; nil: evenly.
  package var curves: [TimingCurve?]

  /// Returns the value at `progress`; `current` if there are no pieces.
  package func value(at progress: Double, current: LayerValue) -> LayerValue {
    guard let place = place(at: progress) else { return current }
    let fraction = place.fraction
    switch segments[place.index] {
    case .hold(let value): return value
    case .line(let from, let to): return from.interpolated(to: to, at: fraction)
    }
  }

  /// A piece, and how far through it one is.
  private struct Place {
    var index: Int
    var fraction: Double
  }

  /// Finds the last piece that has begun at `progress`.
  private func place(at progress: Double) -> Place? {
    guard !segments.isEmpty else { return nil }
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    let length = times[low + 1] - times[low]
    let even = length > 0 ? (progress - times[low]) / length : 1
    return Place(index: low, fraction: curves[low]?(even) ?? even)
  }
}
