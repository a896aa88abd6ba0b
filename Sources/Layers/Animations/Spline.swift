import Foundation

/// A smooth piece between two values with given tangents: a cubic Hermite curve in the coordinates
/// that the values have in common.
package struct Spline: Sendable {
  private let space: ValueSpace
  /// For each coordinate the polynomial of the parameter, the constant coefficient first.
  private let polynomials: [SIMD4<Double>]
  /// Lengths up to equally spaced parameters, for even speed; nil: the parameter is time.
  private var lengths: [Double]?

  /// Creates the curve from `start` to `end` that leaves and arrives with the given tangents.
  package init(
    _ space: ValueSpace, from start: [Double], tangent leaving: [Double], to end: [Double],
    tangent arriving: [Double]
  ) {
    self.space = space
    polynomials = start.indices.map { index in
      let (p, m, q, n) = (start[index], leaving[index], end[index], arriving[index])
      return SIMD4(p, m, 3 * (q - p) - 2 * m - n, 2 * (p - q) + m + n)
    }
  }

  /// Returns the value at a fraction of the curve's time.
  package func value(at fraction: Double) -> LayerValue {
    let parameter = lengths.map { Self.parameter(at: fraction, of: $0) } ?? fraction
    return space.value(at: polynomials.map { Self.evaluate($0, at: parameter) })
  }

  /// How far the curve goes, in its coordinates.
  package var length: Double {
    measured().last ?? 0
  }

  /// The same curve, run through at constant speed.
  package var evenlyPaced: Spline {
    var copy = self
    copy.lengths = measured()
    return copy
  }
}

extension Spline {
  private static let steps = 128

  private static func evaluate(_ c: SIMD4<Double>, at s: Double) -> Double {
    ((c.w * s + c.z) * s + c.y) * s + c.x
  }

  /// How fast the coordinates change at a parameter.
  private func speed(at s: Double) -> Double {
    var sum = 0.0
    for c in polynomials {
      let slope = (3 * c.w * s + 2 * c.z) * s + c.y
      sum += slope * slope
    }
    return sum.squareRoot()
  }

  /// Returns the lengths up to equally spaced parameters, by Simpson's rule on each step.
  private func measured() -> [Double] {
    let width = 1 / Double(Self.steps)
    var lengths = [0.0]
    var total = 0.0
    for step in 0..<Self.steps {
      let start = Double(step) * width
      let sum = speed(at: start) + 4 * speed(at: start + width / 2) + speed(at: start + width)
      total += sum * width / 6
      lengths.append(total)
    }
    return lengths
  }

  /// Returns the parameter at a fraction of the length, on straight lines between measured ones.
  private static func parameter(at fraction: Double, of lengths: [Double]) -> Double {
    guard let total = lengths.last, total > 0 else { return fraction }
    let wanted = min(max(fraction, 0), 1) * total
    var low = 0
    var high = lengths.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if lengths[middle] <= wanted { low = middle } else { high = middle }
    }
    let step = lengths[high] - lengths[low]
    let rest = step > 0 ? (wanted - lengths[low]) / step : 0
    return (Double(low) + rest) / Double(lengths.count - 1)
  }
}
