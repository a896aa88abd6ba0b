import Raster

/// An animated PNG: what its frames are, with their pixels still packed.
///
/// The file is checked as a whole when it is opened: checksums, the order of its chunks and their
/// sequence numbers, the place of every frame. Pixels are unpacked by ``images``, one frame at a
/// time.
public struct AnimatedPNG: Sendable {
  /// The width of the picture that frames are drawn into, in pixels.
  public let width: Int
  /// The height of the picture that frames are drawn into, in pixels.
  public let height: Int
  /// The colour profile of all frames.
  public let profile: ColorProfile
  /// How often the animation plays; 0: without end.
  public let playCount: Int
  /// Whether the picture that programs without animation show is none of the frames.
  public let hasSeparatePicture: Bool
  /// The frames, in their order.
  public let frames: [Frame]
  /// What the file says about itself.
  public let facts: ImageFacts
  /// The file's path, `-` for standard input, or nothing for bytes from memory.
  public internal(set) var source: String?
  /// The file.
  package let bytes: [UInt8]
  /// What all frames share.
  let contents: PNGContents
}

extension AnimatedPNG {
  /// A frame as its control chunk describes it.
  public struct Frame: Sendable, Hashable {
    /// The part of the picture that the frame's pixels are drawn into.
    public let area: PixelRect
    /// For how long the frame shows.
    public let delay: Delay
    /// What becomes of the frame's area before the next frame is drawn.
    public let disposal: Disposal
    /// How the frame's pixels are drawn.
    public let blending: Blending
    /// Where its packed pixels stand in the file.
    let data: [Range<Int>]
    /// Whether those are in chunks of its own, and not in the picture's.
    let hasOwnData: Bool
  }

  /// A time in seconds, as a fraction as the file has it.
  public struct Delay: Sendable, Hashable {
    /// The dividend.
    public let numerator: Int
    /// The divisor, which is above 0: a file's 0 means 100.
    public let denominator: Int

    /// Creates a delay from a file's two numbers.
    init(numerator: Int, denominator: Int) {
      self.numerator = numerator
      self.denominator = denominator == 0 ? 100 : denominator
    }
  }

  /// What becomes of a frame's area before the next frame is drawn.
  public enum Disposal: Int, Sendable, Hashable {
    /// It stays as it is.
    case none
    /// It becomes clear.
    case background
    /// It becomes what it was before the frame; before the first frame it was clear.
    case previous
  }

  /// How a frame's pixels are drawn.
  public enum Blending: Int, Sendable, Hashable {
    /// They take the place of what is there.
    case source
    /// They are composited over what is there.
    case over
  }
}

extension ImageReader {
  /// Opens the animated PNG at `path`.
  ///
  /// - Returns: nil if the file is something else, be it a still picture or none at all.
  /// - Throws: The reason why an animated PNG is refused, or why the file cannot be read.
  public func readAnimation(path: String) throws(ImageReadingError) -> AnimatedPNG? {
    let input = try InputBytes(path: path, limit: limits.fileByteCount)
    return try readAnimation(bytes: input.bytes, from: path)
  }

  /// Opens an animated PNG from the bytes of its file, which errors call `source`.
  ///
  /// - Returns: nil if the file is something else, be it a still picture or none at all.
  public func readAnimation(
    bytes: [UInt8], from source: String? = nil
  ) throws(ImageReadingError) -> AnimatedPNG? {
    guard bytes.span.starts(with: PNGContents.signature) else { return nil }
    do {
      var animation = try AnimatedPNG(bytes, limits: limits)
      animation?.source = source
      return animation
    } catch {
      throw ImageReadingError(error.fault, at: error.place, in: source)
    }
  }
}
