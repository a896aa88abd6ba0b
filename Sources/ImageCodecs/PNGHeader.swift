/// The fields of IHDR, checked.
struct PNGHeader {
  var width: Int
  var height: Int
  let bitDepth: Int
  let colorType: Int
  let isInterlaced: Bool

  /// Reads the header from its chunk.
  init(_ chunk: PNGChunk, in file: Span<UInt8>, limits: ImageLimits) throws(ImageReadingError) {
    guard chunk.contents.count == 13 else {
      throw chunk.error(.chunkLength(found: chunk.contents.count, allowed: 13...13))
    }
    let start = chunk.contents.lowerBound
    width = Int(file.bigEndian32(at: start))
    height = Int(file.bigEndian32(at: start + 4))
    bitDepth = Int(file[start + 8])
    colorType = Int(file[start + 9])
    isInterlaced = file[start + 12] == 1

    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw chunk.error(.sides(width: width, height: height))
    }
    let depths: [Int]
    switch colorType {
    case 0: depths = [1, 2, 4, 8, 16]
    case 3: depths = [1, 2, 4, 8]
    case 2, 4, 6: depths = [8, 16]
    default: throw chunk.error(.header(.colorType, value: colorType))
    }
    guard depths.contains(bitDepth) else {
      throw chunk.error(.depth(bits: bitDepth, colorType: colorType))
    }
    guard file[start + 10] == 0 else {
      throw chunk.error(.header(.compression, value: Int(file[start + 10])))
    }
    guard file[start + 11] == 0 else {
      throw chunk.error(.header(.filter, value: Int(file[start + 11])))
    }
    guard file[start + 12] <= 1 else {
      throw chunk.error(.header(.interlace, value: Int(file[start + 12])))
    }
    // Both sides fit 31 bits, so the product fits; eight bytes a pixel must fit as well.
    let limit = min(limits.pixelCount, Int.max / 8)
    guard width * height <= limit else {
      throw chunk.error(.tooManyPixels(width: width, height: height, limit: limit))
    }
  }

  /// How samples are arranged.
  var layout: ImageFacts.Layout {
    switch colorType {
    case 0: .grey
    case 2: .rgb
    case 3: .palette
    case 4: .greyAlpha
    default: .rgba
    }
  }

  /// The number of samples a pixel.
  var channels: Int {
    switch layout {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The number of bytes that the compressed data must inflate to: every row with its filter byte.
  var filteredByteCount: Int {
    guard isInterlaced else { return Self.byteCount(width, height, bits: channels * bitDepth) }
    // Adam7's seven passes: first column and row, then the steps between columns and rows.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.reduce(0) { sum, pass in
      let (x, y, stepX, stepY) = pass
      let columns = (width - x + stepX - 1) / stepX
      let rows = (height - y + stepY - 1) / stepY
      guard columns > 0, rows > 0 else { return sum }
      return sum + Self.byteCount(columns, rows, bits: channels * bitDepth)
    }
  }

  private static func byteCount(_ columns: Int, _ rows: Int, bits: Int) -> Int {
    rows * (1 + (columns * bits + 7) / 8)
  }
}
