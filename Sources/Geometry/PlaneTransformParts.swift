import Foundation

/// A 2 × 2 matrix taken apart: `Scale · Shear · Rotation` for row vectors, a mirror image as a
/// negative scale.
package struct PlaneTransformParts: Sendable, Hashable {
  /// The factor along x; negative in a mirror image along x.
  package var scaleX: Double
  /// The factor along y; negative in a mirror image along y.
  package var scaleY: Double
  /// How far the y-axis leans along the x-axis, before both are scaled.
  package var shear: Double
  /// In radians, from the x-axis towards the y-axis.
  package var rotation: Double

  /// Takes the linear part of a map apart.
  ///
  /// Of a mirror image the axis that already points backwards counts as mirrored (the rule of CSS
  /// Transforms): x when a < d, else y. A map that collapses the x-axis has no rotation.
  package init(_ map: CGAffineTransform) {
    var a = Double(map.a)
    var b = Double(map.b)
    scaleX = Elementary.hypot(a, b)
    if Double(map.determinant) < 0, map.a < map.d { scaleX = -scaleX }
    if scaleX == 0 {
      (a, b) = Self.direction(across: map)
    } else {
      a /= scaleX
      b /= scaleX
    }
    rotation = Elementary.atan2(b, a)
    scaleY = Double(map.d) * a - Double(map.c) * b
    let lean = Double(map.c) * a + Double(map.d) * b
    shear = scaleY == 0 ? 0 : lean / scaleY
  }

  /// Returns the direction of the x-axis of a map that collapses it: at right angles to the y-axis.
  private static func direction(across map: CGAffineTransform) -> (Double, Double) {
    let length = Elementary.hypot(Double(map.c), Double(map.d))
    guard length > 0 else { return (1, 0) }
    return (Double(map.d) / length, -Double(map.c) / length)
  }

  /// The map put together again, with a translation.
  package func transform(translation: CGVector) -> CGAffineTransform {
    let sine = Elementary.sin(rotation)
    let cosine = Elementary.cos(rotation)
    return CGAffineTransform(
      a: CGFloat(scaleX * cosine), b: CGFloat(scaleX * sine),
      c: CGFloat(scaleY * (shear * cosine - sine)), d: CGFloat(scaleY * (shear * sine + cosine)),
      tx: translation.dx, ty: translation.dy)
  }

  /// Returns the parts `fraction` of the way to `other`, turning the shorter way.
  ///
  /// Half a turn goes in the positive direction. When one is mirrored along x and the other along
  /// y, the first is read as the other mirror image turned by half, so nothing collapses.
  package func interpolated(to other: Self, at fraction: Double) -> Self {
    var from = self
    if from.scaleX < 0 && other.scaleY < 0 || from.scaleY < 0 && other.scaleX < 0 {
      from.scaleX = -from.scaleX
      from.scaleY = -from.scaleY
      from.rotation += .pi
    }
    var turn = (other.rotation - from.rotation).remainder(dividingBy: 2 * .pi)
    if turn <= -.pi + 1e-9 { turn += 2 * .pi }
    var result = from
    result.rotation += fraction * turn
    result.scaleX += fraction * (other.scaleX - from.scaleX)
    result.scaleY += fraction * (other.scaleY - from.scaleY)
    result.shear += fraction * (other.shear - from.shear)
    return result
  }
}
