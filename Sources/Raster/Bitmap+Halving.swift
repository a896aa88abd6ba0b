extension Bitmap {
  /// Returns the bitmap at half its width and height, each pixel the mean of four, rounded to
  /// nearest; nil when a side is less than two pixels long.
  func halved() -> Bitmap? {
    guard width >= 2, height >= 2 else { return nil }
    let halfWidth = width / 2
    let halfHeight = height / 2
    var halved: [Pixel] = []
    halved.reserveCapacity(halfWidth * halfHeight)
    for y in 0..<halfHeight {
      let upper = 2 * y * width
      let lower = upper + width
      for x in 0..<halfWidth {
        let a = pixels[upper + 2 * x].bits
        let b = pixels[upper + 2 * x + 1].bits
        let c = pixels[lower + 2 * x].bits
        let d = pixels[lower + 2 * x + 1].bits
        let mask: UInt32 = 0x00FF_00FF
        let two: UInt32 = 0x0002_0002
        let low = ((a & mask) + (b & mask) + (c & mask) + (d & mask) + two) >> 2 & mask
        let high =
          ((a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + two) >> 2 & mask
        halved.append(Pixel(bits: low | high << 8))
      }
    }
    return Bitmap(width: halfWidth, height: halfHeight, pixels: halved)
  }
}
