import ImageCodecs
import Testing

/// Every file of the collection decodes to its pixels or is refused.
@Suite struct PNGCaseTests {
  /// Of the files that may be either, those that are read; the others are refused.
  static let read: Set = [
    "c-crc-trns.png", "p-in-grey.png", "p-index-out-of-range.png", "p-trns-before-plte.png",
    "t-on-rgba.png", "t-palette-too-long.png", "x-bytes-after-adler.png", "x-idat-bomb.png",
    "x-rows-too-many.png", "y-cgbi-rgba.png",
  ]

  @Test func `collection of cases is complete`() {
    #expect(PNGCase.all.count == 189)
  }

  @Test(arguments: PNGCase.all)
  func `case file decodes to its pixels or is refused`(file: PNGCase) throws {
    let isRead = file.expect == .decode || (file.expect == .either && Self.read.contains(file.file))
    let bytes = try file.bytes
    guard isRead else {
      #expect(throws: ImageReadingError.self) { try ImageReader().read(bytes: bytes) }
      return
    }
    let image = try ImageReader().read(bytes: bytes)
    #expect(image.width == file.width)
    #expect(image.height == file.height)
    for sample in file.samples ?? [] {
      let start = 4 * (sample.y * image.width + sample.x)
      #expect(Array(image.pixels[start..<start + 4]) == sample.rgba)
    }
    guard let hex = file.rgba8Hex else {
      #expect(file.samples?.isEmpty == false)
      return
    }
    let expected = ImageCodecsTests.bytes(hex: hex)
    try #require(image.pixels.count == expected.count)
    #expect(visible(image.pixels) == visible(expected))
  }

  @Test(arguments: PNGCase.all.filter { $0.rgba16BeHex != nil })
  func `sixteen bits are rounded to the nearest of eight`(file: PNGCase) throws {
    let image = try ImageReader().read(bytes: file.bytes)
    let deep = ImageCodecsTests.bytes(hex: file.rgba16BeHex ?? "")
    try #require(deep.count == 2 * image.pixels.count)
    for index in image.pixels.indices {
      let sample = Int(deep[2 * index]) << 8 | Int(deep[2 * index + 1])
      // round(v · 255 / 65535), and 65535 = 255 · 257.
      #expect(Int(image.pixels[index]) == (sample + 128) / 257)
    }
  }

  /// Returns pixels with the colour of fully transparent ones taken out.
  private func visible(_ pixels: [UInt8]) -> [[UInt8]] {
    stride(from: 0, to: pixels.count, by: 4).map { start in
      pixels[start + 3] == 0 ? [0, 0, 0, 0] : Array(pixels[start..<start + 4])
    }
  }
}
