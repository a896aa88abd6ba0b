import Foundation
import Geometry
import PixelKernels

extension PictureSampler {
  /// Sets the pixels in `columns` of a row to what the picture shows in canvas row `y`: nothing
  /// outside of the pixels that the sampler is for.
  ///
  /// `tiles` serves one sampler only.
  package func sample(
    row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>,
    _ tiles: inout PictureTiles
  ) {
    let asked = columns
    let columns = rows.contains(y) ? asked.clamped(to: self.columns) : asked.prefix(0)
    if columns.count < asked.count {
      for column in asked { row[column] = .clear }
      guard !columns.isEmpty else { return }
    }
    let pixels = picture.bitmap.pixels
    switch lookup {
    case .shifted(let dx, let dy):
      let start = (y + dy) * picture.bitmap.width + dx
      Kernels.copy(
        pixels.span.extracting(start + columns.lowerBound..<start + columns.upperBound), to: &row,
        columns)
    case .nearest(let map):
      var line = PixelLine(map, source, row: Double(y) + 0.5)
      Kernels.sample(pixels.span, stride: picture.bitmap.width, source, &line, into: &row, columns)
    case .filtered(let map):
      Kernels.withWords(of: &row, columns) { words, count in
        tiles.fill(
          PixelBlock(pixels: words, stride: count, width: count, height: 1, streamed: 0),
          of: self, map, row: y, columns)
      }
    }
  }
}
