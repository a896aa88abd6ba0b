import Foundation

/// Moves a transition whose animator supplies a property animator: that is paused and moved.
@MainActor
package struct AnimatorDrive {
  let animator: any UIViewImplicitlyAnimating

  /// Stops the animations where they are.
  func hold() {
    animator.pauseAnimation()
  }

  /// How far the animations have come, from 0 to 1.
  var fraction: CGFloat { animator.fractionComplete }

  /// Puts the animations at a fraction.
  func move(to fraction: CGFloat) {
    animator.fractionComplete = fraction
  }

  /// Lets the animations go on to their end, or back, in a part of their duration.
  func play(
    _ outcome: TransitionOutcome, timing: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.isReversed = outcome == .cancelled
    animator.continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
  }
}
