import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) that maps elapsed time to progress.
///
/// With the control points (x1, y1) and (x2, y2), x(s) = 3s(1−s)²·x1 + 3s²(1−s)·x2 + s³, and y
/// likewise; the progress at u is y(s) where x(s) = u. Progress at 0 is 0 and at 1 is 1, exactly.
package struct TimingCurve: Sendable, Hashable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// Creates a curve; x is held between 0 and 1, where x(s) never falls.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// Creates the curve of a name; nil if there is none.
  package init?(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .easeInEaseOut: self = .easeInEaseOut
    case .default: self = .default
    default: return nil
    }
  }
}

extension TimingCurve {
  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
  package static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// Returns control point `index`, 0 to 3; other indices are held within these.
  package func controlPoint(_ index: Int) -> CGPoint {
    switch index {
    case ...0: .zero
    case 1: CGPoint(x: x1, y: y1)
    case 2: CGPoint(x: x2, y: y2)
    default: CGPoint(x: 1, y: 1)
    }
  }

  /// Whether progress equals elapsed time.
  package var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Returns the progress at `u`; below 0 and for what is not a number it is 0, above 1 it is 1.
  package func callAsFunction(_ u: Double) -> Double {
    guard u > 0 else { return 0 }
    guard u < 1 else { return 1 }
    if isLinear { return u }
    let y = Polynomial(y1, y2)
    return y(parameter(atX: u))
  }

  /// Returns s with x(s) = u, for u between 0 and 1.
  ///
  /// Newton's steps, kept inside an interval that holds the root: x never falls, so each value
  /// tells on which side of s the root lies, and a step that leaves the interval, or that a flat
  /// curve would throw far off, is replaced by halving it.
  private func parameter(atX u: Double) -> Double {
    let x = Polynomial(x1, x2)
    var low = 0.0
    var high = 1.0
    var s = u
    for _ in 0..<64 {
      let error = x(s) - u
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let step = s - error / x.slope(s)
      let next = step > low && step < high ? step : low + (high - low) / 2
      if abs(next - s) <= 0x1p-53 { return next }
      s = next
    }
    return s
  }
}

/// One coordinate of the curve as a polynomial of s without constant term.
private struct Polynomial {
  let linear: Double
  let quadratic: Double
  let cubic: Double

  init(_ first: Double, _ second: Double) {
    linear = 3 * first
    quadratic = 3 * (second - first) - linear
    cubic = 1 - linear - quadratic
  }

  func callAsFunction(_ s: Double) -> Double {
    ((cubic * s + quadratic) * s + linear) * s
  }

  func slope(_ s: Double) -> Double {
    (3 * cubic * s + 2 * quadratic) * s + linear
  }
}
