import Foundation

/// What an animator is doing, with the platform's numbers.
public enum UIViewAnimatingState: Int, Sendable, Hashable {
  /// Nothing yet, or nothing any more.
  case inactive = 0
  /// It plays, or rests on the way.
  case active = 1
  /// It has been stopped and waits to be finished.
  case stopped = 2
}

/// Where an animation ends, with the platform's numbers.
public enum UIViewAnimatingPosition: Int, Sendable, Hashable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// Where it is.
  case current = 2
}

/// Something that plays animations which can be paused, turned back and moved by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move.
  var isRunning: Bool { get }
  /// Whether the animations play towards their start.
  var isReversed: Bool { get set }
  /// How far the animations have come, 0 to 1, in the direction in which they play.
  var fractionComplete: CGFloat { get set }

  /// Starts or resumes the animations.
  func startAnimation()
  /// Starts the animations, `delay` seconds from now.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops the animations where they are, to be resumed.
  func pauseAnimation()
  /// Ends the animations where they are, with or without waiting to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Brings stopped animations to a position and runs the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes made in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are shown in the last part of what remains, `delayFactor` of it left out.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes that are shown in what remains.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is told where the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes paused animations with another timing, over another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
