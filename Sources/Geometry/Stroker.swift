import Foundation

/// Draws the outline of a stroke along a spine.
///
/// Each line of the spine is a rectangle, each outer side of a corner a wedge between two of them:
///
/// ```
///   ───────────────┐╲ wedge
///    rectangle     ├──────┐       All of them turn the same way, and the outline is their sum:
///   - - - - - - - -│- - - │       where they overlap it winds around more than once, never less.
///   ──────────────┬┘      │       On the inner side it passes through the corner itself, or, when
///                 │       │       both rectangles are long enough, takes the short cut to where
///                 │       │       their edges cross.
/// ```
struct Stroker {
  /// What was drawn so far.
  private(set) var outline = Path()
  private let halfWidth: CGFloat
  private let style: StrokeStyle
  /// The cosine of the largest turn between two points of an arc.
  private let arcCosine: CGFloat
  /// How far an outline of straight lines may be off.
  private let tolerance: CGFloat

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    halfWidth = style.width / 2
    // The chord of a turn θ is off by r·(1 − cos(θ/2)); arcs get a quarter of the tolerance, but
    // never more than 4096 points a turn.
    let half = max(0.5, 1 - tolerance / 4 / halfWidth)
    arcCosine = min(2 * half * half - 1, 1 - 1.2e-6)
  }

  mutating func add(_ spine: StrokeSpine) {
    guard !spine.directions.isEmpty else {
      if let point = spine.points.first { addDot(at: point) }
      return
    }
    var plus: [CGPoint] = []
    var minus: [CGPoint] = []
    let count = spine.points.count
    let first = spine.directions[0]
    let last = spine.directions[spine.directions.count - 1]
    if !spine.isClosed {
      let start = spine.points[0]
      plus.append(start + halfWidth * first.normal)
      minus.append(start - halfWidth * first.normal)
    }
    for index in (spine.isClosed ? 0 : 1)..<(spine.isClosed ? count : count - 1) {
      let before = index == 0 ? spine.directions.count - 1 : index - 1
      let corner = Corner(
        point: spine.points[index], entering: spine.directions[before],
        leaving: spine.directions[index],
        room: min(spine.lengths[before], spine.lengths[index]) / 2)
      let join = spine.isCorner[index] ? style.join : nil
      if corner.cross >= 0 {
        addOuter(corner, join, side: 1, to: &plus)
        addInner(corner, side: -1, to: &minus)
      } else {
        addOuter(corner, join, side: -1, to: &minus)
        addInner(corner, side: 1, to: &plus)
      }
    }
    if spine.isClosed {
      addContour(plus)
      addContour(minus.reversed())
    } else {
      let end = spine.points[count - 1]
      plus.append(end + halfWidth * last.normal)
      addCap(at: end, outwards: last, to: &plus)
      plus.append(end - halfWidth * last.normal)
      plus.append(contentsOf: minus.reversed())
      addCap(at: spine.points[0], outwards: -first, to: &plus)
      addContour(plus)
    }
  }

  private mutating func addContour(_ points: [CGPoint]) {
    outline.addLines(between: points)
    outline.closeSubpath()
  }

  private mutating func addDot(at point: CGPoint) {
    switch style.cap {
    case .butt:
      break
    case .round:
      let right = CGVector(dx: 1, dy: 0)
      var points = [point + halfWidth * right.normal]
      addCap(at: point, outwards: right, to: &points)
      points.append(point - halfWidth * right.normal)
      addCap(at: point, outwards: -right, to: &points)
      addContour(points)
    case .square:
      outline.addRect(
        CGRect(
          x: point.x - halfWidth, y: point.y - halfWidth, width: style.width, height: style.width))
    }
  }

  /// Adds the points of a cap between the two ends of the last edge, without those ends.
  private func addCap(at point: CGPoint, outwards: CGVector, to points: inout [CGPoint]) {
    switch style.cap {
    case .butt:
      break
    case .round:
      addArc(about: point, from: outwards.normal, to: outwards, to: &points)
      points.append(point + halfWidth * outwards)
      addArc(about: point, from: outwards, to: -outwards.normal, to: &points)
    case .square:
      points.append(point + halfWidth * (outwards.normal + outwards))
      points.append(point + halfWidth * (outwards - outwards.normal))
    }
  }

  /// A corner of the spine between two directions.
  private struct Corner {
    let point: CGPoint
    let entering: CGVector
    let leaving: CGVector
    /// Half the length of the shorter line at the corner.
    let room: CGFloat

    var cross: CGFloat { entering.dx * leaving.dy - entering.dy * leaving.dx }
    var dot: CGFloat { entering.dx * leaving.dx + entering.dy * leaving.dy }
    /// The vector to where the edges at distance 1 on the normals' side cross.
    var miter: CGVector { 1 / (1 + dot) * (entering.normal + leaving.normal) }
  }

  /// Adds the points of a corner's inner side.
  private func addInner(_ corner: Corner, side: CGFloat, to points: inout [CGPoint]) {
    // tan(turn/2) = |sin|/(1 + cos): how far from the corner the edges cross.
    if corner.dot > -0.999, halfWidth * abs(corner.cross) <= corner.room * (1 + corner.dot) {
      points.append(corner.point + side * halfWidth * corner.miter)
    } else {
      points.append(corner.point + side * halfWidth * corner.entering.normal)
      points.append(corner.point)
      points.append(corner.point + side * halfWidth * corner.leaving.normal)
    }
  }

  /// Adds the points of a corner's outer side; without a join, of the smoothest one.
  private func addOuter(
    _ corner: Corner, _ join: CGLineJoin?, side: CGFloat, to points: inout [CGPoint]
  ) {
    let start = side * corner.entering.normal
    let end = side * corner.leaving.normal
    // cos²(turn/2) = (1 + cos turn)/2, and a miter reaches 1/cos(turn/2) half widths.
    let cosineSquared = (1 + corner.dot) / 2
    switch join {
    case .miter where cosineSquared * style.miterLimit * style.miterLimit >= 1:
      points.append(corner.point + side * halfWidth * corner.miter)
    case .miter, .bevel:
      points.append(corner.point + halfWidth * start)
      points.append(corner.point + halfWidth * end)
    case .round, nil:
      // Where the turn is slight, the miter's tip is near enough to the arc.
      let tip = tolerance / 4 + halfWidth
      if cosineSquared * tip * tip >= halfWidth * halfWidth {
        points.append(corner.point + side * halfWidth * corner.miter)
      } else {
        points.append(corner.point + halfWidth * start)
        if corner.dot <= -1 + 1e-12 {
          addArc(about: corner.point, from: start, to: corner.entering, to: &points)
          points.append(corner.point + halfWidth * corner.entering)
          addArc(about: corner.point, from: corner.entering, to: end, to: &points)
        } else {
          addArc(about: corner.point, from: start, to: end, to: &points)
        }
        points.append(corner.point + halfWidth * end)
      }
    }
  }

  /// Adds the points between two unit vectors on the circle of half the width, the short way round,
  /// without its ends.
  private func addArc(
    about center: CGPoint, from start: CGVector, to end: CGVector, to points: inout [CGPoint]
  ) {
    guard start.dx * end.dx + start.dy * end.dy < arcCosine else { return }
    // The middle of the arc, then the middles of its halves: √ is all it takes.
    let sum = start + end
    let length = (sum.dx * sum.dx + sum.dy * sum.dy).squareRoot()
    guard length > 1e-9 else { return }
    let middle = 1 / length * sum
    addArc(about: center, from: start, to: middle, to: &points)
    points.append(center + halfWidth * middle)
    addArc(about: center, from: middle, to: end, to: &points)
  }
}

extension CGVector {
  /// The vector turned by a quarter, from the y-axis towards the x-axis.
  fileprivate var normal: CGVector { CGVector(dx: dy, dy: -dx) }

  fileprivate static prefix func - (a: Self) -> Self {
    CGVector(dx: -a.dx, dy: -a.dy)
  }

  fileprivate static func + (a: Self, b: Self) -> Self {
    CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  fileprivate static func - (a: Self, b: Self) -> Self {
    CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  fileprivate static func * (factor: CGFloat, a: Self) -> Self {
    CGVector(dx: factor * a.dx, dy: factor * a.dy)
  }
}

extension CGPoint {
  fileprivate static func + (a: Self, b: CGVector) -> Self {
    CGPoint(x: a.x + b.dx, y: a.y + b.dy)
  }

  fileprivate static func - (a: Self, b: CGVector) -> Self {
    CGPoint(x: a.x - b.dx, y: a.y - b.dy)
  }
}
