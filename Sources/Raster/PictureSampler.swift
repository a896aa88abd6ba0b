import Foundation
import Geometry
import PixelKernels

/// A picture mapped to the canvas, ready to give rows of pixels.
package struct PictureSampler: Sendable {
  /// The picture.
  package let picture: Picture
  /// The pixels that may be looked at.
  package let source: PixelRect
  /// How pixels are found.
  package let lookup: Lookup

  /// How pixels are found.
  package enum Lookup: Sendable, Hashable {
    /// Canvas pixel (x, y) is picture pixel (x + dx, y + dy), which lies inside the source.
    case shifted(dx: Int, dy: Int)
    /// Canvas points lead to picture points by the map.
    case mapped(Projection, PicturePaint.Filter)
  }

  /// How far, in pixels, a map may stray from a shift by whole pixels and still count as one.
  private static let slack = 1.0 / 1024

  /// Creates the sampler of a paint for the pixels in `bounds`; nil if nothing of it can be seen.
  package init?(_ paint: PicturePaint, _ projection: Projection, bounds: PixelBox) {
    let bitmap = paint.picture.bitmap
    let left = min(max(paint.source.x, 0), bitmap.width)
    let top = min(max(paint.source.y, 0), bitmap.height)
    let right = min(max(paint.source.x + paint.source.width, left), bitmap.width)
    let bottom = min(max(paint.source.y + paint.source.height, top), bitmap.height)
    guard left < right, top < bottom, let inverse = projection.inverted() else { return nil }
    let map = inverse.concatenating(Projection(paint.planeToPicture))
    guard map.isFinite else { return nil }
    picture = paint.picture
    source = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    if let shift = Self.shift(map, over: bounds), left <= bounds.left + shift.dx,
      bounds.right + shift.dx <= right, top <= bounds.top + shift.dy,
      bounds.bottom + shift.dy <= bottom
    {
      lookup = .shifted(dx: shift.dx, dy: shift.dy)
      return
    }
    let middle = CGPoint(
      x: CGFloat(bounds.left + bounds.right) / 2, y: CGFloat(bounds.top + bounds.bottom) / 2)
    let footprint = Footprint(of: map, at: middle)
    lookup = .mapped(map, footprint.area > 1 ? paint.minification : paint.magnification)
  }

  private struct Shift {
    var dx: Int
    var dy: Int
  }

  /// Returns the shift by whole pixels that `map` is over all of `bounds`, or nil.
  private static func shift(_ map: Projection, over bounds: PixelBox) -> Shift? {
    guard map.m33 > 0 else { return nil }
    let dx = (map.m31 / map.m33).rounded()
    let dy = (map.m32 / map.m33).rounded()
    guard abs(dx) < 1e9, abs(dy) < 1e9 else { return nil }
    for x in [bounds.left, bounds.right] {
      for y in [bounds.top, bounds.bottom] {
        guard let point = map(CGPoint(x: x, y: y)) else { return nil }
        guard abs(Double(point.x) - Double(x) - dx) < slack,
          abs(Double(point.y) - Double(y) - dy) < slack
        else { return nil }
      }
    }
    return Shift(dx: Int(dx), dy: Int(dy))
  }
}

/// How much of a picture a canvas pixel sees: the parallelogram that its sides are mapped to.
struct Footprint {
  /// Where the step to the right leads, in picture pixels.
  var acrossX: Double
  var acrossY: Double
  /// Where the step down leads, in picture pixels.
  var downX: Double
  var downY: Double

  /// Creates the footprint at a canvas point, from the derivatives of (X/W, Y/W).
  init(of map: Projection, at point: CGPoint) {
    let image = map.homogeneous(point)
    let x = image.x / image.w
    let y = image.y / image.w
    acrossX = (map.m11 - x * map.m13) / image.w
    acrossY = (map.m12 - y * map.m13) / image.w
    downX = (map.m21 - x * map.m23) / image.w
    downY = (map.m22 - y * map.m23) / image.w
  }

  /// The parallelogram's area, in picture pixels.
  var area: Double { abs(acrossX * downY - acrossY * downX) }

  /// How long the image of the step to the right is, in picture pixels.
  var across: Double { (acrossX * acrossX + acrossY * acrossY).squareRoot() }

  /// How long the image of the step down is, in picture pixels.
  var down: Double { (downX * downX + downY * downY).squareRoot() }
}
