import Raster

/// The YUV4MPEG2 format: a header in text, then frames of three planes; `y4m`, as video tools read
/// it from pipes.
///
/// | property | value                                                                     |
/// |----------|---------------------------------------------------------------------------|
/// | samples  | 8 bits, every pixel with its own chroma (`C444`), planes Y, Cb, Cr         |
/// | matrix   | ITU-R BT.709: Y = 0.2126 R + 0.7152 G + 0.0722 B; no header can state it    |
/// | range    | limited: Y from 16 to 235, Cb and Cr from 16 to 240 (`XCOLORRANGE=LIMITED`) |
/// | pixels   | square, progressive (`A1:1 Ip`)                                            |
///
/// Each sample is within 0.51 of the exact value, black is (16, 128, 128) and white (235, 128, 128).
/// The format has no alpha: pixels count as opaque.
public enum YUV4MPEG {
  /// Returns the header that stands before the frames.
  ///
  /// The rate is `numerator` / `denominator` frames a second.
  public static func header(
    width: Int, height: Int, numerator: Int, denominator: Int
  ) -> [UInt8] {
    let fields = [
      "YUV4MPEG2", "W\(width)", "H\(height)", "F\(numerator):\(denominator)", "Ip", "A1:1", "C444",
      "XCOLORRANGE=LIMITED",
    ]
    return Array((fields.joined(separator: " ") + "\n").utf8)
  }

  /// Returns a frame, of straight RGBA pixels.
  public static func frame(_ pixels: [Pixel]) -> [UInt8] {
    let start = Array("FRAME\n".utf8)
    let count = pixels.count
    var bytes = [UInt8](repeating: 0, count: start.count + 3 * count)
    bytes.replaceSubrange(0..<start.count, with: start)
    let source = pixels.span
    var target = bytes.mutableSpan
    for index in 0..<count {
      let bits = source[index].bits
      let red = Int32(bits & 255)
      let green = Int32(bits >> 8 & 255)
      let blue = Int32(bits >> 16 & 255)
      // Multiples of 1/65536, which add up to 219/255 and to 0; no sum leaves 32 bits.
      let luma = 11_966 &* red &+ 40_254 &* green &+ 4064 &* blue
      let blueness = -6596 &* red &- 22_188 &* green &+ 28_784 &* blue
      let redness = 28_784 &* red &- 26_145 &* green &- 2639 &* blue
      let place = start.count + index
      target[place] = UInt8(truncatingIfNeeded: (luma &+ 0x10_8000) >> 16)
      target[place + count] = UInt8(truncatingIfNeeded: (blueness &+ 0x80_8000) >> 16)
      target[place + 2 * count] = UInt8(truncatingIfNeeded: (redness &+ 0x80_8000) >> 16)
    }
    return bytes
  }
}
