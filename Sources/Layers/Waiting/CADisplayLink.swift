import Foundation
import Geometry

/// A timer that fires at every frame, on the timeline.
///
/// Frames lie at whole multiples of the frame duration, counted from the timeline's start, whichever
/// of them are drawn.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether the link is silent; nothing waits for it then.
  @HeardProperty open var isPaused = false {
    didSet {
      guard isAdded, isPaused != oldValue else { return }
      next?.cancel()
      if !isPaused { scheduleNext() }
    }
  }
  /// Frames a second that the link would like; 0: all that there are.
  open var preferredFramesPerSecond = 0
  /// Frames a second that the link would like, as a range.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// When the present frame shows, in seconds of the timeline.
  public private(set) var timestamp: CFTimeInterval = 0
  private var target: Any?
  private let call: (CADisplayLink) -> Void
  private var next: ScheduledBlock?
  private var isValid = true
  private var isAdded = false

  /// Creates a link that calls a method with itself at every frame.
  ///
  /// There are no selectors here, so the method itself is passed: write `step` where the platform's
  /// source has `#selector(step)`. `target` is kept alive by the link.
  public init(target: Any, selector: @escaping (CADisplayLink) -> Void) {
    self.target = target
    call = selector
    super.init()
  }

  /// Creates a link that calls a method without arguments at every frame.
  public convenience init(target: Any, selector: @escaping () -> Void) {
    self.init(target: target, selector: { (_: CADisplayLink) in selector() })
  }

  /// Creates a link that calls `handler` with itself at every frame.
  public convenience init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.init(target: NSNull(), selector: handler)
  }

  /// Seconds from one frame of the timeline to the next.
  open var duration: CFTimeInterval { 1 / Timeline.current.framesPerSecond }

  /// When the frame after the present one shows, in seconds of the timeline.
  open var targetTimestamp: CFTimeInterval { timestamp + 1 / rate }

  /// Starts the link; whichever run loop is named, the timeline fires it.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, !isAdded else { return }
    isAdded = true
    if !isPaused { scheduleNext() }
  }

  /// Stops the link until it is added again.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    next?.cancel()
    isAdded = false
  }

  /// Stops the link for good and lets go of its target.
  open func invalidate() {
    isValid = false
    isAdded = false
    next?.cancel()
    target = nil
  }

  /// How often the link fires, in frames a second.
  private var rate: Double {
    let available = max(Timeline.current.framesPerSecond, 1)
    let wished =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
    return wished > 0 ? min(wished, available) : available
  }

  private func scheduleNext() {
    let timeline = Timeline.current
    let rate = rate
    let frame = (timeline.now * rate + 1e-6).rounded(.down) + 1
    next = timeline.schedule(.repetition(of: "a display link"), at: frame / rate) { [self] in
      timestamp = frame / rate
      next = nil
      call(self)
      // The call may have paused the link, or paused it and let it go on.
      if isAdded, !isPaused, next == nil { scheduleNext() }
    }
  }
}
