import Raster

extension Picture {
  /// Returns the picture with every pixel's red, green and blue multiplied by those of `factors`, 0
  /// to 1, and rounded to nearest.
  func multiplied(by factors: Color) -> Picture {
    // Factors in 1/65536, so that the products are whole numbers.
    let factors = [factors.red, factors.green, factors.blue].map {
      UInt64(($0.unitClamped * 65_536).rounded())
    }
    var copy = bitmap
    for index in copy.pixels.indices {
      let bits = copy.pixels[index].bits
      var result = bits & 0xFF00_0000
      for channel in 0..<3 {
        let value = UInt64(bits >> (8 * UInt32(channel)) & 0xFF)
        result |= UInt32((value * factors[channel] + 32_768) >> 16) << (8 * UInt32(channel))
      }
      copy.pixels[index] = Pixel(bits: result)
    }
    return Picture(copy)
  }
}
