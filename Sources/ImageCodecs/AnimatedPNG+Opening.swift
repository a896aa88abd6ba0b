import Raster

extension AnimatedPNG {
  /// Opens a file that starts with the PNG signature; nil if it announces no animation before its
  /// pixels.
  init?(_ bytes: [UInt8], limits: ImageLimits) throws(ImageReadingError) {
    let contents = try PNGContents(of: bytes.span, limits: limits)
    guard let control = contents.facts.animationControl else { return nil }
    var walk = Walk(contents, limits: limits)
    for piece in contents.facts.pieces where Walk.isOfAnimation(piece.name) {
      try walk.take(PNGChunk(at: piece.offset, in: bytes.span), in: bytes.span)
    }
    try walk.finish(declared: contents.facts.animation?.frameCount ?? 0, control)
    width = contents.header.width
    height = contents.header.height
    profile = contents.profile
    playCount = contents.facts.animation?.playCount ?? 0
    hasSeparatePicture = walk.frames.first?.hasOwnData ?? true
    frames = walk.frames
    facts = contents.facts
    self.bytes = bytes
    self.contents = contents
  }
}

extension ImageFacts {
  /// The chunk that announces an animation; nil if none does before the pixels.
  fileprivate var animationControl: Piece? {
    let pixels = pieces.firstIndex { $0.name == PNGChunkName.data.description } ?? pieces.endIndex
    return pieces[..<pixels].first { $0.name == PNGChunkName.animation.description }
  }
}

/// The frames of an animation, found chunk by chunk.
///
/// A frame begins with its control chunk, and all its pixels stand before the next one. Control and
/// data chunks are numbered together from 0 without a gap, in the order of the file.
private struct Walk {
  private(set) var frames: [AnimatedPNG.Frame] = []
  private let width: Int
  private let height: Int
  private let limits: ImageLimits
  private var nextNumber = 0
  private var hasControl = false
  private var previous: PNGChunkName?
  /// Where the picture's own packed pixels stand, so far.
  private var picture: [Range<Int>] = []
  /// The frame whose pixels are being collected.
  private var open: Open?

  private struct Open {
    var chunk: PNGChunk
    var area: PixelRect
    var delay: AnimatedPNG.Delay
    var disposal: AnimatedPNG.Disposal
    var blending: AnimatedPNG.Blending
    var data: [Range<Int>] = []
    /// Whether it began before the picture's pixels, which are its own then.
    var isPicture: Bool
  }

  init(_ contents: PNGContents, limits: ImageLimits) {
    width = contents.header.width
    height = contents.header.height
    self.limits = limits
  }

  static func isOfAnimation(_ name: String) -> Bool {
    [PNGChunkName.animation, .frameControl, .frameData, .data].contains { $0.description == name }
  }

  mutating func take(_ chunk: PNGChunk, in file: Span<UInt8>) throws(ImageReadingError) {
    try PNGContents.verify(chunk, in: file)
    switch chunk.name {
    case .animation:
      guard !hasControl else { throw chunk.error(.chunkOrder(after: previous?.description)) }
      guard chunk.contents.count == 8 else {
        throw chunk.error(.chunkLength(found: chunk.contents.count, allowed: 8...8))
      }
      hasControl = true
    case .frameControl: try begin(chunk, in: file)
    case .frameData: try addData(chunk, in: file)
    default:
      picture.append(chunk.contents)
      if open?.isPicture == true { open?.data.append(chunk.contents) }
    }
    previous = chunk.name
  }

  /// Reads a control chunk: number, width, height, left, top, delay as two halves, two operations.
  private mutating func begin(
    _ chunk: PNGChunk, in file: Span<UInt8>
  ) throws(ImageReadingError) {
    guard chunk.contents.count == 26 else {
      throw chunk.error(.chunkLength(found: chunk.contents.count, allowed: 26...26))
    }
    try checkNumber(of: chunk, in: file)
    try close()
    guard frames.count < limits.frameCount else {
      throw chunk.error(.tooManyFrames(declared: frames.count + 1, limit: limits.frameCount))
    }
    let start = chunk.contents.lowerBound
    let sides = stride(from: 4, to: 20, by: 4).map { Int(file.bigEndian32(at: start + $0)) }
    let area = PixelRect(x: sides[2], y: sides[3], width: sides[0], height: sides[1])
    let isPicture = picture.isEmpty
    // All four are below 2^32, so sums fit.
    let isInside =
      area.width > 0 && area.height > 0 && area.x + area.width <= width
      && area.y + area.height <= height
    let coversAll = area.width == width && area.height == height
    guard isInside, coversAll || !isPicture else {
      throw chunk.error(.frameArea(area, width: width, height: height))
    }
    guard let disposal = AnimatedPNG.Disposal(rawValue: Int(file[start + 24])) else {
      throw chunk.error(.frameOperation(.disposal, value: Int(file[start + 24])))
    }
    guard let blending = AnimatedPNG.Blending(rawValue: Int(file[start + 25])) else {
      throw chunk.error(.frameOperation(.blending, value: Int(file[start + 25])))
    }
    open = Open(
      chunk: chunk, area: area,
      delay: AnimatedPNG.Delay(
        numerator: file.bigEndian16(at: start + 20), denominator: file.bigEndian16(at: start + 22)),
      disposal: disposal, blending: blending, isPicture: isPicture)
  }

  private mutating func addData(
    _ chunk: PNGChunk, in file: Span<UInt8>
  ) throws(ImageReadingError) {
    guard chunk.contents.count >= 4 else {
      throw chunk.error(
        .chunkLength(found: chunk.contents.count, allowed: 4...Int(Int32.max)))
    }
    try checkNumber(of: chunk, in: file)
    guard let frame = open, !frame.isPicture else {
      throw chunk.error(.chunkOrder(after: previous?.description))
    }
    open?.data.append(chunk.contents.dropFirst(4))
  }

  private mutating func checkNumber(
    of chunk: PNGChunk, in file: Span<UInt8>
  ) throws(ImageReadingError) {
    let number = Int(file.bigEndian32(at: chunk.contents.lowerBound))
    guard number == nextNumber else {
      throw chunk.error(.sequenceNumber(expected: nextNumber, found: number))
    }
    nextNumber += 1
  }

  /// Ends the frame whose pixels were collected.
  private mutating func close() throws(ImageReadingError) {
    guard let frame = open else { return }
    guard !frame.data.isEmpty else {
      throw frame.chunk.error(.frameWithoutPixels(index: frames.count))
    }
    frames.append(
      AnimatedPNG.Frame(
        area: frame.area, delay: frame.delay, disposal: frame.disposal, blending: frame.blending,
        data: frame.data, hasOwnData: !frame.isPicture))
    open = nil
  }

  /// Ends the walk, after which there must be as many frames as were declared.
  mutating func finish(
    declared: Int, _ control: ImageFacts.Piece
  ) throws(ImageReadingError) {
    try close()
    let place = ImageReadingError.Place(piece: control.name, offset: control.offset)
    guard (1...limits.frameCount).contains(declared) else {
      throw ImageReadingError(
        .tooManyFrames(declared: declared, limit: limits.frameCount), at: place)
    }
    guard frames.count == declared else {
      throw ImageReadingError(.frameCount(declared: declared, found: frames.count), at: place)
    }
  }
}
