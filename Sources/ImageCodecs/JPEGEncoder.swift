import CTurboJPEG

/// Encodes pictures as JPEG files.
public enum JPEGEncoder {
  /// Returns the bytes of a baseline JPEG file without chroma subsampling; nil if the picture cannot
  /// be encoded: it is empty, or wider or higher than 65500 pixels.
  ///
  /// JPEG has no transparency: what is see-through is laid on white. The quality is 1 to 100.
  public static func encode(_ image: StraightImage, quality: Int) -> [UInt8]? {
    guard image.width > 0, image.height > 0 else { return nil }
    guard let compressor = tjInitCompress() else { return nil }
    defer { tjDestroy(compressor) }
    var opaque = image.pixels
    for index in stride(from: 0, to: opaque.count, by: 4) where opaque[index + 3] != 255 {
      let alpha = Int(opaque[index + 3])
      for channel in index..<index + 3 {
        let value = Int(opaque[channel]) * alpha + 255 * (255 - alpha)
        opaque[channel] = UInt8((value + 127) / 255)
      }
    }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let result = tjCompress2(
      compressor, opaque, Int32(image.width), 0, Int32(image.height), Int32(TJPF_RGBA.rawValue),
      &bytes, &count, Int32(TJSAMP_444.rawValue), Int32(min(max(quality, 1), 100)),
      TJFLAG_ACCURATEDCT)
    guard result == 0, let bytes else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
