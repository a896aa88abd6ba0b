import Goldens
import ImageCodecs
import TestSupport
import Testing

struct ContactSheetTests {
  private func pixel(_ image: StraightImage, _ x: Int, _ y: Int) -> [UInt8] {
    Array(image.pixels[4 * (y * image.width + x)..<4 * (y * image.width + x) + 4])
  }

  @Test func `frames stand in rows with gaps around them`() {
    var sheet = ContactSheet(
      frameSize: PixelSize(width: 4, height: 6), cellWidth: 2, columns: 2, gap: 1)
    for level in [UInt8(10), 20, 30] { sheet.add(StraightImage(4, 6, [level, 0, 0, 255])) }
    let image = sheet.image
    #expect(image.width == 1 + 2 * 3)
    #expect(image.height == 1 + 2 * 4)
    #expect(pixel(image, 0, 0) == [255, 255, 255, 255])
    #expect(pixel(image, 1, 1) == [10, 0, 0, 255])
    #expect(pixel(image, 5, 3) == [20, 0, 0, 255])
    #expect(pixel(image, 1, 5) == [30, 0, 0, 255])
    #expect(pixel(image, 4, 5) == [255, 255, 255, 255])
  }

  @Test func `scaling averages exactly over the area of a pixel`() {
    // 3 columns to 2: each new one takes one whole old column and half of the middle one.
    var sheet = ContactSheet(
      frameSize: PixelSize(width: 3, height: 3), cellWidth: 2, columns: 1, gap: 0)
    sheet.add(
      StraightImage(3, 3, [0, 0, 0, 255]).with([90, 90, 90, 255], x: 1..<2, y: 0..<3))
    #expect(sheet.cellSize == PixelSize(width: 2, height: 2))
    #expect(pixel(sheet.image, 0, 0) == [30, 30, 30, 255])
    #expect(pixel(sheet.image, 1, 1) == [30, 30, 30, 255])
  }

  @Test func `clear pixels lend no colour when averaged`() {
    var sheet = ContactSheet(
      frameSize: PixelSize(width: 2, height: 1), cellWidth: 1, columns: 1, gap: 0)
    sheet.add(StraightImage(2, 1, [200, 0, 0, 255]).with([0, 255, 0, 0], x: 1..<2, y: 0..<1))
    #expect(pixel(sheet.image, 0, 0) == [200, 0, 0, 128])
  }

  @Test func `frames narrower than a cell are not enlarged`() {
    var sheet = ContactSheet(
      frameSize: PixelSize(width: 2, height: 3), cellWidth: 100, columns: 5, gap: 0)
    let frame = StraightImage(2, 3, [1, 2, 3, 4]).with([9, 8, 7, 255], x: 1..<2, y: 2..<3)
    sheet.add(frame)
    #expect(sheet.image.pixels == frame.pixels)
  }
}
