import Foundation

extension Path {
  /// The direction in which an arc's angle changes.
  public enum Turn: Sendable, Hashable {
    /// From the x-axis towards the y-axis: clockwise on a screen whose y-axis points down.
    case increasing
    /// From the y-axis towards the x-axis.
    case decreasing
  }

  /// Draws an arc of a circle as cubics, after a line to its start or, without a current point, a
  /// move there.
  ///
  /// The end angle is taken a whole number of turns further until the angle changes in the
  /// direction of `turn`. Angles that differ by a full turn or more in that direction, or by whole
  /// turns against it, give one full circle; equal angles only the start.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, turn: Turn
  ) {
    let sweep = Self.sweep(from: Double(startAngle), to: Double(endAngle), turn: turn)
    addArc(center: center, radius: radius, startAngle: startAngle, delta: CGFloat(sweep))
  }

  /// Draws an arc of a circle as cubics, after a line to its start or, without a current point, a
  /// move there.
  ///
  /// One cubic for every full quarter turn from the start angle, and one for what remains. A
  /// `delta` beyond a full turn goes round more than once, up to sixteen times.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    var unit = CGPoint(
      x: CGFloat(Elementary.cos(Double(startAngle))),
      y: CGFloat(Elementary.sin(Double(startAngle))))
    let start = CGPoint(x: center.x + radius * unit.x, y: center.y + radius * unit.y)
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    guard delta != 0, delta.isFinite, start.isFinite else { return }

    let quarter = CGFloat.pi / 2
    let extent = min(abs(delta), 32 * CGFloat.pi)
    let quarters = (extent / quarter + 1e-9).rounded(.down)
    let sign: CGFloat = delta < 0 ? -1 : 1
    func addPiece(to next: CGPoint, control: CGFloat) {
      let k = radius * control * sign
      let end = CGPoint(x: center.x + radius * next.x, y: center.y + radius * next.y)
      addCurve(
        to: end,
        control1: CGPoint(
          x: center.x + radius * unit.x - k * unit.y, y: center.y + radius * unit.y + k * unit.x),
        control2: CGPoint(x: end.x + k * next.y, y: end.y - k * next.x))
      unit = next
    }
    for _ in 0..<Int(quarters) {
      addPiece(
        to: CGPoint(x: -sign * unit.y, y: sign * unit.x), control: Self.quarterControl)
    }
    let rest = extent - quarters * quarter
    guard rest > 1e-9 else { return }
    let endAngle = Double(startAngle + sign * extent)
    let end = CGPoint(
      x: CGFloat(Elementary.cos(endAngle)), y: CGFloat(Elementary.sin(endAngle)))
    addPiece(to: end, control: 4 / 3 * CGFloat(Elementary.tan(Double(rest) / 4)))
  }

  /// Draws a line to, and then one cubic along, the circle of `radius` that touches the ray from
  /// the current point to `tangent1End` and the ray from there to `tangent2End`.
  ///
  /// When the three points are in line, only a line to `tangent1End`. Does nothing without a
  /// current point.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let ux = start.x - tangent1End.x
    let uy = start.y - tangent1End.y
    let vx = tangent2End.x - tangent1End.x
    let vy = tangent2End.y - tangent1End.y
    let u = (ux * ux + uy * uy).squareRoot()
    let v = (vx * vx + vy * vy).squareRoot()
    let cosine = (ux * vx + uy * vy) / (u * v)
    let sine = abs(ux * vy - uy * vx) / (u * v)
    guard sine > 1e-9 else { return addLine(to: tangent1End) }
    // The rays meet at φ; the arc turns by θ = π − φ, so tan(θ/2) = cot(φ/2).
    let halfTurn = (1 + cosine) / sine
    let reach = radius * halfTurn
    let quarterTurn = halfTurn / (1 + (1 + halfTurn * halfTurn).squareRoot())
    let toControl = reach - 4 / 3 * quarterTurn * radius
    func along(_ x: CGFloat, _ y: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: tangent1End.x + x * distance, y: tangent1End.y + y * distance)
    }
    addLine(to: along(ux / u, uy / u, reach))
    addCurve(
      to: along(vx / v, vy / v, reach),
      control1: along(ux / u, uy / u, toControl),
      control2: along(vx / v, vy / v, toControl))
  }

  /// Returns the signed angle to draw from `start` to `end`, at most a full turn.
  private static func sweep(from start: Double, to end: Double, turn: Turn) -> Double {
    let fullTurn = 2 * Double.pi
    let forwards = turn == .increasing ? end - start : start - end
    guard forwards != 0, forwards.isFinite else { return 0 }
    let offWhole = abs(forwards.remainder(dividingBy: fullTurn))
    var extent = forwards
    if forwards >= fullTurn || (abs(forwards) > 1 && offWhole < 1e-9) {
      extent = fullTurn
    } else if forwards < 0 {
      extent = forwards.truncatingRemainder(dividingBy: fullTurn) + fullTurn
    }
    return turn == .increasing ? extent : -extent
  }
}
