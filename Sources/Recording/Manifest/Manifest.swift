import Documents
import ImageCodecs
import Raster
import Typesetting

/// What a directory of frames holds and how it came about; `manifest.json` beside the frames.
///
/// It depends on the command, its inputs and the renderer, and on nothing else: no date, no host,
/// no path. It is written last, so a directory that has one is complete.
public struct Manifest: Sendable, Hashable {
  /// The renderer that made the frames.
  public var renderer: RendererVersion
  /// What was rendered.
  public var subject: Subject
  /// The pictures that went in.
  public var inputs: [Input]
  /// The fonts that texts were drawn with, by name.
  public var fonts: [FontIdentity]
  /// The pictures that came out.
  public var output: Output
  /// When the frames show.
  public var timing: Timing
  /// The frames that were written, in ascending order.
  public var frames: [Frame]
  /// What happened during the run, in order.
  public var events: [Event]
  /// What is probably not as it was meant.
  public var warnings: [String]

  /// Creates a manifest.
  public init(
    renderer: RendererVersion = .current, subject: Subject, inputs: [Input] = [],
    fonts: [FontIdentity] = [], output: Output,
    timing: Timing, frames: [Frame], events: [Event] = [], warnings: [String] = []
  ) {
    self.renderer = renderer
    self.subject = subject
    self.inputs = inputs
    self.fonts = fonts
    self.output = output
    self.timing = timing
    self.frames = frames
    self.events = events
    self.warnings = warnings
  }

  /// The file's name.
  public static let fileName = "manifest.json"
  /// What the document calls its form, without the version.
  static let schemaName = "flipbook-manifest"
  /// What the document calls its form.
  static let schema = "\(schemaName)/1"
}

extension Manifest {
  /// What was rendered: a transition of the catalogue, or a scene.
  public struct Subject: Sendable, Hashable {
    /// The catalogue's name of the transition, or nil for a scene.
    public var transition: String?
    /// The scene's file name, or nil for a transition.
    public var scene: String?
    /// The values of the parameters, in the catalogue's order, as they are written.
    public var parameters: [Parameter]
    /// How progress follows time: a name or `cubic-bezier(…)`.
    public var timing: String
    /// Which way time runs.
    public var direction: PlaybackDirection
    /// The documents that say what is rendered: a scene, a gesture's trace.
    public var documents: [Document]

    /// Creates a subject.
    public init(
      transition: String? = nil, scene: String? = nil, parameters: [Parameter] = [],
      timing: String = "linear", direction: PlaybackDirection = .forwards,
      documents: [Document] = []
    ) {
      self.documents = documents
      self.transition = transition
      self.scene = scene
      self.parameters = parameters
      self.timing = timing
      self.direction = direction
    }
  }

  /// A parameter and its value.
  public struct Parameter: Sendable, Hashable {
    /// The parameter's name.
    public var name: String
    /// Its value.
    public var value: JSONValue

    /// Creates a parameter.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A document that was read.
  public struct Document: Sendable, Hashable {
    /// What it was used for: `scene`, `gesture`.
    public var role: String
    /// The file's name, without directories.
    public var file: String
    /// XXH3-128 of its bytes: `xxh128:` and 32 hexadecimal digits.
    public var hash: String

    /// Creates a document of a known hash.
    public init(role: String, file: String, hash: String) {
      self.role = role
      self.file = file
      self.hash = hash
    }

    /// Creates the document that has some bytes.
    public init(role: String, file: String, bytes: [UInt8]) {
      let digest = bytes.withUnsafeBytes { Digest(of: $0) }
      self.init(role: role, file: file, hash: digest.labelled)
    }
  }

  /// A picture that went in.
  public struct Input: Sendable, Hashable {
    /// What it was used for: `from`, `to`.
    public var role: String
    /// The file's name, without directories.
    public var file: String
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int
    /// The hash of the decoded pixels, converted to the colour space in which frames are drawn.
    public var pixelHash: String

    /// Creates an input.
    public init(role: String, file: String, width: Int, height: Int, pixelHash: String) {
      self.role = role
      self.file = file
      self.width = width
      self.height = height
      self.pixelHash = pixelHash
    }
  }

  /// The pictures that came out.
  public struct Output: Sendable, Hashable {
    /// The names of the frames: `frame_%04d.png`.
    public var pattern: String
    /// The width, in pixels.
    public var width: Int
    /// The height, in pixels.
    public var height: Int
    /// Pixels per point.
    public var scale: Double
    /// What lies behind everything, as `#rrggbb` or `#rrggbbaa`.
    public var background: String
    /// The name of the colour profile that the pixels are in.
    public var colorProfile: String
    /// How the files are compressed: a preset's name.
    public var compression: String

    /// Creates an output.
    public init(
      pattern: String, width: Int, height: Int, scale: Double, background: String,
      colorProfile: String = "sRGB", compression: String = PNGOptions.Preset.fast.rawValue
    ) {
      self.compression = compression
      self.colorProfile = colorProfile
      self.pattern = pattern
      self.width = width
      self.height = height
      self.scale = scale
      self.background = background
    }
  }

  /// When the frames show.
  public struct Timing: Sendable, Hashable {
    /// Frames a second.
    public var rate: FrameRate
    /// How many frames the whole sequence has, written or not.
    public var frameCount: Int
    /// How long the animation takes, in seconds.
    public var duration: Double
    /// For how long the first frame stands still before the animation, in seconds.
    public var holdFirst: Fraction
    /// For how long the last frame stands still after the animation, in seconds.
    public var holdLast: Fraction

    /// Creates a timing.
    public init(
      rate: FrameRate, frameCount: Int, duration: Double, holdFirst: Fraction = .zero,
      holdLast: Fraction = .zero
    ) {
      self.rate = rate
      self.frameCount = frameCount
      self.duration = duration
      self.holdFirst = holdFirst
      self.holdLast = holdLast
    }

    /// Returns for how long a frame shows, in seconds.
    public func delay(ofFrame index: Int) -> Fraction {
      var delay = rate.frameDuration
      if index == 0 { delay = delay + holdFirst }
      if index == frameCount - 1 { delay = delay + holdLast }
      return delay
    }
  }

  /// A frame that was written.
  public struct Frame: Sendable, Hashable {
    /// The frame's number, from 0.
    public var index: Int
    /// The file's name.
    public var file: String
    /// The hash of the pixels; see `PixelHash`.
    public var pixelHash: String

    /// Creates a frame.
    public init(index: Int, file: String, pixelHash: String) {
      self.index = index
      self.file = file
      self.pixelHash = pixelHash
    }
  }

  /// Something that happened during the run.
  public struct Event: Sendable, Hashable {
    /// When, in seconds of the virtual clock.
    public var time: Double
    /// What happened, such as `viewWillAppear` or `animateTransition`.
    public var kind: String
    /// What it happened to.
    public var subject: String
    /// What else is known; may be empty.
    public var detail: String

    /// Creates an event.
    public init(time: Double, kind: String, subject: String, detail: String = "") {
      self.time = time
      self.kind = kind
      self.subject = subject
      self.detail = detail
    }
  }
}
