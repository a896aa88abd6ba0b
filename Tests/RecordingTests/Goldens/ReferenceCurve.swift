import Foundation

/// The curves of time that the reference goes by, solved in its own way.
enum ReferenceCurve {
  case easeIn
  case easeOut
  case easeInEaseOut

  /// Returns the progress at a fraction of the duration, both 0 to 1.
  ///
  /// The curve is x = 3s(1−s)²·x₁ + 3s²(1−s)·x₂ + s³, y likewise with y₁ = 0 and y₂ = 1; s is found
  /// by halving an interval, since x grows with s.
  func progress(at fraction: Double) -> Double {
    let (x1, x2) =
      switch self {
      case .easeIn: (0.42, 1.0)
      case .easeOut: (0.0, 0.58)
      case .easeInEaseOut: (0.42, 0.58)
      }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, at: middle) < fraction { low = middle } else { high = middle }
    }
    return Self.bezier(0, 1, at: (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * s * rest * rest * first + 3 * s * s * rest * second + s * s * s
  }
}

/// A smooth course through values at given times: Catmull-Rom tangents, for uneven times in
/// proportion to the interval, and the one difference there is at either end.
///
/// Written with slopes per unit of time instead of tangents per interval: between values the slope
/// at time i is (vᵢ₊₁ − vᵢ₋₁) / (tᵢ₊₁ − tᵢ₋₁), and 0 at both ends of a value that is held, so that
/// it is held.
struct ReferenceCourse {
  /// When each value is reached, rising from 0 to 1.
  let times: [Double]
  /// The values.
  let values: [Double]

  /// Returns the value at a time from 0 to 1.
  func value(at time: Double) -> Double {
    let next = times.indices.dropFirst().first { time < times[$0] } ?? times.count - 1
    let length = times[next] - times[next - 1]
    let s = (time - times[next - 1]) / length
    let leaving = slope(at: next - 1) * length
    let arriving = slope(at: next) * length
    return (1 + 2 * s) * (1 - s) * (1 - s) * values[next - 1] + s * (1 - s) * (1 - s) * leaving
      + s * s * (3 - 2 * s) * values[next] - s * s * (1 - s) * arriving
  }

  private func slope(at index: Int) -> Double {
    let before = max(index - 1, 0)
    let after = min(index + 1, values.count - 1)
    let isHeld =
      (before < index && values[before] == values[index])
      || (after > index && values[after] == values[index])
    guard !isHeld else { return 0 }
    return (values[after] - values[before]) / (times[after] - times[before])
  }

  /// Returns the angle at a time for values that are angles in radians.
  ///
  /// The course goes through unit quaternions, whose only parts are cos(½φ) and sin(½φ) as long as
  /// the axis stays; off the sphere, they are brought back to it.
  func angle(at time: Double) -> Double {
    let sine = ReferenceCourse(times: times, values: values.map { sin($0 / 2) })
    let cosine = ReferenceCourse(times: times, values: values.map { cos($0 / 2) })
    return 2 * atan2(sine.value(at: time), cosine.value(at: time))
  }
}
