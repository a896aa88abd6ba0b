import Foundation

/// A quadratic Bézier curve: (1−t)²·p0 + 2t(1−t)·p1 + t²·p2.
struct QuadraticCurve {
  var p0: CGPoint
  var p1: CGPoint
  var p2: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
  }

  /// Returns the point at parameter `t`; the end points are exact.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let a = s * s
    let b = 2 * s * t
    let c = t * t
    return CGPoint(x: a * p0.x + b * p1.x + c * p2.x, y: a * p0.y + b * p1.y + c * p2.y)
  }

  /// The same curve as a cubic.
  var elevated: CubicCurve {
    CubicCurve(p0, p1.moved(towards: p0, by: 1 / 3), p1.moved(towards: p2, by: 1 / 3), p2)
  }

  /// Returns the parts before and after parameter `t` (de Casteljau).
  func split(at t: CGFloat) -> (QuadraticCurve, QuadraticCurve) {
    let a = p0.moved(towards: p1, by: t)
    let b = p1.moved(towards: p2, by: t)
    let middle = a.moved(towards: b, by: t)
    return (QuadraticCurve(p0, a, middle), QuadraticCurve(middle, b, p2))
  }
}

/// A cubic Bézier curve: (1−t)³·p0 + 3t(1−t)²·p1 + 3t²(1−t)·p2 + t³·p3.
struct CubicCurve {
  var p0: CGPoint
  var p1: CGPoint
  var p2: CGPoint
  var p3: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Returns the point at parameter `t`; the end points are exact.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
      y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// Returns the parts before and after parameter `t` (de Casteljau).
  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let a = p0.moved(towards: p1, by: t)
    let b = p1.moved(towards: p2, by: t)
    let c = p2.moved(towards: p3, by: t)
    let ab = a.moved(towards: b, by: t)
    let bc = b.moved(towards: c, by: t)
    let middle = ab.moved(towards: bc, by: t)
    return (CubicCurve(p0, a, ab, middle), CubicCurve(middle, bc, c, p3))
  }

  /// Calls `body` with the parameters strictly between 0 and 1 where the derivative of x or of y is
  /// zero.
  @inline(__always)
  func forEachExtreme(_ body: (CGFloat) -> Void) {
    Self.forEachExtreme(p0.x, p1.x, p2.x, p3.x, body)
    Self.forEachExtreme(p0.y, p1.y, p2.y, p3.y, body)
  }

  /// Solves a·t² + 2b·t + c = 0 for a third of one coordinate's derivative.
  @inline(__always)
  private static func forEachExtreme(
    _ x0: CGFloat, _ x1: CGFloat, _ x2: CGFloat, _ x3: CGFloat, _ body: (CGFloat) -> Void
  ) {
    let a = x3 - 3 * x2 + 3 * x1 - x0
    let b = x0 - 2 * x1 + x2
    let c = x1 - x0
    let root = (b * b - a * c).squareRoot()
    let q = -(b + (b < 0 ? -root : root))
    let first = q / a
    let second = c / q
    if first > 0, first < 1 { body(first) }
    if second > 0, second < 1 { body(second) }
  }
}

extension CGPoint {
  /// Returns the point `fraction` of the way to `other`; exact at 0 and at 1.
  @inlinable
  func moved(towards other: CGPoint, by fraction: CGFloat) -> CGPoint {
    let rest = 1 - fraction
    return CGPoint(x: rest * x + fraction * other.x, y: rest * y + fraction * other.y)
  }

  /// Returns the distance to `other`.
  @inlinable
  func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
