import Foundation

extension Path {
  /// The length of the outline, closing lines included, in points; zero when it is not finite.
  ///
  /// Subpaths are added up in order. Curves are measured to about 10⁻⁸ of their length.
  public var length: CGFloat {
    guard isFinite else { return 0 }
    return subpaths.reduce(0) { $0 + $1.length }
  }
}

extension Path.Subpath {
  /// The length of all lines and curves, the closing line included.
  var length: CGFloat {
    closedSegments.reduce(0) { $0 + $1.length }
  }
}

extension Path.Segment {
  /// The length of the line or curve.
  var length: CGFloat {
    switch element {
    case .line(let point):
      start.distance(to: point)
    case .quadratic(let control, let point):
      QuadraticCurve(start, control, point).elevated.length(from: 0, to: 1)
    case .cubic(let control1, let control2, let point):
      CubicCurve(start, control1, control2, point).length(from: 0, to: 1)
    case .move, .close:
      0
    }
  }

  /// Returns the part between two distances along a segment of known `length`.
  func part(from lower: CGFloat, to upper: CGFloat, length: CGFloat) -> Path.Segment {
    guard lower > 0 || upper < length else { return self }
    switch element {
    case .line(let point):
      return Path.Segment(
        start: start.moved(towards: point, by: lower / length),
        element: .line(to: start.moved(towards: point, by: upper / length)))
    case .quadratic(let control, let point):
      let curve = QuadraticCurve(start, control, point)
      let metric = curve.elevated
      let t1 = upper < length ? metric.parameter(atLength: upper, of: length) : 1
      let t0 = lower > 0 ? metric.parameter(atLength: lower, of: length) : 0
      let head = t1 < 1 ? curve.split(at: t1).0 : curve
      let part = t0 > 0 ? head.split(at: t0 / t1).1 : head
      return Path.Segment(start: part.p0, element: .quadratic(control: part.p1, to: part.p2))
    case .cubic(let control1, let control2, let point):
      let curve = CubicCurve(start, control1, control2, point)
      let t1 = upper < length ? curve.parameter(atLength: upper, of: length) : 1
      let t0 = lower > 0 ? curve.parameter(atLength: lower, of: length) : 0
      let head = t1 < 1 ? curve.split(at: t1).0 : curve
      let part = t0 > 0 ? head.split(at: t0 / t1).1 : head
      return Path.Segment(
        start: part.p0, element: .cubic(control1: part.p1, control2: part.p2, to: part.p3))
    case .move, .close:
      return self
    }
  }
}

extension CubicCurve {
  /// Returns the length between two parameters.
  ///
  /// Gauss–Legendre quadrature of the speed with eight nodes; an interval is halved, at most
  /// twelve times over, while its halves disagree with it.
  func length(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let scale = p0.distance(to: p1) + p1.distance(to: p2) + p2.distance(to: p3)
    return length(from: t0, to: t1, whole: quadrature(t0, t1), error: 1e-9 * scale, depth: 12)
  }

  private func length(
    from t0: CGFloat, to t1: CGFloat, whole: CGFloat, error: CGFloat, depth: Int
  ) -> CGFloat {
    let middle = (t0 + t1) / 2
    let first = quadrature(t0, middle)
    let second = quadrature(middle, t1)
    guard depth > 0, abs(first + second - whole) > error else { return first + second }
    return length(from: t0, to: middle, whole: first, error: error / 2, depth: depth - 1)
      + length(from: middle, to: t1, whole: second, error: error / 2, depth: depth - 1)
  }

  /// Returns the parameter at which the curve has covered a `distance` out of its `length`:
  /// Newton's method, kept between bounds that close in.
  func parameter(atLength distance: CGFloat, of length: CGFloat) -> CGFloat {
    var lower: CGFloat = 0
    var upper: CGFloat = 1
    var covered: CGFloat = 0
    var at: CGFloat = 0
    var t = distance / length
    for _ in 0..<60 {
      covered += self.length(from: at, to: t)
      at = t
      let excess = covered - distance
      if abs(excess) <= 1e-9 * length { break }
      if excess > 0 { upper = t } else { lower = t }
      let next = t - excess / speed(at: t)
      t = next > lower && next < upper ? next : (lower + upper) / 2
    }
    return t
  }

  /// Returns the length of the derivative at `t`.
  private func speed(at t: CGFloat) -> CGFloat {
    let s = 1 - t
    let a = 3 * s * s
    let b = 6 * s * t
    let c = 3 * t * t
    let x = a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x)
    let y = a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y)
    return (x * x + y * y).squareRoot()
  }

  private func quadrature(_ t0: CGFloat, _ t1: CGFloat) -> CGFloat {
    let middle = (t0 + t1) / 2
    let half = (t1 - t0) / 2
    var sum: CGFloat = 0
    for (node, weight) in Self.gaussLegendre {
      sum += weight * (speed(at: middle - half * node) + speed(at: middle + half * node))
    }
    return sum * half
  }

  /// The positive nodes of the eight-point rule and their weights.
  private static let gaussLegendre: [(node: CGFloat, weight: CGFloat)] = [
    (0.1834346424956498, 0.3626837833783620),
    (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745),
    (0.9602898564975363, 0.1012285362903763),
  ]
}
