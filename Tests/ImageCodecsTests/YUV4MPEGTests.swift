import Foundation
import ImageCodecs
import Raster
import Testing

struct YUV4MPEGTests {
  @Test func `the header states size, rate, planes and range`() {
    let header = YUV4MPEG.header(width: 390, height: 844, numerator: 30_000, denominator: 1001)
    #expect(
      String(decoding: header, as: UTF8.self)
        == "YUV4MPEG2 W390 H844 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED\n")
  }

  @Test func `samples are within 0.51 of BT.709, and greys have no colour`() {
    let steps = Array(stride(from: 0, through: 255, by: 15))
    var pixels: [Pixel] = []
    for red in steps {
      for green in steps {
        for blue in steps {
          pixels.append(Pixel(bits: 0xFF00_0000 | UInt32(blue << 16 | green << 8 | red)))
        }
      }
    }
    let bytes = Array(YUV4MPEG.frame(pixels).dropFirst(6))
    #expect(bytes.count == 3 * pixels.count)
    var farthest = 0.0
    for (index, pixel) in pixels.enumerated() {
      let red = Double(pixel.bits & 255) / 255
      let green = Double(pixel.bits >> 8 & 255) / 255
      let blue = Double(pixel.bits >> 16 & 255) / 255
      let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      let expected: [Double] = [
        16 + 219 * luma, 128 + 224 * (blue - luma) / 1.8556, 128 + 224 * (red - luma) / 1.5748,
      ]
      for (plane, value) in expected.enumerated() {
        farthest = max(farthest, abs(value - Double(bytes[plane * pixels.count + index])))
      }
      if red == green, green == blue {
        #expect(bytes[pixels.count + index] == 128 && bytes[2 * pixels.count + index] == 128)
      }
    }
    #expect(farthest < 0.51)
    #expect(bytes[0] == 16 && bytes[pixels.count - 1] == 235)
  }

  @Test(.enabled(if: AnimatedPNGEncoderTests.hasFFmpeg, "ffmpeg is not installed"))
  func `ffmpeg reads the frames back, within rounding`() throws {
    let image = Samples.opaque(Samples.noise(width: 64, height: 48, seed: 8))
    let pixels = AnimatedPNGEncoderTests.pixels(image)
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).y4m"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file =
      YUV4MPEG.header(width: 64, height: 48, numerator: 60, denominator: 1)
      + YUV4MPEG.frame(pixels) + YUV4MPEG.frame(pixels.reversed())
    try Data(file).write(to: URL(fileURLWithPath: path))
    let bytes = try InteroperationTests.Decoder.run([
      "ffmpeg", "-v", "error", "-i", path, "-vf",
      "scale=in_color_matrix=bt709:in_range=limited:flags=accurate_rnd+full_chroma_int",
      "-f", "rawvideo", "-pix_fmt", "rgba", "-",
    ])
    var expected = image.pixels
    for pixel in pixels.reversed() {
      for shift: UInt32 in [0, 8, 16, 24] {
        expected.append(UInt8(truncatingIfNeeded: pixel.bits >> shift))
      }
    }
    try #require(bytes.count == expected.count)
    var squares = 0
    for (found, wanted) in zip(bytes, expected) {
      let difference = Int(found) - Int(wanted)
      squares += difference * difference
    }
    // Rounding to limited range alone costs about a third of a level squared.
    let mean = Double(squares) / Double(bytes.count)
    let ratio: Double = 10 * log10(65_025 / mean)
    #expect(ratio > 50, "\(ratio) dB")
  }
}
