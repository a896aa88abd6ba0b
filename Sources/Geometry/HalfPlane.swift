import Foundation

/// The points (x, y) of the plane with a·x + b·y + c ≥ 0.
public struct HalfPlane: Sendable, Hashable {
  /// The factor of x.
  public var a: Double
  /// The factor of y.
  public var b: Double
  /// The constant.
  public var c: Double

  /// Creates the half plane a·x + b·y + c ≥ 0.
  public init(a: Double, b: Double, c: Double) {
    self.a = a
    self.b = b
    self.c = c
  }

  /// The other side of the same line.
  public var opposite: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }

  /// Returns a·x + b·y + c, which is positive inside.
  public func value(at point: CGPoint) -> Double {
    a * Double(point.x) + b * Double(point.y) + c
  }
}

extension HalfPlane {
  /// Returns the corners of what lies inside of a closed outline's corners; none when that has
  /// fewer than three.
  ///
  /// Sutherland and Hodgman's method: an outline that is not convex may come out with bridges along
  /// the border that are passed in both directions, and fills right. A new corner depends only on
  /// the edge it cuts and on the line, to the last bit, and neither on the side asked for nor on
  /// the direction in which the edge is passed.
  func clipping(_ corners: [CGPoint]) -> [CGPoint] {
    let values = corners.map(value)
    if values.allSatisfy({ $0 >= 0 }) { return corners }
    var result: [CGPoint] = []
    result.reserveCapacity(corners.count + 1)
    for index in corners.indices {
      let next = index + 1 == corners.count ? 0 : index + 1
      let value = values[index]
      if value >= 0 { result.append(corners[index]) }
      if value > 0 && values[next] < 0 || value < 0 && values[next] > 0 {
        result.append(Self.crossing(corners[index], value, corners[next], values[next]))
      }
    }
    return result.count < 3 ? [] : result
  }

  /// Returns the point between two where the value is zero, the same for either order and for both
  /// signs of the values.
  private static func crossing(
    _ p: CGPoint, _ pValue: Double, _ q: CGPoint, _ qValue: Double
  ) -> CGPoint {
    guard p.x < q.x || p.x == q.x && p.y <= q.y else { return crossing(q, qValue, p, pValue) }
    return p.moved(towards: q, by: CGFloat(pValue / (pValue - qValue)))
  }
}
