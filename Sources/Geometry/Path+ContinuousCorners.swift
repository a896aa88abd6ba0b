import Foundation

extension Path {
  /// A set of a rectangle's corners, as they look when the y-axis points down.
  package struct Corners: OptionSet, Sendable, Hashable {
    /// One bit a corner, in the platform's order.
    package let rawValue: Int

    /// Creates a set from its bits.
    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The corner at minX, minY.
    package static let topLeft = Corners(rawValue: 1)
    /// The corner at maxX, minY.
    package static let topRight = Corners(rawValue: 2)
    /// The corner at minX, maxY.
    package static let bottomLeft = Corners(rawValue: 4)
    /// The corner at maxX, maxY.
    package static let bottomRight = Corners(rawValue: 8)
    /// All four corners.
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// Adds a closed rectangle with continuous corners, clockwise from the left end of its top edge;
  /// the null rectangle adds nothing.
  ///
  /// | radius r, shorter side s | corner                                                      |
  /// |--------------------------|-------------------------------------------------------------|
  /// | up to s/2/1.5287         | the continuous corner: reaches 1.5287·r along each edge     |
  /// | between                  | reaches s/2; a blend of the two shapes                      |
  /// | s/2 or more              | a quarter circle of radius s/2, so a square becomes a circle|
  ///
  /// The elements are the same at every radius, zero included, so any two such rectangles with the
  /// same corners interpolate element by element.
  package mutating func addContinuousRoundedRect(
    _ rect: CGRect, corners: Corners = .all, radius: CGFloat
  ) {
    guard !rect.isNull else { return }
    let half = min(rect.width, rect.height) / 2
    let shape = ContinuousCorner(radius: radius.isNaN ? 0 : max(0, radius), limit: half)
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    let right = CGVector(dx: 1, dy: 0)
    let down = CGVector(dx: 0, dy: 1)
    let left = CGVector(dx: -1, dy: 0)
    let up = CGVector(dx: 0, dy: -1)
    let first =
      corners.contains(.topLeft) ? CGPoint(x: topLeft.x + shape.reach, y: topLeft.y) : topLeft
    move(to: first)
    func addCorner(_ name: Corners, _ corner: CGPoint, _ entering: CGVector, _ leaving: CGVector) {
      guard corners.contains(name) else { return addLine(to: corner) }
      shape.add(to: &self, at: corner, entering: entering, leaving: leaving)
    }
    addCorner(.topRight, topRight, right, down)
    addCorner(.bottomRight, bottomRight, down, left)
    addCorner(.bottomLeft, bottomLeft, left, up)
    if corners.contains(.topLeft) { addCorner(.topLeft, topLeft, up, right) }
    closeSubpath()
  }
}

/// The outline of one corner whose curvature grows gradually from the edges.
///
/// Coordinates (u, v) are distances from the corner: u back along the edge on which the outline
/// enters, v along the edge on which it leaves.
private struct ContinuousCorner {
  /// How far the corner reaches along each edge.
  let reach: CGFloat
  /// The end of the straight edge, then the points of a cubic, a line and two cubics.
  private var points: InlineArray<11, CGPoint>

  /// The published shape at radius 1.
  private static let smooth: InlineArray<11, CGPoint> = [
    CGPoint(x: 1.52866483, y: 0),
    CGPoint(x: 1.08849323, y: 0), CGPoint(x: 0.86840689, y: 0),
    CGPoint(x: 0.66993427, y: 0.06549600),
    CGPoint(x: 0.63149399, y: 0.07491100),
    CGPoint(x: 0.37282392, y: 0.16905899), CGPoint(x: 0.16906013, y: 0.37282401),
    CGPoint(x: 0.07491176, y: 0.63149399),
    CGPoint(x: 0, y: 0.86840701), CGPoint(x: 0, y: 1.08849299),
    CGPoint(x: 0, y: 1.52866483),
  ]

  /// A quarter circle at radius 1 in the same steps: 15°, nothing, 60°, 15°.
  private static let round: InlineArray<11, CGPoint> = {
    let sine: CGFloat = 0.25881904510252074  // of 15°
    let cosine: CGFloat = 0.9659258262890683
    let short: CGFloat = 0.08739128375365096  // (4/3)·tan(15°/4)
    let long: CGFloat = 0.3572655899081636  // (4/3)·tan(60°/4)
    return [
      CGPoint(x: 1, y: 0),
      CGPoint(x: 1 - short, y: 0),
      CGPoint(x: 1 - sine + short * cosine, y: 1 - cosine - short * sine),
      CGPoint(x: 1 - sine, y: 1 - cosine),
      CGPoint(x: 1 - sine, y: 1 - cosine),
      CGPoint(x: 1 - sine - long * cosine, y: 1 - cosine + long * sine),
      CGPoint(x: 1 - cosine + long * sine, y: 1 - sine - long * cosine),
      CGPoint(x: 1 - cosine, y: 1 - sine),
      CGPoint(x: 1 - cosine - short * sine, y: 1 - sine + short * cosine),
      CGPoint(x: 0, y: 1 - short),
      CGPoint(x: 0, y: 1),
    ]
  }()

  /// Creates the corner of `radius` that reaches at most `limit` along each edge.
  init(radius: CGFloat, limit: CGFloat) {
    let largest = limit / Self.smooth[0].x
    let scale = min(radius, largest)
    let roundness = radius <= largest ? 0 : min(1, (radius - largest) / (limit - largest))
    reach = radius < largest ? radius * Self.smooth[0].x : limit
    points = Self.smooth
    for index in points.indices {
      let smooth = Self.smooth[index]
      let round = Self.round[index]
      points[index] = CGPoint(
        x: smooth.x * scale * (1 - roundness) + round.x * limit * roundness,
        y: smooth.y * scale * (1 - roundness) + round.y * limit * roundness)
    }
    points[0].x = reach
    points[10].y = reach
  }

  /// Draws the edge up to the corner, and the corner.
  func add(to path: inout Path, at corner: CGPoint, entering: CGVector, leaving: CGVector) {
    func place(_ index: Int) -> CGPoint {
      let point = points[index]
      return CGPoint(
        x: corner.x - point.x * entering.dx + point.y * leaving.dx,
        y: corner.y - point.x * entering.dy + point.y * leaving.dy)
    }
    path.addLine(to: place(0))
    path.addCurve(to: place(3), control1: place(1), control2: place(2))
    path.addLine(to: place(4))
    path.addCurve(to: place(7), control1: place(5), control2: place(6))
    path.addCurve(to: place(10), control1: place(8), control2: place(9))
  }
}
