import Foundation
import Geometry
import PixelKernels

extension PictureSampler {
  /// The number of neighbouring columns that share their filter's size; they begin at multiples.
  private static let blockWidth = 32
  /// The largest number of looks along one side of a footprint.
  private static let mostLooks = 16

  /// Sets the pixels in `columns` of a row to what the picture shows in canvas row `y`.
  package func sample(
    row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>, sums: inout [UInt16]
  ) {
    switch lookup {
    case .shifted(let dx, let dy):
      let start = (y + dy) * picture.bitmap.width + dx
      let pixels = picture.bitmap.pixels
      Kernels.copy(
        pixels.span.extracting(start + columns.lowerBound..<start + columns.upperBound), to: &row,
        columns)
    case .mapped(let map, .nearest):
      look(map, in: picture, source, Self.centre(y), columns, .nearest, into: &row)
    case .mapped(let map, .linear):
      var start = columns.lowerBound
      while start < columns.upperBound {
        let blockEnd = (start / Self.blockWidth + 1) * Self.blockWidth
        let end = min(blockEnd, columns.upperBound)
        filter(
          map, block: blockEnd - Self.blockWidth..<blockEnd, row: y, start..<end, into: &row,
          sums: &sums)
        start = end
      }
    }
  }

  private static func centre(_ index: Int) -> Double { Double(index) + 0.5 }

  /// Sets pixels to the mean of enough looks for the footprint of their block.
  ///
  /// A look weighs the four closest pixels, which is the mean over a square of one pixel. Looks
  /// spread over the footprint less one pixel make it the mean over the footprint, without any
  /// loss where the picture is not reduced.
  private func filter(
    _ map: Projection, block: Range<Int>, row y: Int, _ columns: Range<Int>,
    into row: inout MutableSpan<Pixel>, sums: inout [UInt16]
  ) {
    var map = map
    var picture = picture
    var source = source
    let centre = CGPoint(x: CGFloat(block.lowerBound + block.upperBound) / 2, y: Self.centre(y))
    var footprint = Footprint(of: map, at: centre)
    let isWhole =
      source.width == picture.bitmap.width && source.height == picture.bitmap.height
    while isWhole, min(footprint.across, footprint.down) >= 4, let half = picture.half {
      picture = half
      source = PixelRect(x: 0, y: 0, width: half.bitmap.width, height: half.bitmap.height)
      map = map.concatenating(Projection(0.5, 0, 0, 0, 0.5, 0, 0, 0, 1))
      footprint = Footprint(of: map, at: centre)
    }
    let across = Self.looks(footprint.across)
    let down = Self.looks(footprint.down)
    let total = across.count * down.count
    if total == 1 {
      look(map, in: picture, source, Self.centre(y), columns, .linear, into: &row)
      return
    }
    let count = 4 * columns.count
    if sums.count < count { sums = Array(repeating: 0, count: count) }
    for offsetY in down {
      for offsetX in across {
        var shifted = map
        shifted.m31 += offsetX * map.m11
        shifted.m32 += offsetX * map.m12
        shifted.m33 += offsetX * map.m13
        look(
          shifted, in: picture, source, Self.centre(y) + offsetY, columns, .linear, into: &row)
        Kernels.accumulate(&row, columns, into: &sums)
      }
    }
    Kernels.average(&sums, of: total, into: &row, columns)
  }

  /// Returns where along one side of a pixel, −½ to ½, to look when that side sees `length`
  /// picture pixels.
  private static func looks(_ length: Double) -> [Double] {
    guard length > 1.0625 else { return [0] }
    let count = Int(min(length.rounded(.up), Double(mostLooks)))
    let spread = 1 - 1 / length
    return (0..<count).map { (Double($0) / Double(count - 1) - 0.5) * spread }
  }

  /// Sets pixels to what lies at their images, one look each.
  private func look(
    _ map: Projection, in picture: Picture, _ source: PixelRect, _ y: Double,
    _ columns: Range<Int>, _ filter: PicturePaint.Filter, into row: inout MutableSpan<Pixel>
  ) {
    let u = 0.5 * map.m11 + y * map.m21 + map.m31
    let v = 0.5 * map.m12 + y * map.m22 + map.m32
    let w = 0.5 * map.m13 + y * map.m23 + map.m33
    let shiftX = Double(source.x) + 0.5
    let shiftY = Double(source.y) + 0.5
    var line = PixelLine(
      u: u - shiftX * w, du: map.m11 - shiftX * map.m13, v: v - shiftY * w,
      dv: map.m12 - shiftY * map.m13, w: w, dw: map.m13)
    let pixels = picture.bitmap.pixels
    Kernels.sample(
      pixels.span, stride: picture.bitmap.width, source, &line, filter, into: &row,
      columns)
  }
}
