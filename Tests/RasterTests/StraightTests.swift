import Raster
import Testing

struct StraightTests {
  @Test func `every colour and alpha is premultiplied and taken back as single pixels are`() {
    var straight: [UInt8] = []
    for index in 0..<65_536 {
      let color = UInt8(index & 255)
      straight += [color, color &* 7, 255 - color, UInt8(index >> 8)]
    }
    let bitmap = Bitmap(width: 256, height: 256, straight: straight)
    let back = bitmap.straightPixels
    for index in 0..<65_536 {
      let pixel = Pixel(
        straightRed: straight[4 * index], green: straight[4 * index + 1],
        blue: straight[4 * index + 2], alpha: straight[4 * index + 3])
      #expect(bitmap.pixels[index] == pixel)
      #expect(back[index].bits == pixel.straightBits)
    }
  }

  @Test func `opaque pixels keep their bytes`() {
    let bitmap = Bitmap(width: 2, height: 1, straight: [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(bitmap.isOpaque)
    #expect(bitmap.pixels == bitmap.straightPixels)
    #expect(bitmap.pixels[1].bits == 0xFF06_0504)
    #expect(!Bitmap(width: 1, height: 1, straight: [9, 9, 9, 254]).isOpaque)
    #expect(Bitmap(width: 0, height: 5, straight: []).isOpaque)
  }
}
