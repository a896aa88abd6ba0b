import Foundation
import Geometry

/// The way through a keyframe animation's values.
package struct KeyframeTrack: Sendable {
  /// What happens between two key times.
  package enum Segment: Sendable {
    /// The value stays.
    case hold(LayerValue)
    /// The value changes on a straight line.
    case line(LayerValue, LayerValue)
    /// The value changes on a smooth curve.
    case spline(Spline)
    /// A point moves along a piece of a path.
    case motion(PathMotion)
  }

  /// The pieces of the way, in order.
  package var segments: [Segment]
  /// Where each piece begins and the last one ends, 0 to 1, never falling; nil: evenly spaced.
  package var times: [Double]?
  /// How time passes within each piece; nil: evenly.
  package var curves: [TimingCurve?]

  /// Returns the value at `progress`; `current` if there are no pieces.
  ///
  /// Progress beyond the ends goes on along straight pieces and stays at the end of others.
  package func value(at progress: Double, current: LayerValue) -> LayerValue {
    guard let place = place(at: progress) else { return current }
    let fraction = place.fraction
    switch segments[place.index] {
    case .hold(let value): return value
    case .line(let from, let to): return from.interpolated(to: to, at: fraction)
    case .spline(let spline): return spline.value(at: min(max(fraction, 0), 1))
    case .motion(let motion): return .point(motion.point(at: fraction))
    }
  }

  /// Returns the direction of motion along a path at `progress`, as an angle in radians from the x
  /// axis towards the y axis; nil where there is none.
  package func angle(at progress: Double) -> Double? {
    guard let place = place(at: progress), case .motion(let motion) = segments[place.index] else {
      return nil
    }
    return motion.angle(at: place.fraction)
  }

  /// A piece, and how far through it one is.
  private struct Place {
    var index: Int
    var fraction: Double
  }

  /// Finds the last piece that has begun at `progress`.
  private func place(at progress: Double) -> Place? {
    guard !segments.isEmpty else { return nil }
    guard let times else {
      let position = progress * Double(segments.count)
      let index = min(max(Int(clamping: position.rounded(.down)), 0), segments.count - 1)
      let even = position - Double(index)
      return Place(index: index, fraction: curves[index]?(even) ?? even)
    }
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

/// A point's motion along a line or a curve.
package struct PathMotion: Sendable {
  package var segment: Path.Segment
  /// The length, if the motion has constant speed; nil: the curve's parameter is time.
  package var pacedLength: CGFloat?

  /// Returns the point at a fraction of the time.
  package func point(at fraction: Double) -> CGPoint {
    segment.point(at: parameter(at: fraction))
  }

  /// Returns the direction of the motion, in radians from the x axis towards the y axis.
  package func angle(at fraction: Double) -> Double {
    let direction = segment.direction(at: parameter(at: fraction))
    return Elementary.atan2(Double(direction.dy), Double(direction.dx))
  }

  private func parameter(at fraction: Double) -> CGFloat {
    let fraction = CGFloat(min(max(fraction, 0), 1))
    guard let pacedLength else { return fraction }
    return segment.parameter(atFraction: fraction, ofLength: pacedLength)
  }
}
