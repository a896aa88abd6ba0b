import Layers
import Typesetting

/// What there is to know about a performance before its first frame is drawn.
///
/// Found by playing it without looking. The clock is virtual, so the recorded run does exactly the
/// same again.
public struct Rehearsal: Sendable, Hashable {
  /// How many frames there are.
  public let frameCount: Int
  /// How long it is shown, in seconds: as its timing says, or else by its own account.
  public let duration: Double
  /// How it ended.
  public let state: PerformanceState
  /// What happened, in order.
  public let events: [Event]
  /// What is probably not as it was meant.
  public let warnings: [String]
  /// The fonts that texts are drawn with, by name.
  public let fonts: [FontIdentity]

  /// Plays a performance that `make` puts on, on a timeline of its own.
  @MainActor
  public init(
    rate: FrameRate, timing: PlaybackTiming = .linear, limit: Double = 3600,
    _ make: () throws -> any Performance
  ) rethrows {
    let performance = try Timeline.putOn(at: rate, make)
    let player = FramePlayer(performance, rate: rate, timing: timing, limit: limit)
    while player.advance() {}
    frameCount = player.index + 1
    duration = timing.length(of: performance.duration)
    state = player.state
    events = Timeline.current.events
    warnings = Timeline.current.warnings
    fonts = Timeline.current.fonts
  }
}

extension Timeline {
  /// Makes a performance on a new timeline, which becomes the current one.
  @MainActor
  public static func putOn(
    at rate: FrameRate, _ make: () throws -> any Performance
  ) rethrows -> any Performance {
    current = Timeline()
    current.framesPerSecond = rate.framesPerSecond.value
    return try make()
  }
}
