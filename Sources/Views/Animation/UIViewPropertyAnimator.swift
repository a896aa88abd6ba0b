import Foundation
import Geometry
import Layers

/// Plays the changes made in its blocks, and lets them be paused, turned back and moved by hand.
///
/// The blocks run when the animator becomes active: when it is started or paused, or given a
/// fraction. The properties then have their new values, and what is seen follows.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How progress follows from time.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The seconds from the start to the end; a spring given by its parts has its own.
  public let duration: TimeInterval
  /// The seconds before anything moves.
  open private(set) var delay: TimeInterval = 0
  /// Whether touches reach the views meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether touches are looked for where views are seen; kept, not used.
  open var isManualHitTestingEnabled = false
  /// Whether the animations can be paused and stopped on the way.
  open var isInterruptible = true
  /// Whether a fraction set by hand is the progress itself, not the time on the curve.
  open var scrubsLinearly = true
  /// Whether the animator rests at the end, still active and without completing.
  open var pausesOnCompletion = false

  /// What the animator is doing.
  open package(set) var state = UIViewAnimatingState.inactive
  /// What plays the animations.
  package let core: AnimatorCore
  private var waitingBlocks: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a timing; a spring given by its parts ignores the duration.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let pace = AnimationPace(parameters, settlingIn: duration)
    self.duration = parameters.naturalDuration ?? max(duration, 0)
    core = AnimatorCore(pace: pace, duration: self.duration)
    super.init()
    core.animator = self
  }

  /// Creates an animator of no duration, for a variable to begin with.
  public convenience override init() {
    self.init(duration: 0, curve: .easeInOut)
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve that has two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that has settled at the end; a ratio of 1 does not overshoot.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator, and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 0xF)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding

  /// Adds changes that are shown in the last part of what remains, `delayFactor` of it left out.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "a stopped animator takes no animations")
    let factor = min(max(Double(delayFactor), 0), 1)
    if state == .active {
      core.record(delayFactor: factor, animation)
    } else {
      waitingBlocks.append((animation, factor))
    }
  }

  /// Adds changes that are shown in what remains.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block that is told where the animations ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Returns, when the animations have ended, where that was.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { next in
      addCompletion { next.resume(returning: $0) }
    }
  }

  // MARK: Playing

  /// Whether the animations move.
  open var isRunning: Bool { core.isRunning }

  /// Whether the animations play towards their start.
  open var isReversed: Bool {
    get { core.direction == .backwards }
    set { core.turn(newValue ? .backwards : .forwards) }
  }

  /// How far the animations have come, 0 to 1, in the direction in which they play.
  ///
  /// Setting it makes the animator active and pauses it there.
  open var fractionComplete: CGFloat {
    get { CGFloat(isReversed ? 1 - core.fraction : core.fraction) }
    set {
      pauseAnimation()
      let fraction = min(max(Double(newValue), 0), 1)
      core.scrub(to: isReversed ? 1 - fraction : fraction)
    }
  }

  /// Starts or resumes the animations.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animations, `delay` seconds from now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "a stopped animator is finished before it starts again")
    guard !isRunning else { return }
    if state == .inactive { self.delay = max(delay, 0) }
    activate()
    core.resume(pace: nil, duration: nil, delay: max(delay, 0))
  }

  /// Stops the animations where they are, to be resumed.
  open func pauseAnimation() {
    precondition(state != .stopped, "a stopped animator cannot be paused")
    activate()
    core.pause()
  }

  /// Resumes paused animations with another timing, over another time.
  ///
  /// The rest takes `durationFactor` times the animator's duration; 0: as long as what remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(state == .active, "only an active animator can be continued")
    core.pause()
    let rest =
      durationFactor > 0 ? Double(durationFactor) * duration : core.remainingFraction * duration
    let pace = parameters.map { AnimationPace($0, settlingIn: rest) }
    core.resume(pace: pace, duration: parameters?.naturalDuration ?? rest, delay: 0)
  }

  // MARK: Ending

  /// Ends the animations where they are; the properties keep what is seen.
  ///
  /// Without finishing the animator becomes inactive, and no completion runs; otherwise
  /// ``finishAnimation(at:)`` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    core.freeze()
    if withoutFinishing {
      core.forget()
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Brings stopped animations to a position and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "only a stopped animator can be finished")
    conclude(at: finalPosition)
  }

  /// Gives the properties their values for a position, and runs the completions.
  package func conclude(at position: UIViewAnimatingPosition) {
    core.settle(at: position)
    state = .inactive
    let handlers = completions
    completions = []
    Stage.current.blocks.outside {
      for handler in handlers { handler(position) }
    }
  }

  /// Runs the waiting blocks, if the animator is not active yet.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    core.reset()
    let blocks = waitingBlocks
    waitingBlocks = []
    for block in blocks { core.record(delayFactor: block.delayFactor, block.changes) }
  }
}
