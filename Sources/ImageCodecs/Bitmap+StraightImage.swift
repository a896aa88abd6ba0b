import Raster

extension Bitmap {
  /// Creates the premultiplied form of a picture; its profile is not looked at.
  ///
  /// Every colour channel becomes channel · alpha / 255, rounded to nearest.
  public init(_ image: StraightImage) {
    let bytes = image.pixels.span
    let pixels = [Pixel](unsafeUninitializedCapacity: image.width * image.height) { pixels, count in
      for index in pixels.indices {
        let start = 4 * index
        pixels[index] = Pixel(
          straightRed: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
          alpha: bytes[start + 3])
      }
      count = pixels.count
    }
    self.init(width: image.width, height: image.height, pixels: pixels)
  }
}

extension StraightImage {
  /// Creates the straight form of a bitmap that is drawn in `profile`.
  ///
  /// Every colour channel becomes channel · 255 / alpha, rounded to nearest; clear pixels have no
  /// colour.
  public init(_ bitmap: Bitmap, profile: ColorProfile = .sRGB) {
    let pixels = bitmap.pixels.span
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * bitmap.pixels.count) { bytes, count in
      for index in pixels.indices {
        let bits = pixels[index].straightBits
        for channel in 0..<4 {
          bytes[4 * index + channel] = UInt8(truncatingIfNeeded: bits >> UInt32(8 * channel))
        }
      }
      count = 4 * pixels.count
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: bytes, profile: profile)
  }
}
