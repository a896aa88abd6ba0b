import Foundation
import Layers
import Raster
import Views

/// Records what happens in a window, frame by frame, on the virtual clock.
///
/// ```swift
/// Timeline.current = Timeline()
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.rootViewController = first
/// window.makeKeyAndVisible()
/// let sequence = Recorder(window: window, scale: 3).record {
///   first.present(second, animated: true)
/// }
/// ```
@preconcurrency @MainActor
public final class Recorder {
  /// The window.
  public let window: UIWindow
  /// Pixels to a point.
  public let scale: Double
  /// Frames a second.
  public let rate: FrameRate
  /// What lies behind everything.
  public let background: Color

  /// Creates a recorder of a window that is on the current timeline.
  ///
  /// `UIScreen.main` gets the window's size and the scale unless it has been configured.
  ///
  /// - Precondition: The scale is positive and finite.
  public init(
    window: UIWindow, scale: Double = 1, rate: FrameRate = .standard, background: Color = .black
  ) {
    precondition(scale > 0 && scale.isFinite, "a scale is a positive number")
    self.window = window
    self.scale = scale
    self.rate = rate
    self.background = background
    UIScreen.main.follow(recordingOf: window, scale: scale)
  }

  /// Runs `action` and records until nothing is due any more on the timeline.
  ///
  /// A repeating timer or a display link that nobody stops does not keep a change of screens going;
  /// anything else it keeps going up to the limit.
  ///
  /// Frame 0 shows what the action has changed at once; the last frame shows the finished state.
  ///
  /// - Parameters:
  ///   - limit: When to give up on what does not end, in seconds.
  ///   - action: What to record: most often a call that presents, pushes or animates.
  /// - Returns: The frames, as display lists. They are values: draw them where and when you like.
  public func record(limit: Double = 60, _ action: @escaping () -> Void) -> FrameSequence {
    let performance = WindowPerformance(
      window, scale: scale, background: background, action: action)
    let player = FramePlayer(performance, rate: rate, limit: limit)
    let eventCount = Timeline.current.events.count
    var frames: [DisplayList] = []
    while player.advance() { frames.append(player.displayList()) }
    if player.state != .over { Timeline.current.blame(after: limit) }
    return FrameSequence(
      rate: rate, scale: scale, frames: frames, state: player.state,
      events: Array(Timeline.current.events[eventCount...]), warnings: Timeline.current.warnings,
      fonts: Timeline.current.fonts)
  }

  /// Lets a finger follow `trace` on the window, and records until nothing is due any more.
  ///
  /// The recognisers of the window's views get what they would get on a device, so what comes of it
  /// is up to the recorded code: its thresholds decide between the end and the way back.
  ///
  /// - Parameters:
  ///   - trace: Where the finger is, in points of the window.
  ///   - limit: When to give up on what does not end, in seconds.
  /// - Returns: The frames; the first shows the window before the finger comes down.
  public func record(following trace: GestureTrace, limit: Double = 60) -> FrameSequence {
    let arena = TouchArena(window: window)
    return record(limit: limit) { [window] in trace.play(in: window.bounds.size, to: arena) }
  }
}

extension Timeline {
  /// Says what has kept a recording from its end: a hand that does not let go, what repeats, or a
  /// limit that came too early.
  fileprivate func blame(after limit: Double) {
    let open = Stage.current.openTransitions
    for transition in open where transition.context.isInteractive { transition.reportHand() }
    guard !open.contains(where: { $0.isOverdue || $0.context.isInteractive }) else { return }
    let names = repetitions.joined(separator: ", ")
    let isRepetition = open.isEmpty && !hasWork && !names.isEmpty
    warn(
      "\(FrameSequence.overrunWords) of \(limit) s"
        + (isRepetition
          ? " because of \(names): stop what repeats, or give" : ", and was not over then: give")
        + " record(limit:) how long to record")
  }
}
