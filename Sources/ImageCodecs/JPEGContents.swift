/// What stands before the pixels of a JPEG file, found and checked in one walk.
struct JPEGContents {
  /// The two bytes that every JPEG begins with.
  static let signature: [UInt8] = [0xFF, 0xD8]

  private(set) var width = 0
  private(set) var height = 0
  private(set) var componentCount = 0
  private(set) var facts: ImageFacts
  /// Runs of bytes before the pixels that belong to no segment.
  private(set) var strayBytes: [Range<Int>] = []
  private(set) var profile = ColorProfile.untagged
  private var profileParts: [Int: Range<Int>] = [:]
  private var profilePartCount = 0
  private var exif: Range<Int>?
  private let limits: ImageLimits

  /// Walks over a file that starts with the signature, up to its pixels.
  init(of file: Span<UInt8>, limits: ImageLimits) throws(ImageReadingError) {
    self.limits = limits
    facts = ImageFacts(format: .jpeg)
    facts.byteCount = file.count
    facts.pieces.append(ImageFacts.Piece(name: "SOI", offset: 0, length: 0))
    var offset = Self.signature.count
    repeat {
      guard facts.pieces.count < limits.pieceCount else {
        throw ImageReadingError(.tooManyPieces(limit: limits.pieceCount), offset: offset)
      }
      let segment = try JPEGSegment(at: offset, in: file)
      if segment.offset > offset { strayBytes.append(offset..<segment.offset) }
      facts.pieces.append(ImageFacts.Piece(segment))
      try take(segment, in: file)
      offset = segment.contents.upperBound
    } while facts.pieces.last?.name != "SOS"
    if !strayBytes.isEmpty { facts.add(.strayBytes) }
    takeProfile(in: file)
    if let exif, let orientation = Orientation(exif: file.extracting(exif)) {
      facts.orientation = orientation
    }
  }

  /// Returns the file without stray bytes.
  func cleaned(_ file: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(file.count)
    var start = 0
    for stray in strayBytes {
      result += file.array(start..<stray.lowerBound)
      start = stray.upperBound
    }
    return result + file.array(start..<file.count)
  }

  private mutating func take(
    _ segment: JPEGSegment, in file: Span<UInt8>
  ) throws(ImageReadingError) {
    let start = segment.contents.lowerBound
    switch segment.marker {
    case 0xC4, 0xC8, 0xCC: break
    case 0xC0...0xCF: try takeFrame(segment, in: file)
    case 0xD9: throw segment.error(.missingPixels(row: nil))
    case 0xDA: guard width > 0 else { throw segment.error(.missingChunk(name: "SOF")) }
    case 0xE1 where file.hasText("Exif\0\0", at: start) && segment.contents.count >= 6:
      if exif == nil { exif = start + 6..<segment.contents.upperBound }
    case 0xE2 where file.hasText("ICC_PROFILE\0", at: start) && segment.contents.count > 14:
      profileParts[Int(file[start + 12])] = start + 14..<segment.contents.upperBound
      profilePartCount = Int(file[start + 13])
    default: break
    }
  }

  /// Reads the frame header: precision, height, width, components.
  private mutating func takeFrame(
    _ segment: JPEGSegment, in file: Span<UInt8>
  ) throws(ImageReadingError) {
    let start = segment.contents.lowerBound
    guard [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(segment.marker) else {
      throw segment.error(.unsupported(.jpegProcess(marker: segment.marker)))
    }
    guard width == 0 else { throw segment.error(.chunkOrder(after: "SOF")) }
    guard segment.contents.count >= 6 else {
      throw segment.error(.chunkLength(found: segment.contents.count, allowed: 6...65_533))
    }
    guard file[start] == 8 else {
      throw segment.error(.unsupported(.jpegDepth(bits: Int(file[start]))))
    }
    height = file.bigEndian16(at: start + 1)
    width = file.bigEndian16(at: start + 3)
    componentCount = Int(file[start + 5])
    guard width > 0, height > 0 else {
      throw segment.error(.sides(width: width, height: height))
    }
    guard width * height <= limits.pixelCount else {
      throw segment.error(
        .tooManyPixels(width: width, height: height, limit: limits.pixelCount))
    }
    switch componentCount {
    case 1: facts.layout = .grey
    case 3: facts.layout = .rgb
    case 4: throw segment.error(.unsupported(.cmyk))
    default: throw segment.error(.unsupported(.jpegComponents(count: componentCount)))
    }
    facts.isInterlaced = segment.marker == 0xC2 || segment.marker == 0xCA
    // Huffman coding spends at least a bit on each block of 64 pixels, arithmetic coding may not.
    guard segment.marker > 0xC2 || width * height / 512 <= file.count else {
      throw segment.error(.missingPixels(row: nil))
    }
  }

  /// Joins the parts of an embedded profile; an incomplete one is ignored.
  private mutating func takeProfile(in file: Span<UInt8>) {
    guard let first = profileParts.values.map(\.lowerBound).min() else { return }
    let offset = first - 18
    func ignored(_ reason: ImageFacts.Notice.Reason) -> ImageFacts.Notice {
      .ignoredChunk(name: "APP2", offset: offset, reason: reason)
    }
    var bytes: [UInt8] = []
    for part in 1...max(profilePartCount, 1) {
      guard let range = profileParts[part] else { return facts.add(ignored(.malformed)) }
      bytes += file.array(range)
    }
    guard bytes.count <= limits.profileByteCount else { return facts.add(ignored(.overLimit)) }
    guard let embedded = ICCProfile(bytes: bytes) else { return facts.add(ignored(.malformed)) }
    guard embedded.space != .grey || facts.layout == .grey else {
      return facts.add(ignored(.notForThisKind))
    }
    profile = .icc(embedded)
  }
}
