/// Writes PNG files: bands of rows are encoded on their own, then assembled.
///
/// ```swift
/// let encoder = try PNGEncoder(width: 1170, height: 2532, channels: .rgb, options: options)
/// let bands = encoder.bands.map { encoder.encode($0, of: pixels) }  // in any order, on any thread
/// let file = encoder.assemble(bands)
/// ```
///
/// The bytes depend on nothing but the pixels and the options: no date, no path.
public struct PNGEncoder: Sendable, Hashable {
  /// The number of rows in a band; the last one may have fewer.
  public static let bandHeight = 64

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The channels that are stored.
  public let channels: PNGChannels
  /// How hard to compress, and what to say beside the pixels.
  public let options: PNGOptions

  /// Creates an encoder for pictures of one size.
  ///
  /// - Throws: ``ImageWritingError/sides(width:height:)`` for a side that is 0 or above 2^31 − 1.
  public init(
    width: Int, height: Int, channels: PNGChannels, options: PNGOptions = PNGOptions()
  ) throws(ImageWritingError) {
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw .sides(width: width, height: height)
    }
    self.width = width
    self.height = height
    self.channels = channels
    self.options = options
  }

  /// The rows of each band, from the top, 64 at a time.
  public var bands: [Range<Int>] {
    stride(from: 0, to: height, by: Self.bandHeight).map { $0..<min($0 + Self.bandHeight, height) }
  }

  /// Encodes the rows of one band.
  ///
  /// `rows` is straight RGBA of whole rows, four bytes a pixel: `straight.span.bytes`, or the span
  /// of a bitmap's pixels if they are opaque. Alpha is left out where only RGB is stored. `above` is
  /// the row above the first one; nil for the first band. The result depends on nothing else.
  ///
  /// - Precondition: There is at least one row, and no row is cut.
  public func encode(_ rows: RawSpan, below above: RawSpan?) -> EncodedBand {
    precondition(
      !rows.isEmpty && rows.byteCount.isMultiple(of: 4 * width), "a band is made of whole rows")
    if let above { precondition(above.byteCount == 4 * width, "the row above is a whole row") }
    let filter = RowFilter(width: width, channels: channels, preset: options.preset)
    let search: BandDeflater.Search = options.preset == .small ? .cheapest : .first
    return BandEncoder.withOne { $0.encode(rows, below: above, with: filter, search) }
  }

  /// Encodes the band of the given rows of a whole picture in straight RGBA.
  public func encode(_ rows: Range<Int>, of picture: RawSpan) -> EncodedBand {
    let stride = 4 * width
    let band = picture.extracting(rows.lowerBound * stride..<rows.upperBound * stride)
    guard rows.lowerBound > 0 else { return encode(band, below: nil) }
    let above = picture.extracting((rows.lowerBound - 1) * stride..<rows.lowerBound * stride)
    return encode(band, below: above)
  }

  /// Returns the file that holds the given bands, from the top.
  ///
  /// - Precondition: There is one band for each of ``bands``, made by an equal encoder.
  public func assemble(_ bands: [EncodedBand]) -> [UInt8] {
    let inflated = bands.reduce(0) { $0 + $1.inflatedByteCount }
    precondition(
      inflated == height * (1 + width * channels.rawValue), "the bands make up the whole picture")
    let packed = bands.reduce(0) { $0 + $1.bytes.count }
    var file = PNGFile(capacity: packed + (4 << 10))
    file.appendHeader(width: width, height: height, channels: channels)
    file.appendProfile(options.profile)
    file.appendDensity(PixelDensity(scale: options.scale))
    if let software = options.software { file.appendText(key: "Software", text: software) }
    file.append(.data) { append(bands, to: &$0) }
    file.append(.end) { _ in }
    return file.bytes
  }

  /// Adds the zlib stream that the bands of a whole picture make up.
  func append(_ bands: [EncodedBand], to stream: inout [UInt8]) {
    var checksum: UInt32 = 1
    for band in bands {
      checksum = Deflate.adler32(checksum, followedBy: band.checksum, of: band.inflatedByteCount)
    }
    stream += [0x78, 0x01]
    for band in bands { stream += band.bytes }
    stream += Deflate.lastBlock
    stream.appendBigEndian(checksum)
  }
}

extension PNGEncoder {
  /// Returns a picture as a PNG file, without alpha if it is opaque.
  ///
  /// The picture's own profile takes the place of the one in `options`.
  ///
  /// - Throws: ``ImageWritingError/sides(width:height:)`` for a picture without pixels.
  public static func encode(
    _ image: StraightImage, options: PNGOptions = PNGOptions()
  ) throws(ImageWritingError) -> [UInt8] {
    var options = options
    options.profile = image.profile
    let encoder = try PNGEncoder(
      width: image.width, height: image.height, channels: image.isOpaque ? .rgb : .rgba,
      options: options)
    let pixels = image.pixels.span.bytes
    let bands = encoder.bands.map { encoder.encode($0, of: pixels) }
    return encoder.assemble(bands)
  }
}
