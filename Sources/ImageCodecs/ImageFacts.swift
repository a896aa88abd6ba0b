/// What a picture file says about itself, beside its pixels.
public struct ImageFacts: Sendable, Hashable {
  /// A kind of file.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// JPEG, baseline or progressive.
    case jpeg
    /// Pixels that did not come from a file.
    case raw
  }

  /// How samples are arranged in the file.
  public enum Layout: String, Sendable, Hashable, CaseIterable {
    /// One sample a pixel.
    case grey
    /// A grey sample and alpha.
    case greyAlpha
    /// Red, green and blue; in JPEG usually stored as luminance and two colour differences.
    case rgb
    /// Red, green, blue and alpha.
    case rgba
    /// An index into a table of colours.
    case palette
  }

  /// A piece of a file: a PNG chunk or a JPEG segment.
  public struct Piece: Sendable, Hashable {
    /// The chunk's four letters, or the JPEG marker's usual name such as `APP2`.
    public var name: String
    /// Where its first byte stands in the file.
    public var offset: Int
    /// The length of its contents, in bytes.
    public var length: Int

    /// Creates a piece from its name, place and length.
    public init(name: String, offset: Int, length: Int) {
      self.name = name
      self.offset = offset
      self.length = length
    }
  }

  /// The animation that an animated PNG announces.
  public struct Animation: Sendable, Hashable {
    /// The number of frames.
    public var frameCount: Int
    /// How often it plays; 0 means for ever.
    public var playCount: Int

    /// Creates an announcement.
    public init(frameCount: Int, playCount: Int) {
      self.frameCount = frameCount
      self.playCount = playCount
    }
  }

  /// Something that was passed over while reading, without harm to the pixels.
  public enum Notice: Sendable, Hashable {
    /// An optional chunk has a wrong checksum and was dropped.
    case droppedChunk(name: String, offset: Int, declaredChecksum: UInt32, foundChecksum: UInt32)
    /// A chunk stands where it means nothing, or contradicts the rest, and was dropped.
    case ignoredChunk(name: String, offset: Int, reason: Reason)
    /// Pixels name a palette entry that does not exist; they are opaque black.
    case paletteOverrun(highestIndex: Int, entryCount: Int)
    /// Bytes that belong to nothing, after the end of the picture.
    case bytesAfterEnd(offset: Int, count: Int)
    /// Bytes that belong to nothing, between the segments of a JPEG.
    case strayBytes
    /// More of the same followed and is not listed.
    case more

    /// Why a chunk was passed over.
    public enum Reason: String, Sendable, Hashable {
      /// It has no meaning for this kind of picture.
      case notForThisKind
      /// It comes too early or too late, or a second time.
      case misplaced
      /// Its contents make no sense.
      case malformed
      /// It is larger than the limits allow.
      case overLimit
      /// It is not used by this program.
      case unsupported
    }
  }

  /// The kind of file.
  public var format: Format
  /// Bits a sample in the file; 8 for pixels that did not come from a file.
  public var bitDepth = 8
  /// How samples are arranged in the file.
  public var layout = Layout.rgba
  /// Whether rows are stored in several passes: Adam7 in PNG, progressive in JPEG.
  public var isInterlaced = false
  /// Whether the file is a PNG as phone builds have it, with a `CgBI` chunk.
  public var isPhoneBuild = false
  /// The orientation that a JPEG asked for, which has been applied; `up` for everything else.
  public var orientation = Orientation.up
  /// The size of the file, in bytes.
  public var byteCount = 0
  /// The pieces of the file, in order; JPEG lists those before the pixels.
  public var pieces: [Piece] = []
  /// The writing program, from a PNG's `tEXt Software`.
  public var software: String?
  /// Pixels in a metre across and down, from a PNG's `pHYs`.
  public var pixelsPerMetre: PixelDensity?
  /// The animation that an animated PNG announces; its default image is what was read.
  public var animation: Animation?
  /// What was passed over.
  public private(set) var notices: [Notice] = []

  /// Creates facts about a file of a given kind.
  public init(format: Format) {
    self.format = format
  }

  /// Adds a notice, up to a few dozen.
  mutating func add(_ notice: Notice) {
    let most = 32
    if notices.count < most {
      notices.append(notice)
    } else if notices.count == most {
      notices.append(.more)
    }
  }
}

/// How many pixels there are in a metre, across and down.
public struct PixelDensity: Sendable, Hashable {
  /// Pixels in a metre, across.
  public var horizontal: Int
  /// Pixels in a metre, down.
  public var vertical: Int

  /// Creates a density from two counts.
  public init(horizontal: Int, vertical: Int) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the density of a picture that has `scale` pixels a point, at 72 points an inch.
  ///
  /// An inch is 0.0254 m: scale 1, 2, 3 gives 2835, 5669, 8504.
  public init(scale: Double) {
    let perMetre = (72 * scale / 0.0254).rounded()
    let count = perMetre >= 1 ? Int(min(perMetre, Double(Int32.max))) : 1
    self.init(horizontal: count, vertical: count)
  }
}
