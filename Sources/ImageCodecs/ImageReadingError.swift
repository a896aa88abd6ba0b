import Raster

/// Why a picture file was refused: which file, where in it, what was declared and what was found.
public struct ImageReadingError: Error, Sendable, Hashable {
  /// A place in a file.
  public struct Place: Sendable, Hashable {
    /// The PNG chunk or JPEG segment, or nothing when the place is in none.
    public var piece: String?
    /// The byte offset in the file.
    public var offset: Int

    /// Creates a place from a piece's name and a byte offset.
    public init(piece: String?, offset: Int) {
      self.piece = piece
      self.offset = offset
    }
  }

  /// What is wrong.
  public enum Fault: Sendable, Hashable {
    /// The file cannot be opened or read; `code` is the system's error number.
    case unreadable(code: Int32)
    /// The file is larger than the limit.
    case fileTooLarge(byteCount: Int, limit: Int)
    /// There is not a single byte.
    case empty
    /// The first bytes belong to no picture that can be read.
    case unknownFormat(Lookalike?, firstBytes: [UInt8])
    /// The file stops inside a piece that declares more bytes, or before a piece it must have.
    case truncated(expected: Int, found: Int)
    /// The file stops before a chunk that must be there.
    case missingChunk(name: String)
    /// A PNG chunk's checksum differs.
    case checksum(declared: UInt32, found: UInt32)
    /// A chunk's four letters are not letters.
    case chunkName(bytes: [UInt8])
    /// A chunk has a length it cannot have.
    case chunkLength(found: Int, allowed: ClosedRange<Int>)
    /// A chunk stands where it must not: too early, too late, or a second time.
    case chunkOrder(after: String?)
    /// A chunk that must be understood to read the picture is not known.
    case unknownCriticalChunk
    /// A chunk is larger than the limit.
    case pieceTooLarge(byteCount: Int, limit: Int)
    /// There are more chunks or segments than the limit.
    case tooManyPieces(limit: Int)
    /// A side is 0 or beyond what the format allows.
    case sides(width: Int, height: Int)
    /// There are more pixels than the limit.
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// A header field has a value that the format does not know.
    case header(Field, value: Int)
    /// The bit depth does not exist for the colour type.
    case depth(bits: Int, colorType: Int)
    /// The kind of picture is valid but not read here.
    case unsupported(Unsupported)
    /// The palette has entries that do not fill whole colours, or too many, or none.
    case palette(byteCount: Int)
    /// The compressed pixels are damaged; `detail` is the decoder's own wording.
    case damagedPixels(row: Int?, detail: String)
    /// The compressed pixels end too early.
    case missingPixels(row: Int?)
    /// A row names a filter that does not exist.
    case filter(row: Int)
    /// The checksum over all pixels differs.
    case pixelChecksum
    /// A chunk of an animation has another number than the one that follows the one before it.
    case sequenceNumber(expected: Int, found: Int)
    /// A frame of an animation does not lie in the picture, or is empty; a first frame that is the
    /// picture itself may only cover all of it.
    case frameArea(PixelRect, width: Int, height: Int)
    /// A frame of an animation is disposed of or blended in a way that does not exist.
    case frameOperation(FrameField, value: Int)
    /// A frame of an animation, counted from 0, has no pixels.
    case frameWithoutPixels(index: Int)
    /// An animation has another number of frames than it declares.
    case frameCount(declared: Int, found: Int)
    /// An animation has no frame, or more than the limit.
    case tooManyFrames(declared: Int, limit: Int)
    /// A segment of a JPEG makes no sense.
    case segment
    /// There is not enough memory for the pixels.
    case outOfMemory(byteCount: Int)
  }

  /// A field of a PNG header.
  public enum Field: String, Sendable, Hashable {
    case colorType
    case compression
    case filter
    case interlace
  }

  /// A field of a frame of an animated PNG.
  public enum FrameField: String, Sendable, Hashable {
    case disposal
    case blending
  }

  /// A file that is recognised although it cannot be read.
  public enum Lookalike: String, Sendable, Hashable, CaseIterable {
    /// A PNG signature of which only the start is there.
    case cutPNG
    /// A PNG whose line endings were converted.
    case lineEndingPNG
    /// A PNG whose bytes lost their highest bit.
    case sevenBitPNG
    case gif
    case webP
    case heic
    case avif
    case jpegXL
    case tiff
    case bmp
    case photoshop
    case pdf
    case svg
    case json
  }

  /// A kind of picture that is valid elsewhere.
  public enum Unsupported: Sendable, Hashable {
    /// A JPEG of four inks.
    case cmyk
    /// A JPEG with other than 8 bits a sample.
    case jpegDepth(bits: Int)
    /// A JPEG process such as lossless or hierarchical; `marker` is its second byte.
    case jpegProcess(marker: UInt8)
    /// A JPEG with a number of components that names no colour space.
    case jpegComponents(count: Int)
    /// A phone-build PNG (`CgBI`) of a kind that phone builds do not make.
    case phoneBuild(bits: Int, colorType: Int)
    /// Compressed pixels of more than 2^31 − 16 bytes.
    case hugeStream(byteCount: Int)
  }

  /// The file's path, `-` for standard input, or nothing for bytes from memory.
  public var source: String?
  /// Where in the file.
  public var place: Place?
  /// What is wrong there.
  public var fault: Fault

  /// Creates an error about a place in a file.
  public init(_ fault: Fault, at place: Place? = nil, in source: String? = nil) {
    self.source = source
    self.place = place
    self.fault = fault
  }

  init(_ fault: Fault, piece: String? = nil, offset: Int) {
    self.init(fault, at: Place(piece: piece, offset: offset))
  }
}
