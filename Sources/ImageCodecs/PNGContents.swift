/// The chunks of a PNG file that matter, found and checked in one walk over the file.
///
/// The walk looks at lengths, names, order and checksums; it neither inflates nor copies pixels.
/// Damage in a critical chunk is an error; an optional chunk that is damaged, misplaced or
/// nonsensical is dropped and noted.
struct PNGContents {
  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private(set) var header: PNGHeader
  private(set) var palette: Range<Int>?
  private(set) var transparency: Range<Int>?
  private(set) var data: [Range<Int>] = []
  private(set) var profile = ColorProfile.untagged
  private(set) var facts: ImageFacts
  private var previous: PNGChunkName
  private let limits: ImageLimits

  /// Walks over a file that starts with the signature.
  init(of file: Span<UInt8>, limits: ImageLimits) throws(ImageReadingError) {
    self.limits = limits
    facts = ImageFacts(format: .png)
    facts.byteCount = file.count

    var chunk = try PNGChunk(at: Self.signature.count, in: file)
    if chunk.name == .phoneBuild {
      try Self.verify(chunk, in: file)
      facts.isPhoneBuild = true
      facts.pieces.append(ImageFacts.Piece(chunk))
      chunk = try PNGChunk(at: chunk.end, in: file)
    }
    guard chunk.name == .header else { throw chunk.error(.chunkOrder(after: nil)) }
    try Self.verify(chunk, in: file)
    header = try PNGHeader(chunk, in: file, limits: limits)
    facts.pieces.append(ImageFacts.Piece(chunk))
    facts.bitDepth = header.bitDepth
    facts.layout = header.layout
    facts.isInterlaced = header.isInterlaced
    previous = .header

    repeat {
      let offset = chunk.end
      guard offset < file.count else {
        let wanted = data.isEmpty ? PNGChunkName.data : .end
        throw ImageReadingError(.missingChunk(name: wanted.description), offset: offset)
      }
      guard facts.pieces.count < limits.pieceCount else {
        throw ImageReadingError(.tooManyPieces(limit: limits.pieceCount), offset: offset)
      }
      chunk = try PNGChunk(at: offset, in: file)
      guard chunk.contents.count <= limits.pieceByteCount else {
        throw chunk.error(
          .pieceTooLarge(byteCount: chunk.contents.count, limit: limits.pieceByteCount))
      }
      facts.pieces.append(ImageFacts.Piece(chunk))
      try take(chunk, in: file)
      previous = chunk.name
    } while chunk.name != .end

    guard !data.isEmpty else {
      throw chunk.error(.missingChunk(name: PNGChunkName.data.description))
    }
    if chunk.end < file.count {
      facts.add(.bytesAfterEnd(offset: chunk.end, count: file.count - chunk.end))
    }
  }

  /// Returns the contents of a picture of other sides and compressed pixels that shares all else,
  /// as the frames of an animation do.
  func picture(width: Int, height: Int, data: [Range<Int>]) -> PNGContents {
    var picture = self
    picture.header.width = width
    picture.header.height = height
    picture.data = data
    return picture
  }

  /// Checks a chunk's checksum.
  static func verify(
    _ chunk: PNGChunk, in file: Span<UInt8>
  ) throws(ImageReadingError) {
    let found = chunk.checksum(in: file)
    guard found == chunk.declaredChecksum else {
      throw chunk.error(.checksum(declared: chunk.declaredChecksum, found: found))
    }
  }

  private mutating func take(_ chunk: PNGChunk, in file: Span<UInt8>) throws(ImageReadingError) {
    if chunk.name.isCritical {
      try Self.verify(chunk, in: file)
      return try takeCritical(chunk)
    }
    let found = chunk.checksum(in: file)
    guard found == chunk.declaredChecksum else {
      return facts.add(
        .droppedChunk(
          name: chunk.name.description, offset: chunk.offset,
          declaredChecksum: chunk.declaredChecksum, foundChecksum: found))
    }
    takeOptional(chunk, in: file)
  }

