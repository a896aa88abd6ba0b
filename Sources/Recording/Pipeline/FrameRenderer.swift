import ImageCodecs
import Raster

/// Draws display lists of one size and encodes the pictures.
///
/// The same list gives the same bytes, on whatever thread and after whatever other list. Bands that
/// show the same as in a frame shortly before are taken from there, already encoded.
public struct FrameRenderer: Sendable {
  /// The width of every frame, in pixels.
  public let width: Int
  /// The height of every frame, in pixels.
  public let height: Int
  /// How the frames are written.
  public let options: PNGOptions
  /// Whether frames may have pixels that are not opaque.
  public let alpha: Alpha
  private let bitmaps: BitmapPool
  private let store: BandStore

  /// Whether frames may have pixels that are not opaque.
  public enum Alpha: Sendable, Hashable {
    /// All frames keep their alpha, so that all have the same channels.
    case kept
    /// Frames that are opaque have no alpha.
    case keptIfNeeded
  }

  /// How many versions of a band are kept for later frames.
  private static let keptVersions = 6

  /// What is taken from earlier frames; it changes no byte of any.
  package enum Reuse: Sendable, Hashable {
    /// Bands that show the same.
    case bands
    /// Nothing: every frame is drawn and encoded as if it were the only one.
    case nothing
  }

  /// Creates a renderer of frames of a size.
  ///
  /// - Throws: `ImageWritingError` if no PNG has that size.
  public init(
    width: Int, height: Int, alpha: Alpha, options: PNGOptions
  ) throws(ImageWritingError) {
    try self.init(width: width, height: height, alpha: alpha, options: options, reuse: .bands)
  }

  /// Creates a renderer of frames of a size that takes from earlier ones what it is told to.
  ///
  /// - Throws: `ImageWritingError` if no PNG has that size.
  package init(
    width: Int, height: Int, alpha: Alpha, options: PNGOptions, reuse: Reuse
  ) throws(ImageWritingError) {
    let encoder = try PNGEncoder(width: width, height: height, channels: .rgba, options: options)
    self.width = width
    self.height = height
    self.alpha = alpha
    self.options = options
    bitmaps = BitmapPool(width: width, height: height)
    store = BandStore(
      bandCount: encoder.bands.count, depth: reuse == .bands ? Self.keptVersions : 0)
  }

  /// Draws a display list and encodes the picture, on the calling thread.
  ///
  /// - Precondition: The list has the renderer's size.
  public func render(_ list: DisplayList) -> EncodedFrame {
    precondition(list.width == width && list.height == height, "frames have one size")
    let plan = Rasterizer(threads: 1).plan(list)
    let drawing = FrameDrawing(plan)
    return bitmaps.withBitmap { bitmap in
      if alpha == .keptIfNeeded,
        let frame = drawing.encode(in: &bitmap, encoder(.rgb), store)
      {
        return frame
      }
      guard let frame = drawing.encode(in: &bitmap, encoder(.rgba), store) else {
        preconditionFailure("every picture can be encoded with its alpha")
      }
      return frame
    }
  }

  /// Runs `body` with a bitmap of the frames' size, whatever it holds.
  func withBitmap<Result>(_ body: (inout Bitmap) -> Result) -> Result {
    bitmaps.withBitmap(body)
  }

  private func encoder(_ channels: PNGChannels) -> PNGEncoder {
    guard
      let encoder = try? PNGEncoder(
        width: width, height: height, channels: channels, options: options)
    else { preconditionFailure("the size was checked when the renderer was made") }
    return encoder
  }
}
