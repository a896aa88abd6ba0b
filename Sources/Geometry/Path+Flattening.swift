import Foundation

extension Path {
  /// The most lines one curve is flattened into.
  static let mostChords = 4_096

  /// Returns the outline as straight lines that stay within `tolerance` of it, one polyline a
  /// subpath, lone moves left out.
  ///
  /// Ends of lines and curves are kept exactly; the same path gives the same lines everywhere.
  /// A path that is not finite gives none. A curve becomes 4096 lines at most, which is enough for
  /// a quarter circle of radius 10⁶ at a tolerance of 0.02.
  public func polylines(tolerance: CGFloat) -> [Polyline] {
    var flattener = Flattener(tolerance: tolerance)
    for element in elements {
      guard element.isFinite else { return [] }
      flattener.add(element)
    }
    return flattener.finish()
  }

  /// Returns the outline as straight lines that stay within `tolerance` of it.
  ///
  /// A path that is not finite gives an empty one.
  public func flattened(tolerance: CGFloat) -> Path {
    let polylines = polylines(tolerance: tolerance)
    var result: [Element] = []
    result.reserveCapacity(polylines.reduce(0) { $0 + $1.points.count + 1 })
    for polyline in polylines {
      for (index, point) in polyline.points.enumerated() {
        result.append(index == 0 ? .move(to: point) : .line(to: point))
      }
      if polyline.isClosed { result.append(.close) }
    }
    return Path(result)
  }

  /// The area that the path encloses, counting each region as often as the outline winds around
  /// it: positive when the outline turns from the x-axis towards the y-axis.
  public func signedArea(tolerance: CGFloat) -> CGFloat {
    polylines(tolerance: tolerance).reduce(0) { $0 + $1.area }
  }
}

/// Collects the lines of elements that arrive one after the other.
struct Flattener {
  private let tolerance: CGFloat
  private var polylines: [Polyline] = []
  private var points: [CGPoint] = []
  private var start: CGPoint?

  /// Creates a flattener; a tolerance that is not positive counts as very small.
  init(tolerance: CGFloat) {
    self.tolerance = tolerance > 1e-9 ? tolerance : 1e-9
  }

  mutating func add(_ element: Path.Element) {
    if case .move(let point) = element {
      end(isClosed: false)
      start = point
      return
    }
    guard let start else { return }
    if points.isEmpty { points.append(start) }
    let current = points[points.count - 1]
    switch element {
    case .line(let point):
      points.append(point)
    case .quadratic(let control, let point):
      QuadraticCurve(current, control, point).appendPoints(to: &points, tolerance: tolerance)
    case .cubic(let control1, let control2, let point):
      CubicCurve(current, control1, control2, point)
        .appendPoints(to: &points, tolerance: tolerance)
    case .close:
      end(isClosed: true)
    case .move:
      break
    }
  }

  mutating func finish() -> [Polyline] {
    end(isClosed: false)
    return polylines
  }

  private mutating func end(isClosed: Bool) {
    guard !points.isEmpty else { return }
    if isClosed, points.count > 1, points[points.count - 1] == points[0] { points.removeLast() }
    polylines.append(Polyline(points, isClosed: isClosed))
    points = []
  }
}

extension QuadraticCurve {
  /// Appends the ends of chords that stay within `tolerance` of the curve, the last one p2.
  func appendPoints(to points: inout [CGPoint], tolerance: CGFloat) {
    let count = chordCount(tolerance: tolerance)
    let ax = p0.x - 2 * p1.x + p2.x
    let ay = p0.y - 2 * p1.y + p2.y
    let bx = 2 * (p1.x - p0.x)
    let by = 2 * (p1.y - p0.y)
    for index in 1..<max(count, 1) {
      let t = CGFloat(index) / CGFloat(count)
      points.append(CGPoint(x: (ax * t + bx) * t + p0.x, y: (ay * t + by) * t + p0.y))
    }
    points.append(p2)
  }

  /// Returns how many chords over equal steps of the parameter stay within `tolerance`.
  ///
  /// Between the ends of a step h a curve leaves its chord by at most h²/8·max|B″|, and B″ is
  /// twice the second difference of the control points.
  func chordCount(tolerance: CGFloat) -> Int {
    let x = p0.x - 2 * p1.x + p2.x
    let y = p0.y - 2 * p1.y + p2.y
    return Path.chordCount(bend: 2 * (x * x + y * y).squareRoot(), tolerance: tolerance)
  }
}

extension CubicCurve {
  /// Appends the ends of chords that stay within `tolerance` of the curve, the last one p3.
  func appendPoints(to points: inout [CGPoint], tolerance: CGFloat) {
    let count = chordCount(tolerance: tolerance)
    let ax = p3.x - p0.x + 3 * (p1.x - p2.x)
    let ay = p3.y - p0.y + 3 * (p1.y - p2.y)
    let bx = 3 * (p0.x - 2 * p1.x + p2.x)
    let by = 3 * (p0.y - 2 * p1.y + p2.y)
    let cx = 3 * (p1.x - p0.x)
    let cy = 3 * (p1.y - p0.y)
    for index in 1..<max(count, 1) {
      let t = CGFloat(index) / CGFloat(count)
      points.append(
        CGPoint(
          x: ((ax * t + bx) * t + cx) * t + p0.x, y: ((ay * t + by) * t + cy) * t + p0.y))
    }
    points.append(p3)
  }

  /// Returns how many chords over equal steps of the parameter stay within `tolerance`.
  ///
  /// As for a quadratic curve; B″ is at most six times the larger second difference of the control
  /// points (Wang's formula).
  func chordCount(tolerance: CGFloat) -> Int {
    let x1 = p0.x - 2 * p1.x + p2.x
    let y1 = p0.y - 2 * p1.y + p2.y
    let x2 = p1.x - 2 * p2.x + p3.x
    let y2 = p1.y - 2 * p2.y + p3.y
    let bend = max(x1 * x1 + y1 * y1, x2 * x2 + y2 * y2).squareRoot()
    return Path.chordCount(bend: 6 * bend, tolerance: tolerance)
  }
}

extension Path {
  /// Returns how many equal steps keep a curve whose second derivative is at most `bend` within
  /// `tolerance` of its chords.
  static func chordCount(bend: CGFloat, tolerance: CGFloat) -> Int {
    let count = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    guard count < CGFloat(mostChords) else { return mostChords }
    return max(1, Int(count))
  }
}
