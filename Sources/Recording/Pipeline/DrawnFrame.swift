import ImageCodecs
import Raster

/// A frame as pixels.
public struct DrawnFrame: Sendable, Hashable {
  /// Straight red, green, blue and alpha, row by row from the top left.
  public var pixels: [Pixel]
  /// Whether every pixel is opaque.
  public var isOpaque: Bool
  /// The hash of the pixels.
  public var pixelHash: PixelHash
}

extension FrameRenderer {
  /// Draws a display list, on the calling thread.
  ///
  /// - Precondition: The list has the renderer's size.
  public func draw(_ list: DisplayList) -> DrawnFrame {
    precondition(list.width == width && list.height == height, "frames have one size")
    let plan = Rasterizer(threads: 1).plan(list)
    return withBitmap { bitmap in
      Rasterizer(threads: 1).render(plan, bands: Array(0..<plan.bandCount), into: &bitmap)
      let pixels = bitmap.straightPixels
      let digests = (0..<plan.bandCount).map { band in
        let rows = plan.rows(ofBand: band)
        return PixelHash.blockDigest(
          pixels.span.extracting(rows.lowerBound * width..<rows.upperBound * width).bytes)
      }
      return DrawnFrame(
        pixels: pixels, isOpaque: bitmap.isOpaque,
        pixelHash: PixelHash(width: width, height: height, blocks: digests))
    }
  }
}
