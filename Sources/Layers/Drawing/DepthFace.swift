import Foundation
import Geometry

/// A convex part of a plane in space, seen along the z axis.
struct DepthFace {
  /// The outline as it is seen, turning from x towards y.
  private(set) var outline: [CGPoint]
  /// The smallest rectangle around the outline.
  private(set) var box: CGRect
  /// The same for the layer's whole face.
  let wholeBox: CGRect
  /// How near each point is.
  let depth: DepthFunction
  /// The layer that the face shows: its place in paint order.
  let source: Int
  /// The cuts that made the face out of its layer's.
  private(set) var cuts: [Cut] = []

  /// One side of a line along which a face was cut in two.
  struct Cut: Hashable {
    /// The same for both sides, and for no other cut.
    let number: Int
    /// At least 0 on the face's side.
    let line: DepthFunction
    /// Which side this is.
    let isNear: Bool
  }
}

/// A number that changes evenly over the plane: a·x + b·y + c.
///
/// A plane that is not edge-on has such a depth, under perspective too: dividing by W keeps planes
/// plane.
struct DepthFunction: Hashable {
  let a: Double
  let b: Double
  let c: Double

  /// The value at `point`.
  func callAsFunction(_ point: CGPoint) -> Double { a * point.x + b * point.y + c }

  static func - (left: DepthFunction, right: DepthFunction) -> DepthFunction {
    DepthFunction(a: left.a - right.a, b: left.b - right.b, c: left.c - right.c)
  }

  static prefix func - (function: DepthFunction) -> DepthFunction {
    DepthFunction(a: -function.a, b: -function.b, c: -function.c)
  }

  /// How fast the value changes where it changes fastest, per unit of length.
  var slope: Double { (a * a + b * b).squareRoot() }
}

extension DepthFace {
  /// Creates the face that `extent`, a rectangle of the plane z = 0, becomes under `matrix`; nil if
  /// none of it can be seen.
  ///
  /// With the projection P that forgets depth and the column Z of `matrix`, the depth at a point
  /// (x, y) is [x y 1] · P⁻¹ · Z.
  init?(of extent: CGRect, under matrix: CATransform3D, source: Int) {
    let projection = Projection(flattening: matrix)
    guard let back = projection.inverted() else { return nil }
    let (z1, z2, z3) = (Double(matrix.m13), Double(matrix.m23), Double(matrix.m43))
    depth = DepthFunction(
      a: back.m11 * z1 + back.m12 * z2 + back.m13 * z3,
      b: back.m21 * z1 + back.m22 * z2 + back.m23 * z3,
      c: back.m31 * z1 + back.m32 * z2 + back.m33 * z3)
    let seen = projection.polygonInFront(of: extent).compactMap { projection($0) }
    outline = projection.determinant > 0 ? seen : seen.reversed()
    box = CGRect(boundsOf: outline)
    wholeBox = box
    self.source = source
    guard outline.count > 2, outline.allSatisfy(\.isFinite), depth.slope.isFinite,
      depth.c.isFinite
    else { return nil }
  }

  /// The mean depth of the corners.
  var meanDepth: Double { outline.map { depth($0) }.reduce(0, +) / Double(outline.count) }

  /// Returns the parts on both sides of the line where `line` is 0, or nil if one is empty.
  func split(along line: DepthFunction, number: Int) -> (near: DepthFace, far: DepthFace)? {
    var near = self
    var far = self
    near.outline = outline.clipped(to: line)
    far.outline = outline.clipped(to: -line)
    guard near.outline.count > 2, far.outline.count > 2 else { return nil }
    near.box = CGRect(boundsOf: near.outline)
    far.box = CGRect(boundsOf: far.outline)
    near.cuts.append(Cut(number: number, line: line, isNear: true))
    far.cuts.append(Cut(number: number, line: -line, isNear: false))
    return (near, far)
  }
}

extension [CGPoint] {
  /// Returns the part of this convex polygon where `side` is at least 0.
  func clipped(to side: DepthFunction) -> [CGPoint] {
    var polygon: [CGPoint] = []
    for index in indices {
      let (start, end) = (self[index], self[(index + 1) % count])
      let (from, to) = (side(start), side(end))
      if from >= 0 { polygon.append(start) }
      if (from < 0) != (to < 0) {
        // From the same end on both sides of a cut, so that both get the same point.
        let (low, high, lowValue, highValue) =
          from < to ? (start, end, from, to) : (end, start, to, from)
        let share = CGFloat(lowValue / (lowValue - highValue))
        polygon.append(
          CGPoint(x: low.x + (high.x - low.x) * share, y: low.y + (high.y - low.y) * share))
      }
    }
    return polygon
  }

  /// Returns the part that this convex polygon shares with another; both turn from x towards y.
  func intersection(with other: [CGPoint]) -> [CGPoint] {
    var polygon = self
    for index in other.indices where !polygon.isEmpty {
      let (start, end) = (other[index], other[(index + 1) % other.count])
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      polygon = polygon.clipped(
        to: DepthFunction(a: -dy, b: dx, c: dy * start.x - dx * start.y))
    }
    return polygon
  }
}
