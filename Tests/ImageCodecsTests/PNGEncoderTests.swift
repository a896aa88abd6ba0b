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

  @Test func `bands may be encoded in any order`() throws {
    let image = Samples.noise(width: 33, height: 200, seed: 5)
    let encoder = try PNGEncoder(width: 33, height: 200, channels: .rgba)
    #expect(encoder.bands == [0..<64, 64..<128, 128..<192, 192..<200])
    let bands = encoder.bands.reversed().map { encoder.encode($0, of: image.pixels.span.bytes) }
    let read = try ImageReader().read(bytes: encoder.assemble(bands.reversed()))
    #expect(read.pixels == image.pixels)
  }

  @Test func `band depends on its rows and the row above alone`() throws {
    // Rows repeat every 64, so that every band but the first lies below the same row.
    let tile = Samples.noise(width: 33, height: 64, seed: 6)
    let image = StraightImage(
      width: 33, height: 256, pixels: tile.pixels + tile.pixels + tile.pixels + tile.pixels)
    let encoder = try PNGEncoder(width: 33, height: 256, channels: .rgba)
    let bands = encoder.bands.map { encoder.encode($0, of: image.pixels.span.bytes) }
    #expect(bands[1] == bands[2])
    #expect(bands[2] == bands[3])
    let read = try ImageReader().read(
      bytes: encoder.assemble([bands[0], bands[1], bands[1], bands[1]]))
    #expect(read.pixels == image.pixels)
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
