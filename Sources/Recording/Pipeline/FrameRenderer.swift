import ImageCodecs
import Raster

/// A frame as it is written: the bytes of its PNG, and the hash of its pixels.
public struct EncodedFrame: Sendable, Hashable {
  /// The file.
  public var bytes: [UInt8]
  /// The hash of the pixels that the file decodes to.
  public var pixelHash: PixelHash
}

/// Draws display lists of one size and encodes the pictures.
///
/// The same list gives the same bytes, on whatever thread and after whatever other list.
public struct FrameRenderer: Sendable {
  /// The width of every frame, in pixels.
  public let width: Int
  /// The height of every frame, in pixels.
  public let height: Int
  /// How the frames are written.
  public let options: PNGOptions
  private let alpha: Alpha
  private let bitmaps: BitmapPool

  /// Whether frames may have pixels that are not opaque.
  public enum Alpha: Sendable, Hashable {
    /// All frames keep their alpha, so that all have the same channels.
    case kept
    /// Frames that are opaque have no alpha.
    case keptIfNeeded
  }

  /// Creates a renderer of frames of a size.
  ///
  /// - Throws: `ImageWritingError` if no PNG has that size.
  public init(
    width: Int, height: Int, alpha: Alpha, options: PNGOptions
  ) throws(ImageWritingError) {
    _ = try PNGEncoder(width: width, height: height, channels: .rgba, options: options)
    self.width = width
    self.height = height
    self.alpha = alpha
    self.options = options
    bitmaps = BitmapPool(width: width, height: height)
  }

  /// Draws a display list and encodes the picture, on the calling thread.
  ///
  /// - Precondition: The list has the renderer's size.
  public func render(_ list: DisplayList) -> EncodedFrame {
    precondition(list.width == width && list.height == height, "frames have one size")
    return bitmaps.withBitmap { bitmap in
      Rasterizer(threads: 1).render(list, into: &bitmap)
      return encode(bitmap)
    }
  }

  private func encode(_ bitmap: Bitmap) -> EncodedFrame {
    guard bitmap.isOpaque else {
      let straight = bitmap.straightPixels
      return encode(straight.span.bytes, channels: .rgba)
    }
    return encode(bitmap.pixels.span.bytes, channels: alpha == .kept ? .rgba : .rgb)
  }

  /// Encodes straight RGBA bytes.
  private func encode(_ pixels: RawSpan, channels: PNGChannels) -> EncodedFrame {
    guard
      let encoder = try? PNGEncoder(
        width: width, height: height, channels: channels, options: options)
    else { preconditionFailure("the size was checked when the renderer was made") }
    func bytes(of rows: Range<Int>) -> Range<Int> {
      4 * width * rows.lowerBound..<4 * width * rows.upperBound
    }
    let blocks = stride(from: 0, to: height, by: PixelHash.blockHeight)
      .map { $0..<min($0 + PixelHash.blockHeight, height) }
    return EncodedFrame(
      bytes: encoder.assemble(
        encoder.bands.map { encoder.encode($0, of: pixels) }),
      pixelHash: PixelHash(
        width: width, height: height,
        blocks: blocks.map { PixelHash.blockDigest(pixels.extracting(bytes(of: $0))) }))
  }
}
