import Foundation
import Geometry

extension Projection {
  /// How close to the eye plane a point may come, as a share of the largest W around.
  ///
  /// What is cut off is magnified a thousandfold and more, so it lies outside of any canvas unless
  /// it is a line through the eye.
  private static let nearest = 0x1p-10

  /// The part of `rect` in front of the eye, as a convex polygon of the plane; empty if none is.
  func polygonInFront(of rect: CGRect) -> [CGPoint] {
    let corners = rect.corners
    guard m13 != 0 || m23 != 0 else { return m33 > 0 ? corners : [] }
    let distances = corners.map { homogeneous($0).w }
    guard let largest = distances.max(), largest > 0, largest.isFinite else { return [] }
    let limit = largest * Self.nearest
    var polygon: [CGPoint] = []
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let (start, end) = (distances[index] - limit, distances[next] - limit)
      if start >= 0 { polygon.append(corners[index]) }
      if (start < 0) != (end < 0) {
        let share = start / (start - end)
        polygon.append(
          CGPoint(
            x: corners[index].x + (corners[next].x - corners[index].x) * share,
            y: corners[index].y + (corners[next].y - corners[index].y) * share))
      }
    }
    return polygon.count > 2 ? polygon : []
  }

  /// The smallest rectangle around the image of the part of `rect` in front of the eye; null if
  /// none is.
  func boundingBox(of rect: CGRect) -> CGRect {
    CGRect(boundsOf: polygonInFront(of: rect).compactMap { self($0) })
  }

  /// By how much the image of a short line in `rect` is longer than the line, at most.
  ///
  /// The largest singular value of the derivative, at the corners of the part in front of the eye
  /// and in their middle.
  func stretch(over rect: CGRect) -> Double {
    let polygon = polygonInFront(of: rect)
    guard !polygon.isEmpty else { return 0 }
    let middle = CGPoint(
      x: polygon.map(\.x).reduce(0, +) / CGFloat(polygon.count),
      y: polygon.map(\.y).reduce(0, +) / CGFloat(polygon.count))
    return (polygon + [middle]).map(stretch).max() ?? 0
  }

  /// By how much the image of a short line at `point` is longer than the line, at most.
  ///
  /// With the derivative J and its entries' square sum s, the larger singular value is
  /// √((s + √(s² − 4·det²)) / 2).
  func stretch(at point: CGPoint) -> Double {
    let image = homogeneous(point)
    guard image.w > 0 else { return 0 }
    let (x, y) = (image.x / image.w, image.y / image.w)
    let a = (m11 - x * m13) / image.w
    let b = (m12 - y * m13) / image.w
    let c = (m21 - x * m23) / image.w
    let d = (m22 - y * m23) / image.w
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(0, sum * sum - 4 * determinant * determinant).squareRoot()
    let stretch = ((sum + root) / 2).squareRoot()
    return stretch.isFinite ? stretch : 0
  }

  /// Whether anything of the plane can be seen: all entries are finite, and it is not edge-on.
  var showsPlane: Bool { isFinite && determinant != 0 }
}
