import Layers
import Raster
import Typesetting

/// A recording: what every frame shows, and what happened meanwhile.
public struct FrameSequence: Sendable, Hashable {
  /// Frames a second.
  public var rate: FrameRate
  /// Pixels to a point.
  public var scale: Double
  /// What the frames show, from the first one.
  public var frames: [DisplayList]
  /// How the recording ended.
  public var state: PerformanceState
  /// What happened, in order.
  public var events: [Event]
  /// What is probably not as it was meant.
  public var warnings: [String]
  /// The fonts that texts were drawn with, by name.
  public var fonts: [FontIdentity]

  /// Creates a recording.
  public init(
    rate: FrameRate, scale: Double, frames: [DisplayList], state: PerformanceState,
    events: [Event] = [], warnings: [String] = [], fonts: [FontIdentity] = []
  ) {
    self.rate = rate
    self.scale = scale
    self.frames = frames
    self.state = state
    self.events = events
    self.warnings = warnings
    self.fonts = fonts
  }

  /// Returns what frame `index` looks like.
  ///
  /// - Precondition: There is such a frame.
  public func bitmap(ofFrame index: Int) -> Bitmap {
    Rasterizer().render(frames[index])
  }
}

extension FrameSequence {
  /// How a warning about a recording that did not end by its limit begins.
  static let overrunWords = "The recording went on up to its limit"

  /// What is said of a recording that did not end by its limit; nil: it did.
  package var overrun: String? { warnings.last { $0.hasPrefix(Self.overrunWords) } }
}
