/// Writes PNG files: bands of rows are encoded on their own, then assembled.
///
/// ```swift
/// let encoder = try PNGEncoder(width: 1170, height: 2532, channels: .rgb, options: options)
/// let bands = encoder.bands.map { encoder.encode(rows(in: $0)) }  // in any order, on any thread
/// let file = encoder.assemble(bands)
/// ```
///
/// The bytes depend on nothing but the pixels, the options and the version of libdeflate: no date,
/// no path.
public struct PNGEncoder: Sendable, Hashable {
  /// The number of rows in a band of the `fast` preset; the last band may have fewer.
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

  /// The rows of each band, from the top: 64 at a time for `fast`, all together otherwise.
  public var bands: [Range<Int>] {
    let step = options.preset == .fast ? Self.bandHeight : height
    return stride(from: 0, to: height, by: step).map { $0..<min($0 + step, height) }
  }

  /// Encodes the rows of one band.
  ///
  /// `rows` is straight RGBA of whole rows, four bytes a pixel: `straight.span.bytes`, or the span
  /// of a bitmap's pixels if they are opaque. Alpha is left out where only RGB is stored.
  ///
  /// - Precondition: There is at least one row, and no row is cut.
  public func encode(_ rows: RawSpan) -> EncodedBand {
    precondition(
      !rows.isEmpty && rows.byteCount.isMultiple(of: 4 * width), "a band is made of whole rows")
    var filtered = FilteredRows(width: width, channels: channels, preset: options.preset)
    filtered.append(Span(_bytes: rows))
    let bytes =
      switch options.preset {
      case .fast: Deflate.blocks(filtered.bytes.span)
      case .default: Deflate.stream(filtered.bytes.span, level: 5)
      case .small: Deflate.stream(filtered.bytes.span, level: 12)
      }
    return EncodedBand(
      bytes: bytes, checksum: Deflate.adler32(filtered.bytes.span),
      inflatedByteCount: filtered.bytes.count)
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
    var checksum: UInt32 = 1
    for band in bands {
      checksum = Deflate.adler32(checksum, followedBy: band.checksum, of: band.inflatedByteCount)
    }
    file.append(.data) { contents in
      contents += [0x78, 0x01]
      for band in bands { contents += band.bytes }
      if options.preset == .fast { contents += Deflate.lastBlock }
      contents.appendBigEndian(checksum)
    }
    file.append(.end) { _ in }
    return file.bytes
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
    let stride = 4 * image.width
    let bands = encoder.bands.map { rows in
      encoder.encode(
        image.pixels.span.bytes.extracting(rows.lowerBound * stride..<rows.upperBound * stride))
    }
    return encoder.assemble(bands)
  }
}
