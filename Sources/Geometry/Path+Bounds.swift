import Foundation

extension Path {
  /// The smallest rectangle around the outline; null when the path is empty or not finite.
  public var bounds: CGRect {
    var box = BoundingBox()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        box.add(point)
      case .line(let point):
        box.add(point)
      case .quadratic(let control, let point):
        box.add(point)
        box.addExtremes(current, control, point)
      case .cubic(let control1, let control2, let point):
        box.add(point)
        box.addExtremes(current, control1, control2, point)
      case .close:
        break
      }
      current = element.end ?? start
    }
    return box.rect
  }

  /// The smallest rectangle around all points of the elements, control points included; null when
  /// the path is empty or not finite.
  public var controlBounds: CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
      case .quadratic(let control, let point):
        box.add(control)
        box.add(point)
      case .cubic(let control1, let control2, let point):
        box.add(control1)
        box.add(control2)
        box.add(point)
      case .close:
        break
      }
    }
    return box.rect
  }
}

extension BoundingBox {
  /// Grows the box to hold a quadratic curve whose ends it holds already.
  fileprivate mutating func addExtremes(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    guard !holds(p1) else { return }
    let curve = QuadraticCurve(p0, p1, p2)
    let tx = (p0.x - p1.x) / (p0.x - 2 * p1.x + p2.x)
    let ty = (p0.y - p1.y) / (p0.y - 2 * p1.y + p2.y)
    if tx > 0, tx < 1 { add(curve.point(at: tx)) }
    if ty > 0, ty < 1 { add(curve.point(at: ty)) }
    if !p1.isFinite { add(p1) }
  }

  /// Grows the box to hold a cubic curve whose ends it holds already.
  fileprivate mutating func addExtremes(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) {
    guard !holds(p1) || !holds(p2) else { return }
    let curve = CubicCurve(p0, p1, p2, p3)
    curve.forEachExtreme { add(curve.point(at: $0)) }
    if !p1.isFinite || !p2.isFinite {
      add(p1)
      add(p2)
    }
  }

  private func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
