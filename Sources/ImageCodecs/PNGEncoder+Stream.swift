import Raster

extension PNGEncoder {
  /// Returns a whole picture in straight RGBA as the zlib stream that a file's data chunks hold.
  ///
  /// - Precondition: There are `width` × `height` pixels.
  func stream(of pixels: [Pixel]) -> [UInt8] {
    precondition(pixels.count == width * height, "a picture is encoded as a whole")
    let bands = bands.map { encode($0, of: pixels.span.bytes) }
    var checksum: UInt32 = 1
    for band in bands {
      checksum = Deflate.adler32(checksum, followedBy: band.checksum, of: band.inflatedByteCount)
    }
    var stream: [UInt8] = [0x78, 0x01]
    for band in bands { stream += band.bytes }
    if options.preset == .fast { stream += Deflate.lastBlock }
    stream.appendBigEndian(checksum)
    return stream
  }
}
