import ImageCodecs

/// A sequence of frames as it lies on disk, in whichever form; opened, with no pixels read yet.
public struct StoredSequence: Sendable {
  /// How a sequence is stored.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// One picture: a sequence of one frame.
    case picture
    /// A directory of pictures, and perhaps a `manifest.json` that says how fast they show.
    case directory
    /// An animated PNG.
    case animation
    /// A `manifest.json`, with the hash of every frame and perhaps their pictures beside it.
    case manifest
    /// A `golden.json`, with the hash of every frame and a few pictures beside it.
    case golden
  }

  /// The path under which it was found.
  public let path: String
  /// How it is stored.
  public let form: Form
  /// The frames, in their order.
  public let frames: [Frame]
  /// Frames a second as a fraction, `60/1`; nil if nothing says so.
  public let rate: String?
  /// The fonts that texts in it were drawn with, as far as something says so.
  public let fonts: [FontRecord]
  /// The limits that a `golden.json` states.
  public let limits: [ComparisonLimit]
  /// How much its pictures may ask for.
  public let imageLimits: ImageLimits
  /// What has been read of it already, since a pipe can be read only once.
  let contents: Contents

  /// What is held of a file.
  enum Contents: Sendable {
    /// Nothing: pictures are files of their own.
    case none
    /// The bytes of a picture.
    case picture([UInt8])
    /// An animated PNG.
    case animation(AnimatedPNG)
    /// Frames that are drawn when they are asked for, by their names.
    case drawn(@Sendable (String) -> StraightImage)
  }

  /// Creates a sequence.
  init(
    path: String, form: Form, frames: [Frame], rate: String? = nil,
    fonts: [FontRecord] = [], limits: [ComparisonLimit] = [],
    imageLimits: ImageLimits = ImageLimits(), contents: Contents = .none
  ) {
    self.path = path
    self.form = form
    self.frames = frames
    self.rate = rate
    self.fonts = fonts
    self.limits = limits
    self.imageLimits = imageLimits
    self.contents = contents
  }
}

extension StoredSequence {
  /// A sequence that is still to be written, and has no frames yet.
  ///
  /// - Precondition: A directory or a single file is meant, not a document.
  public static func unwritten(_ path: String, form: Form) -> StoredSequence {
    precondition(form != .manifest && form != .golden, "documents are written into directories")
    return StoredSequence(path: path, form: form, frames: [])
  }

  /// A sequence that is stored nowhere: its frames are drawn when they are asked for.
  ///
  /// - Parameters:
  ///   - names: What the frames are called, in their order.
  ///   - rate: Frames a second as a fraction in lowest terms, `60/1`; nil if it does not matter.
  ///   - fonts: The fonts that texts are drawn with.
  ///   - draw: Draws the frame of a name.
  /// - Returns: The sequence.
  public static func drawn(
    _ names: [String], rate: String? = nil, fonts: [FontRecord] = [],
    _ draw: @escaping @Sendable (String) -> StraightImage
  ) -> StoredSequence {
    StoredSequence(
      path: "", form: .directory, frames: names.map { Frame(name: $0) }, rate: rate,
      fonts: fonts, contents: .drawn(draw))
  }

  /// A frame as it is stored.
  public struct Frame: Sendable, Hashable {
    /// What the frame is called: its file's path within the sequence.
    public var name: String
    /// Where its pixels are; nil if they are not kept.
    public var location: PictureLocation?
    /// What a document says about it; nil where pixels alone count.
    public var record: FrameRecord?

    /// Creates a frame.
    public init(name: String, location: PictureLocation? = nil, record: FrameRecord? = nil) {
      self.name = name
      self.location = location
      self.record = record
    }
  }

  /// Returns the sequence with only those of its frames that a rule wants.
  public func filtered(_ isWanted: (Frame) -> Bool) -> StoredSequence {
    StoredSequence(
      path: path, form: form, frames: frames.filter(isWanted), rate: rate, fonts: fonts,
      limits: limits, imageLimits: imageLimits, contents: contents)
  }

  /// What a report says about the sequence.
  public var side: SequenceReport.Side {
    SequenceReport.Side(path: path, form: form, frameCount: frames.count, rate: rate, fonts: fonts)
  }

  /// Whether names tell which frames belong together; an animation's and a single picture's do not.
  var hasNames: Bool {
    switch form {
    case .directory, .manifest, .golden: true
    case .picture, .animation: false
    }
  }

  /// Returns what frames without files are called: `frame_0000.png` and on.
  static func name(ofFrame index: Int, of count: Int) -> String {
    let digits = max(4, "\(max(count, 1) - 1)".count)
    let number = "\(index)"
    return "frame_" + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }
}
