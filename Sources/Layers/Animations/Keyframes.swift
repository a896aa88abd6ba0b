import Foundation
import Geometry

/// What a keyframe animation says beside its values or its path.
package struct Keyframes: Sendable {
  package var mode: CAAnimationCalculationMode
  /// When each value is reached, as given; nil: evenly spaced.
  package var times: [Double]?
  /// How time passes between values, as given.
  package var curves: [TimingCurve]
  /// Tension, continuity and bias at each value, as given; missing ones are 0.
  package var tension: [Double]
  package var continuity: [Double]
  package var bias: [Double]

  /// Creates the defaults for a mode.
  package init(mode: CAAnimationCalculationMode) {
    self.mode = mode
    curves = []
    tension = []
    continuity = []
    bias = []
  }

  /// Whether the speed is constant, so that times and curves are ignored.
  package var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// Returns the track through `values`.
  package func track(through values: [LayerValue]) -> KeyframeTrack {
    if mode == .discrete {
      return track(of: values.map { .hold($0) })
    }
    guard values.count > 1 else {
      return track(of: values.map { .hold($0) })
    }
    if mode == .cubic || mode == .cubicPaced, let space = ValueSpace(of: values) {
      return track(throughCurve: values, in: space)
    }
    let pairs = zip(values, values.dropFirst())
    let lengths = mode == .paced ? Self.lengths(between: values) : nil
    return track(of: pairs.map { .line($0, $1) }, lengths: lengths)
  }

  /// Returns the track along `path`: each line or curve is one piece, followed exactly.
  package func track(along path: Path) -> KeyframeTrack {
    let pieces = path.pieces
    guard let first = pieces.first else {
      let points = path.points.first.map { [LayerValue.point($0)] } ?? []
      return track(of: points.map { .hold($0) })
    }
    if mode == .discrete {
      let points = [first.start] + pieces.map(\.end)
      return track(of: points.map { .hold(.point($0)) })
    }
    guard isPaced else {
      return track(of: pieces.map { .motion(PathMotion(segment: $0)) })
    }
    let lengths = pieces.map(\.arcLength)
    return track(
      of: zip(pieces, lengths).map { .motion(PathMotion(segment: $0, pacedLength: $1)) },
      lengths: lengths.map { Double($0) })
  }
}

extension Keyframes {
  /// Puts pieces together; with `lengths` each takes time in proportion to its own.
  private func track(
    of segments: [KeyframeTrack.Segment], lengths: [Double]? = nil
  ) -> KeyframeTrack {
    var curves = [TimingCurve?](repeating: nil, count: segments.count)
    if !isPaced {
      for (index, curve) in self.curves.prefix(segments.count).enumerated() where !curve.isLinear {
        curves[index] = curve
      }
    }
    let times =
      lengths.flatMap { Self.times(inProportionTo: $0) } ?? validTimes(count: segments.count + 1)
    return KeyframeTrack(segments: segments, times: times, curves: curves)
  }

  /// The given key times if they are as they have to be: `count` of them, from 0 to 1, never
  /// falling.
  private func validTimes(count: Int) -> [Double]? {
    guard !isPaced, let times, times.count == count, count > 1, times.first == 0, times.last == 1
    else { return nil }
    return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } ? times : nil
  }

  private static func evenTimes(count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
  }

  /// Returns times in proportion to lengths; nil if there is no length at all.
  private static func times(inProportionTo lengths: [Double]) -> [Double]? {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    var covered = 0.0
    var times = [0.0]
    for length in lengths {
      covered += length
      times.append(min(covered / total, 1))
    }
    times[lengths.count] = 1
    return times
  }

  /// Returns the distances between neighbouring values; nil if they cannot be measured.
  private static func lengths(between values: [LayerValue]) -> [Double]? {
    guard let space = ValueSpace(of: values) else { return nil }
    let points = Self.coordinates(of: values, in: space)
    return zip(points, points.dropFirst()).map { from, to in
      let squares: [Double] = zip(from, to).map { a, b in (b - a) * (b - a) }
      return squares.reduce(0, +).squareRoot()
    }
  }

  private static func coordinates(of values: [LayerValue], in space: ValueSpace) -> [[Double]] {
    var result: [[Double]] = []
    for value in values {
      result.append(space.coordinates(of: value, after: result.last))
    }
    return result
  }
}

extension Keyframes {
  /// Returns the track on a smooth curve through `values` (Kochanek and Bartels, 1984).
  ///
  /// With the differences a = vᵢ − vᵢ₋₁ and b = vᵢ₊₁ − vᵢ the tangents at value i are
  ///
  /// ```
  /// leaving:  ½(1−t)(1+c)(1+b)·a + ½(1−t)(1−c)(1−b)·b
  /// arriving: ½(1−t)(1−c)(1+b)·a + ½(1−t)(1+c)(1−b)·b
  /// ```
  ///
  /// and at the ends the one difference that there is, times (1−t). Where the times on both sides
  /// of a value differ, its tangents are scaled by twice their own side's share.
  private func track(throughCurve values: [LayerValue], in space: ValueSpace) -> KeyframeTrack {
    let points = Self.coordinates(of: values, in: space)
    let times = validTimes(count: points.count) ?? Self.evenTimes(count: points.count)
    let splines = points.indices.dropLast().map { index in
      Spline(
        space, from: points[index],
        tangent: tangent(at: index, of: points, times: times, side: .leaving),
        to: points[index + 1],
        tangent: tangent(at: index + 1, of: points, times: times, side: .arriving))
    }
    guard mode == .cubicPaced else { return track(of: splines.map { .spline($0) }) }
    return track(
      of: splines.map { .spline($0.evenlyPaced) }, lengths: splines.map(\.length))
  }

  /// The two tangents of a value.
  private enum Side {
    case leaving
    case arriving
  }

  private func tangent(
    at index: Int, of points: [[Double]], times: [Double], side: Side
  ) -> [Double] {
    func given(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
    let loose = 1 - given(tension)
    guard index > 0 else {
      return zip(points[0], points[1]).map { loose * ($1 - $0) }
    }
    guard index < points.count - 1 else {
      return zip(points[index - 1], points[index]).map { loose * ($1 - $0) }
    }
    let corner = side == .leaving ? given(continuity) : -given(continuity)
    let before = loose * (1 + corner) * (1 + given(bias)) / 2
    let after = loose * (1 - corner) * (1 - given(bias)) / 2
    let earlier = times[index] - times[index - 1]
    let later = times[index + 1] - times[index]
    let own = side == .leaving ? later : earlier
    let share = earlier + later > 0 ? 2 * own / (earlier + later) : 1
    return points[index].indices.map { axis in
      let a = points[index][axis] - points[index - 1][axis]
      let b = points[index + 1][axis] - points[index][axis]
      return share * (before * a + after * b)
    }
  }
}
