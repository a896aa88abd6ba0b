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
  /// The canvas columns that may be asked for.
  let columns: Range<Int>
  /// The canvas rows that may be asked for.
  let rows: Range<Int>

  /// How pixels are found.
  package enum Lookup: Sendable, Hashable {
    /// Canvas pixel (x, y) is picture pixel (x + dx, y + dy), which lies inside the source.
    case shifted(dx: Int, dy: Int)
    /// Canvas points lead to picture points by the map; the closest pixel is taken.
    case nearest(Projection)
    /// Canvas points lead to picture points by the map; the mean over the pixel's area is taken.
    case filtered(Projection)
  }

  /// How far, in pixels, a map may stray from a shift by whole pixels and still count as one.
  private static let slack = 1.0 / 1024
  /// The largest side of a block of picture pixels that is averaged exactly.
  private static let largestBlock = 64.0

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
    let source = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    if let copy = Self.copy(of: paint, source, map, bounds) {
      self = copy
      return
    }
    picture = paint.picture
    self.source = source
    columns = bounds.left..<bounds.right
    rows = bounds.top..<bounds.bottom
    let middle = CGPoint(
      x: CGFloat(bounds.left + bounds.right) / 2, y: CGFloat(bounds.top + bounds.bottom) / 2)
    let footprint = Footprint(of: map, at: middle)
    switch footprint.area > 1 ? paint.minification : paint.magnification {
    case .nearest: lookup = .nearest(map)
    case .linear: lookup = .filtered(map)
    }
  }

  /// Whether all of these pixels may be asked for.
  func holds(_ rows: Range<Int>, _ columns: Range<Int>) -> Bool {
    rows.clamped(to: self.rows) == rows && columns.clamped(to: self.columns) == columns
  }

  /// Whether all of the picture may be looked at.
  var isWhole: Bool {
    source.width == picture.bitmap.width && source.height == picture.bitmap.height
  }

  private init(picture: Picture, lookup: Lookup, _ bounds: PixelBox) {
    self.picture = picture
    self.lookup = lookup
    source = PixelRect(
      x: 0, y: 0, width: picture.bitmap.width, height: picture.bitmap.height)
    columns = bounds.left..<bounds.right
    rows = bounds.top..<bounds.bottom
  }

  /// Returns the sampler that copies pixels, if each canvas pixel is a picture pixel or exactly
  /// a whole block of them, whose mean it then shows.
  private static func copy(
    of paint: PicturePaint, _ source: PixelRect, _ map: Projection, _ bounds: PixelBox
  ) -> PictureSampler? {
    guard let corner = map(CGPoint(x: bounds.left, y: bounds.top)),
      let opposite = map(CGPoint(x: bounds.right, y: bounds.bottom)),
      let other = map(CGPoint(x: bounds.right, y: bounds.top))
    else { return nil }
    let blockWidth = Double(opposite.x - corner.x) / Double(bounds.right - bounds.left)
    let blockHeight = Double(opposite.y - corner.y) / Double(bounds.bottom - bounds.top)
    let width = blockWidth.rounded()
    let height = blockHeight.rounded()
    guard width >= 1, height >= 1, width <= largestBlock, height <= largestBlock else { return nil }
    let dx = (Double(corner.x) / width).rounded() - Double(bounds.left)
    let dy = (Double(corner.y) / height).rounded() - Double(bounds.top)
    func isAt(_ point: CGPoint, _ x: Int, _ y: Int) -> Bool {
      abs(Double(point.x) - (Double(x) + dx) * width) < slack
        && abs(Double(point.y) - (Double(y) + dy) * height) < slack
    }
    guard isAt(corner, bounds.left, bounds.top), isAt(opposite, bounds.right, bounds.bottom),
      isAt(other, bounds.right, bounds.top), abs(dx) < 1e9, abs(dy) < 1e9
    else { return nil }
    let columns = Int(width)
    let rows = Int(height)
    let left = (bounds.left + Int(dx)) * columns
    let top = (bounds.top + Int(dy)) * rows
    guard left >= source.x, top >= source.y,
      (bounds.right + Int(dx)) * columns <= source.x + source.width,
      (bounds.bottom + Int(dy)) * rows <= source.y + source.height
    else { return nil }
    var picture = paint.picture
    if columns > 1 || rows > 1 {
      guard paint.minification == .linear,
        let reduced = picture.reduced(columns: columns, rows: rows)
      else { return nil }
      picture = reduced
    }
    return PictureSampler(picture: picture, lookup: .shifted(dx: Int(dx), dy: Int(dy)), bounds)
  }
}

extension PictureSampler {
  /// Adds what says which pixels the sampler gives.
  func add(to builder: inout DigestBuilder) {
    builder.add(picture.digest)
    for number in [source.x, source.y, source.width, source.height] { builder.add(number) }
    switch lookup {
    case .shifted(let dx, let dy):
      builder.add(0)
      builder.add(dx)
      builder.add(dy)
    case .nearest(let map):
      builder.add(1)
      builder.add(map)
    case .filtered(let map):
      builder.add(2)
      builder.add(map)
      // The filter is chosen by tiles, which end at the edges of what is drawn.
      for end in [columns.lowerBound, columns.upperBound, rows.lowerBound, rows.upperBound] {
        builder.add(end)
      }
    }
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
