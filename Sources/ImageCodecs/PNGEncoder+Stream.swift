import Raster

extension PNGEncoder {
  /// Returns a whole picture in straight RGBA as the zlib stream that a file's data chunks hold.
  ///
  /// - Precondition: There are `width` × `height` pixels.
  func stream(of pixels: [Pixel]) -> [UInt8] {
    precondition(pixels.count == width * height, "a picture is encoded as a whole")
    var stream: [UInt8] = []
    append(bands.map { encode($0, of: pixels.span.bytes) }, to: &stream)
    return stream
  }
}
