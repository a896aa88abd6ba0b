import Foundation
import Geometry

extension Projection {
  /// By how much the image of a short line in `rect` is longer than the line, at most.
  ///
  /// The largest singular value of the derivative, at the corners of the part in front of the eye
  /// and in their middle.
  func stretch(over rect: CGRect) -> Double {
    let polygon = visiblePart(of: ConvexPolygon(rect)).vertices
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
}
