import ImageCodecs
import Raster
import Testing

@Suite struct BitmapConversionTests {
  @Test func `opaque pictures go through a bitmap unchanged`() {
    let image = Samples.opaque(Samples.noise(width: 31, height: 17, seed: 6))
    #expect(StraightImage(Bitmap(image)).pixels == image.pixels)
  }

  @Test func `premultiplying rounds to nearest`() {
    let image = Samples.noise(width: 64, height: 64, seed: 7)
    let bitmap = Bitmap(image)
    for (index, pixel) in bitmap.pixels.enumerated() {
      let alpha = Int(image.pixels[4 * index + 3])
      for channel in 0..<3 {
        let straight = Int(image.pixels[4 * index + channel])
        let found = Int(pixel.bits >> UInt32(8 * channel) & 255)
        #expect(found == (2 * straight * alpha + 255) / 510)
      }
    }
  }

  @Test func `bitmap made straight and premultiplied again is the same`() {
    let bitmap = Bitmap(Samples.noise(width: 64, height: 64, seed: 8))
    #expect(Bitmap(StraightImage(bitmap)) == bitmap)
  }
}
