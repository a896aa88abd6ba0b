import Foundation
import Layers

/// Drives a transition by a percentage, by stopping and moving the time of its container.
///
/// Whatever the animator has put into the container follows: view animations, layer animations,
/// keyframes and springs alike. View animations made under it are linear. When the gesture ends,
/// time goes on to the end, or back to the beginning, on the completion curve. An animator that
/// supplies a property animator is moved through that one instead.
///
/// ```
/// finish   elapsed = D · (p + (1 − p) · E(r))      over (1 − p) · D / completionSpeed
/// cancel   elapsed = D · p · (1 − E(r))            over p · D / completionSpeed
/// ```
///
/// D: the animator's declared duration, p: the percentage, r: the elapsed part of the remainder,
/// E: the completion curve. Calls that come after the end of the gesture change nothing.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The animator's declared duration, in seconds.
  open var duration: CGFloat { CGFloat(context?.transition?.duration ?? 0) }
  /// How far the transition has come, from 0 to 1: the last update.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest plays, positive; 1 is the animator's own pace.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// Whether the transition starts under the gesture, as opposed to being paused later.
  open var wantsInteractiveStart = true
  /// The timing of the rest when a property animator is driven; nil: the completion curve.
  open var timingCurve: (any UITimingCurveProvider)?
  /// The spring that the rest moves with, however long that takes; nil: the completion curve.
  package var spring: Spring?

  private var context: TransitionContext?
  private var phase = Phase.waiting
  private var early: TransitionOutcome?

  private enum Phase {
    /// The transition has not begun.
    case waiting
    /// It runs by itself, without a gesture having moved it.
    case attending
    /// The gesture moves it.
    case driving
    /// The gesture has ended, the rest plays.
    case playing
  }

  /// Creates a driver that waits for its transition.
  public override init() {
    super.init()
  }

  /// Begins the transition and stops its time at the beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let transition = context.transition
    else { return }
    self.context = context
    phase = .driving
    if let animator = transition.interruptibleAnimator {
      transition.drive = AnimatorDrive(animator: animator)
      animator.pauseAnimation()
    } else {
      transition.clock.hold()
      transition.runAnimator()
      Timeline.current.commit()
    }
    guard !transition.isOver else { return }
    update(percentComplete)
    switch early {
    case .finished: finish()
    case .cancelled: cancel()
    case nil: break
    }
  }

  /// Watches a transition that starts by itself, so that it can be paused.
  package func attend(_ context: TransitionContext) {
    self.context = context
    phase = .attending
  }

  /// Stops the time where it is, for a gesture to take over.
  open func pause() {
    guard phase == .attending || phase == .playing, let context,
      let transition = context.transition, !transition.isOver
    else { return }
    phase = .driving
    percentComplete = hold(transition)
    context.pauseInteractiveTransition()
    context.updateInteractiveTransition(percentComplete)
  }

  /// Moves the transition to a percentage, from 0 to 1; what is no number is ignored.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN, phase == .driving || phase == .waiting else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard phase == .driving, let context, let transition = context.transition else { return }
    if let drive = transition.drive {
      drive.move(to: self.percentComplete)
    } else {
      transition.clock.move(to: Double(self.percentComplete) * transition.duration)
    }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Ends the gesture: the transition goes on to its end.
  open func finish() {
    end(.finished)
  }

  /// Ends the gesture: the transition goes back to its beginning.
  open func cancel() {
    end(.cancelled)
  }

  private func end(_ outcome: TransitionOutcome) {
    if phase == .waiting, early == nil { early = outcome }
    guard phase == .driving, let context, let transition = context.transition,
      !transition.isOver
    else { return }
    phase = .playing
    switch outcome {
    case .finished: context.finishInteractiveTransition()
    case .cancelled: context.cancelInteractiveTransition()
    }
    let remainder = outcome == .finished ? 1 - percentComplete : percentComplete
    let pace = completionSpeed > 0 && completionSpeed.isFinite ? completionSpeed : 1
    if let drive = transition.drive {
      drive.play(
        outcome,
        timing: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve),
        durationFactor: remainder / pace)
    } else {
      playClock(of: transition, outcome, over: Double(remainder / pace) * transition.duration)
    }
  }

  /// Stops everything where it is, and returns where that is.
  private func hold(_ transition: ScreenTransition) -> CGFloat {
    if transition.drive == nil, let animator = transition.interruptibleAnimator {
      transition.drive = AnimatorDrive(animator: animator)
    }
    if let drive = transition.drive {
      drive.hold()
      return drive.fraction
    }
    transition.clock.hold()
    return duration > 0 ? min(CGFloat(transition.clock.elapsed) / duration, 1) : 1
  }

  private func playClock(
    of transition: ScreenTransition, _ outcome: TransitionOutcome, over seconds: TimeInterval
  ) {
    let length = spring?.settlingDuration ?? seconds
    transition.clock.play(
      to: outcome == .finished ? transition.duration : 0, over: length,
      on: spring.map { .spring($0, duration: length) } ?? .curve(completionCurve.timingCurve)
    ) {
      if outcome == .cancelled { transition.clock.endAnimations() }
      transition.clock.release()
    }
  }
}

extension UIView.AnimationCurve {
  /// The curve itself.
  var timingCurve: TimingCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
