import Foundation

/// Stands for the property animator that an animator does not have.
///
/// On the platform the method that would return one is optional; here it has a default, and this is
/// what the default returns. It animates nothing.
final class UninterruptibleAnimator: UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animation() }
  func addAnimations(_ animation: @escaping () -> Void) { animation() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
