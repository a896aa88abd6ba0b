import PNGReader

/// Decodes PNG files.
enum PNGDecoder {
  /// DEFLATE packs at most 258 bytes into two bits, so no stream grows more than this.
  static let greatestExpansion = 1032

  /// Decodes a file that starts with the PNG signature.
  static func decode(
    _ file: Span<UInt8>, limits: ImageLimits
  ) throws(ImageReadingError) -> StraightImage {
    let contents = try PNGContents(of: file, limits: limits)
    try checkData(contents)
    var facts = contents.facts
    let count = contents.header.width * contents.header.height * 4
    let pixels =
      try decode(contents, of: file, as: PNG_READER_8_BIT, count: count) { outcome in
        let entries = (contents.palette?.count ?? 0) / 3
        if outcome.palette_use > entries, contents.palette != nil {
          facts.add(
            .paletteOverrun(highestIndex: Int(outcome.palette_use) - 1, entryCount: entries))
        }
      } as [UInt8]
    var image = StraightImage(
      width: contents.header.width, height: contents.header.height, pixels: pixels,
      profile: contents.profile, facts: facts)
    if contents.header.bitDepth == 16, contents.profile.space != .sRGB {
      image.deepPixels = try decode(contents, of: file, as: PNG_READER_16_BIT, count: count)
    }
    return image
  }

  /// Returns the straight RGBA pixels that the contents of a file hold.
  static func pixels(
    of contents: PNGContents, in file: Span<UInt8>
  ) throws(ImageReadingError) -> [UInt8] {
    try checkData(contents)
    let count = contents.header.width * contents.header.height * 4
    return try decode(contents, of: file, as: PNG_READER_8_BIT, count: count)
  }

  /// Refuses what is clear before anything is allocated.
  private static func checkData(_ contents: PNGContents) throws(ImageReadingError) {
    let first = contents.data.first?.lowerBound ?? 8
    let place = ImageReadingError.Place(piece: PNGChunkName.data.description, offset: first - 8)
    let header = contents.header
    if contents.facts.isPhoneBuild {
      guard header.bitDepth == 8, header.layout == .rgb || header.layout == .rgba else {
        let kind = ImageReadingError.Unsupported.phoneBuild(
          bits: header.bitDepth, colorType: header.colorType)
        throw ImageReadingError(
          .unsupported(kind), piece: PNGChunkName.phoneBuild.description,
          offset: PNGContents.signature.count)
      }
    }
    let packed = contents.data.reduce(0) { $0 + $1.count }
    guard packed <= 0x7FFF_FFF0 else {
      throw ImageReadingError(.unsupported(.hugeStream(byteCount: packed)), at: place)
    }
    // The comparison is done by division, so that it cannot overflow.
    guard header.filteredByteCount / greatestExpansion <= packed, packed > 0 else {
      throw ImageReadingError(.missingPixels(row: nil), at: place)
    }
  }

  private static func decode<Sample>(
    _ contents: PNGContents, of file: Span<UInt8>, as samples: png_reader_samples, count: Int,
    noting note: (png_reader_result) -> Void = { _ in }
  ) throws(ImageReadingError) -> [Sample] {
    var outcome = png_reader_result()
    let pixels = [Sample](unsafeUninitializedCapacity: count) { buffer, filled in
      outcome = read(contents, of: file, as: samples, into: UnsafeMutableRawBufferPointer(buffer))
      filled = outcome.status == PNG_READER_DONE ? count : 0
    }
    guard outcome.status == PNG_READER_DONE else { throw error(outcome, in: contents) }
    note(outcome)
    return pixels
  }

  private static func read(
    _ contents: PNGContents, of file: Span<UInt8>, as samples: png_reader_samples,
    into buffer: UnsafeMutableRawBufferPointer
  ) -> png_reader_result {
    let header = contents.header
    return file.withUnsafeBufferPointer { bytes in
      func run(_ range: Range<Int>?) -> png_reader_bytes {
        guard let range, let start = bytes.baseAddress else { return png_reader_bytes() }
        return png_reader_bytes(start: start + range.lowerBound, count: range.count)
      }
      return contents.data.map(run).withUnsafeBufferPointer { pieces in
        var source = png_reader_source(
          width: UInt32(header.width), height: UInt32(header.height),
          bit_depth: UInt8(header.bitDepth), color_type: UInt8(header.colorType),
          interlace: header.isInterlaced ? 1 : 0,
          variant: contents.facts.isPhoneBuild ? PNG_READER_PHONE_BUILD : PNG_READER_STANDARD,
          palette: run(contents.palette), transparency: run(contents.transparency),
          data: pieces.baseAddress, data_count: pieces.count)
        return png_reader_decode(&source, samples, buffer.baseAddress, buffer.count)
      }
    }
  }

  private static func error(
    _ outcome: png_reader_result, in contents: PNGContents
  ) -> ImageReadingError {
    var taken = outcome.taken
    var offset = contents.data.last?.lowerBound ?? 8
    for range in contents.data {
      if taken <= range.count {
        offset = range.lowerBound
        break
      }
      taken -= range.count
    }
    let row = Int(outcome.row)
    let fault: ImageReadingError.Fault
    switch outcome.status {
    case PNG_READER_BAD_CHECKSUM: fault = .pixelChecksum
    case PNG_READER_BAD_FILTER: fault = .filter(row: row)
    case PNG_READER_TOO_SHORT: fault = .missingPixels(row: row)
    case PNG_READER_OUT_OF_MEMORY:
      fault = .outOfMemory(byteCount: contents.header.filteredByteCount)
    default: fault = .damagedPixels(row: row, detail: message(outcome))
    }
    return ImageReadingError(fault, piece: PNGChunkName.data.description, offset: offset - 8)
  }

  private static func message(_ outcome: png_reader_result) -> String {
    withUnsafeBytes(of: outcome.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
