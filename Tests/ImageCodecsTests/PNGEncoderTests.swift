import ImageCodecs
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: PNGOptions.Preset.allCases, Samples.all)
  func `written picture is read back identically`(
    preset: PNGOptions.Preset, sample: Samples.Sample
  ) throws {
    var options = PNGOptions()
    options.preset = preset
    let file = try PNGEncoder.encode(sample.image, options: options)
    let read = try ImageReader().read(bytes: file)
    #expect(read.width == sample.image.width)
    #expect(read.height == sample.image.height)
    #expect(read.pixels == sample.image.pixels)
    #expect(read.facts.layout == (sample.image.isOpaque ? .rgb : .rgba))
    #expect(PixelHash(read) == PixelHash(sample.image))
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0), (1 << 31, 1)])
  func `picture without pixels cannot be written`(width: Int, height: Int) {
    #expect(throws: ImageWritingError.sides(width: width, height: height)) {
      try PNGEncoder(width: width, height: height, channels: .rgb)
    }
  }

  @Test func `bands may be encoded in any order and used again`() throws {
    let image = Samples.noise(width: 33, height: 200, seed: 5)
    let encoder = try PNGEncoder(width: 33, height: 200, channels: .rgba)
    let stride = 4 * image.width
    var bands: [Int: EncodedBand] = [:]
    for (index, rows) in encoder.bands.enumerated().reversed() {
      let bytes = rows.lowerBound * stride..<rows.upperBound * stride
      bands[index] = encoder.encode(image.pixels.span.bytes.extracting(bytes))
    }
    #expect(encoder.bands == [0..<64, 64..<128, 128..<192, 192..<200])
    let first = try #require(bands[0])
    let parts = try (0..<3).map { try #require(bands[$0]) } + [#require(bands[3])]
    let read = try ImageReader().read(bytes: encoder.assemble(parts))
    #expect(read.pixels == image.pixels)

    let again = try ImageReader().read(
      bytes: encoder.assemble([first, first, first, try #require(bands[3])]))
    #expect(Array(again.pixels[0..<64 * stride]) == Array(again.pixels[64 * stride..<128 * stride]))
  }

  @Test func `facts are written and read back`() throws {
    var options = PNGOptions()
    options.scale = 3
    options.software = "Flipbook 1.2.3"
    let image = Samples.noise(width: 3, height: 2, seed: 1)
    let facts = try ImageReader().read(bytes: PNGEncoder.encode(image, options: options)).facts
    #expect(facts.software == "Flipbook 1.2.3")
    #expect(facts.pixelsPerMetre == PixelDensity(horizontal: 8504, vertical: 8504))
    #expect(facts.pieces.map(\.name) == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IEND"])
    #expect(facts.notices.isEmpty)
  }

  @Test(arguments: [(1.0, 2835), (2.0, 5669), (3.0, 8504)])
  func `scale becomes pixels a metre`(scale: Double, expected: Int) {
    #expect(PixelDensity(scale: scale).horizontal == expected)
  }
}
