import Foundation

/// An animator: knows how long a transition takes and makes its animations.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes, in seconds; may be asked several times.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Makes the animations of the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator that can be paused and turned round; the same one in each transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when everything is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a stand-in that says that this animator cannot be interrupted.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UninterruptibleAnimator()
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
