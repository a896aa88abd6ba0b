import Foundation
import Geometry

/// How the pixels of a tile look at a picture: how often, at which of its levels, and how wide.
///
/// The kernel averages areas up to two picture pixels wide. A pixel that sees more is cut into
/// equal parts that see no more than that, whose mean is taken; what is reduced in both directions
/// many times over is looked at in a smaller level of the picture.
struct AreaLooks: Hashable {
  /// The parts of a pixel, side by side.
  private(set) var columns = 1
  /// The parts of a pixel, one above the other.
  private(set) var rows = 1
  /// How often the picture is halved.
  private(set) var level = 0
  /// The width of a part, in canvas pixels.
  private(set) var width = 1.0
  /// The height of a part, in canvas pixels.
  private(set) var height = 1.0
  /// The axes along which nothing is averaged, since the picture's pixels are the canvas's.
  private(set) var alignment: PixelAlignment

  /// The largest number of parts side by side, or one above the other.
  private static let most = 16
  /// From how many picture pixels on, in the lesser direction, a smaller level is used.
  private static let manyPixels = 8

  init(_ map: Projection, _ tile: PixelTarget, _ sampler: PictureSampler) {
    alignment = PixelAlignment(map, sampler.columns, sampler.rows)
    var across = 0.0
    var down = 0.0
    for x in [tile.columns.lowerBound, tile.columns.upperBound] {
      for y in [tile.rows.lowerBound, tile.rows.upperBound] {
        let point = CGPoint(x: x, y: y)
        guard map.homogeneous(point).w > 0 else { continue }
        let footprint = Footprint(of: map, at: point)
        across = max(across, footprint.across)
        down = max(down, footprint.down)
      }
    }
    guard across > AreaFilter.largestWidth || down > AreaFilter.largestWidth else { return }
    while sampler.isWhole, min(across, down) >= Double(Self.manyPixels << level), level < 12 {
      level += 1
    }
    let scale = Double(1 << level)
    // A level's pixel is the mean of a square already, and between its pixels the picture is taken
    // to be linear: both widen what a look sees, so that looks have to be narrower. Variances add
    // up: width² / 12 for an area, scale² / 6 for a tent.
    let square = 3 * (scale * scale - 1)
    func narrowed(_ length: Double) -> Double { max(length * length - square, 0).squareRoot() }
    func parts(_ length: Double) -> Int {
      let parts = narrowed(length) / (AreaFilter.largestWidth * scale)
      return Int(min(max(parts.rounded(.up), 1), Double(Self.most)))
    }
    columns = parts(across)
    rows = parts(down)
    width = (across > 0 ? narrowed(across) / across : 1) / Double(columns)
    height = (down > 0 ? narrowed(down) / down : 1) / Double(rows)
  }

  /// How far the middle of a part is right of its pixel's.
  func offset(ofColumn part: Int) -> Double {
    (Double(part) + 0.5 - Double(columns) / 2) * width
  }

  /// How far the middle of a part is below its pixel's.
  func offset(ofRow part: Int) -> Double {
    (Double(part) + 0.5 - Double(rows) / 2) * height
  }
}

extension PictureSampler {
  /// Returns the level of the picture that is looked at and the part of it that may be, and makes
  /// `map` lead there.
  func level(of looks: AreaLooks, _ map: inout Projection) -> (Picture, PixelRect) {
    var picture = picture
    var source = source
    for _ in 0..<looks.level {
      guard let half = picture.reduced(columns: 2, rows: 2) else { break }
      picture = half
      source = PixelRect(x: 0, y: 0, width: half.bitmap.width, height: half.bitmap.height)
      map = map.concatenating(Projection(0.5, 0, 0, 0, 0.5, 0, 0, 0, 1))
    }
    return (picture, source)
  }
}
