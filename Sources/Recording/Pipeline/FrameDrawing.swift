import ImageCodecs
import Raster

/// One frame on its way from a plan to a file, band by band.
///
/// A band of the rasteriser is a block of the hash and a band of the encoder as well.
struct FrameDrawing {
  private let plan: RasterPlan
  private let fingerprints: [Digest]

  /// Takes a frame's plan apart into bands.
  init(_ plan: RasterPlan) {
    self.plan = plan
    fingerprints = (0..<plan.bandCount).map { plan.fingerprint(ofBand: $0).digest }
  }

  /// Draws and encodes the frame, taking bands from the store where it has them.
  ///
  /// - Returns: The frame; nil if it is to be encoded without alpha and needs it.
  func encode(
    in bitmap: inout Bitmap, _ encoder: PNGEncoder, _ store: BandStore
  ) -> EncodedFrame? {
    let keys = (0..<plan.bandCount).map { band in
      BandStore.Key(
        above: band > 0 ? fingerprints[band - 1] : nil, band: fingerprints[band],
        channels: encoder.channels)
    }
    var bands = keys.indices.map { store.find(keys[$0], at: $0) }
    let missing = bands.indices.filter { bands[$0] == nil }
    var painter = BandPainter(plan)
    for band in missing {
      // It is encoded at once, while it is in the cache.
      painter.paint(band: band, into: &bitmap)
      guard
        let finished = finish(
          band, above: band > 0 ? bands[band - 1]?.lastRow : nil, of: bitmap, encoder)
      else { return nil }
      store.keep(finished, as: keys[band], at: band)
      bands[band] = finished
    }
    let finished = bands.compactMap { $0 }
    return EncodedFrame(
      bytes: encoder.assemble(finished.map(\.encoded)),
      pixelHash: PixelHash(
        width: plan.width, height: plan.height, blocks: finished.map(\.digest)))
  }

  /// Encodes a band that has been drawn; nil if it needs alpha and the encoder has none.
  private func finish(
    _ band: Int, above: [Pixel]?, of bitmap: Bitmap, _ encoder: PNGEncoder
  ) -> FinishedBand? {
    let rows = plan.rows(ofBand: band)
    let strip = bitmap.pixels.span.extracting(
      plan.width * rows.lowerBound..<plan.width * rows.upperBound)
    if strip.areOpaque { return finish(strip, above: above, encoder) }
    guard encoder.channels == .rgba else { return nil }
    return finish(strip.straightened.span, above: above, encoder)
  }

  /// Encodes a band of straight pixels.
  private func finish(
    _ pixels: Span<Pixel>, above: [Pixel]?, _ encoder: PNGEncoder
  ) -> FinishedBand {
    FinishedBand(
      encoded: encoder.encode(pixels.bytes, below: above?.span.bytes),
      digest: PixelHash.blockDigest(pixels.bytes),
      lastRow: pixels.extracting(last: plan.width).withUnsafeBufferPointer { Array($0) })
  }
}