  private mutating func takeCritical(_ chunk: PNGChunk) throws(ImageReadingError) {
    switch chunk.name {
    case .palette: try takePalette(chunk)
    case .data:
      guard data.isEmpty || previous == .data else {
        throw chunk.error(.chunkOrder(after: previous.description))
      }
      guard header.layout != .palette || palette != nil else {
        throw chunk.error(.missingChunk(name: PNGChunkName.palette.description))
      }
      data.append(chunk.contents)
    case .end: break
    case .header, .phoneBuild: throw chunk.error(.chunkOrder(after: previous.description))
    default: throw chunk.error(.unknownCriticalChunk)
    }
  }

  private mutating func takePalette(_ chunk: PNGChunk) throws(ImageReadingError) {
    guard header.layout == .palette else {
      if header.layout == .grey || header.layout == .greyAlpha {
        ignore(chunk, .notForThisKind)
      }
      return
    }
    guard palette == nil, data.isEmpty else {
      throw chunk.error(.chunkOrder(after: previous.description))
    }
    let count = chunk.contents.count
    guard count % 3 == 0, (3...768).contains(count) else {
      throw chunk.error(.palette(byteCount: count))
    }
    palette = chunk.contents
  }

  private mutating func takeOptional(_ chunk: PNGChunk, in file: Span<UInt8>) {
    switch chunk.name {
    case .transparency: takeTransparency(chunk)
    case .profile, .standardRGB: takeProfile(chunk, in: file)
    case .codePoints: ignore(chunk, .unsupported)
    case .density:
      guard chunk.contents.count == 9 else { return ignore(chunk, .malformed) }
      let start = chunk.contents.lowerBound
      guard file[start + 8] == 1 else { return }
      facts.pixelsPerMetre = PixelDensity(
        horizontal: Int(file.bigEndian32(at: start)), vertical: Int(file.bigEndian32(at: start + 4))
      )
    case .text:
      let key = "Software"
      let start = chunk.contents.lowerBound
      guard file.hasText("Software\0", at: start), chunk.contents.count <= 1024 else { return }
      facts.software = file.latin1(start + key.utf8.count + 1..<chunk.contents.upperBound)
    case .animation:
      guard chunk.contents.count == 8 else { return ignore(chunk, .malformed) }
      facts.animation = ImageFacts.Animation(
        frameCount: Int(file.bigEndian32(at: chunk.contents.lowerBound)),
        playCount: Int(file.bigEndian32(at: chunk.contents.lowerBound + 4)))
    default: break
    }
  }

  private mutating func takeTransparency(_ chunk: PNGChunk) {
    let count = chunk.contents.count
    guard transparency == nil, data.isEmpty else { return ignore(chunk, .misplaced) }
    switch header.layout {
    case .greyAlpha, .rgba: return ignore(chunk, .notForThisKind)
    case .grey where count != 2: return ignore(chunk, .malformed)
    case .rgb where count != 6: return ignore(chunk, .malformed)
    case .palette:
      guard let palette else { return ignore(chunk, .misplaced) }
      guard (1...palette.count / 3).contains(count) else { return ignore(chunk, .malformed) }
    default: break
    }
    transparency = chunk.contents
  }

  private mutating func takeProfile(_ chunk: PNGChunk, in file: Span<UInt8>) {
    guard data.isEmpty else { return ignore(chunk, .misplaced) }
    if chunk.name == .standardRGB {
      guard chunk.contents.count == 1 else { return ignore(chunk, .malformed) }
      // An embedded profile says more, wherever it stands.
      if case .icc = profile { return }
      profile = .sRGB
      return
    }
    if case .icc = profile { return ignore(chunk, .misplaced) }
    do {
      let embedded = try ICCProfile(compressed: chunk.contents, in: file, limits: limits)
      let isGrey = header.layout == .grey || header.layout == .greyAlpha
      guard isGrey || embedded.space != .grey else { return ignore(chunk, .notForThisKind) }
      profile = .icc(embedded)
    } catch {
      ignore(chunk, error == .overLimit ? .overLimit : .malformed)
    }
  }

  private mutating func ignore(_ chunk: PNGChunk, _ reason: ImageFacts.Notice.Reason) {
    let name = chunk.name.description
    facts.add(.ignoredChunk(name: name, offset: chunk.offset, reason: reason))
  }
}

extension ImageFacts.Piece {
  init(_ chunk: PNGChunk) {
    self.init(name: chunk.name.description, offset: chunk.offset, length: chunk.contents.count)
  }
}
