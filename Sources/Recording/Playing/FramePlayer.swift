import Layers
import Raster

/// Takes a performance from frame to frame.
///
/// Frame i shows at i divided by the rate. The last frame is the first one at which the performance
/// is over, and shows its finished state.
///
/// The player keeps to the timeline that is current when it is made, also if others have come in
/// between: several performances may be played by turns.
@MainActor
public final class FramePlayer {
  /// The frame at which the performance stands; −1 before the first.
  public private(set) var index = -1
  /// Frames a second.
  public let rate: FrameRate
  private let performance: any Performance
  private let timing: PlaybackTiming
  private let limit: Double
  private let timeline: Timeline
  /// When the performance began, on the timeline.
  private var beginning = 0.0

  /// Creates a player in front of the first frame.
  ///
  /// - Parameters:
  ///   - performance: What to play, on the current timeline.
  ///   - rate: Frames a second.
  ///   - timing: How time goes by.
  ///   - limit: When to give up on a performance that does not end, in seconds.
  public init(
    _ performance: any Performance, rate: FrameRate, timing: PlaybackTiming = .linear,
    limit: Double = 3600
  ) {
    self.performance = performance
    self.rate = rate
    self.timing = timing
    self.limit = limit
    timeline = .current
  }
}

extension FramePlayer {
  /// Goes on to the next frame.
  ///
  /// - Returns: Whether there is one.
  public func advance() -> Bool {
    guard index < 0 || state == .running else { return false }
    onTimeline {
      if index < 0 {
        beginning = timeline.now
        performance.begin()
      }
      index += 1
      let moment = timing.moment(at: time, duration: performance.duration)
      timeline.advance(to: beginning + moment)
    }
    return true
  }

  /// When the present frame shows, in seconds.
  public var time: Double { rate.time(ofFrame: index) }

  /// What the present frame looks like.
  public func displayList() -> DisplayList {
    onTimeline { performance.displayList() }
  }

  /// How far the performance has come.
  public var state: PerformanceState {
    let state = onTimeline { performance.state }
    return state == .running && index >= 0 && time >= limit ? .stuck : state
  }

  /// Runs `body` with the player's timeline as the current one.
  private func onTimeline<Result>(_ body: () -> Result) -> Result {
    let other = Timeline.current
    Timeline.current = timeline
    defer { Timeline.current = other }
    return body()
  }
}
