/// The container or presentation in which a transition happens.
///
/// It tells the controllers what they must hear before and after, and puts the views where they
/// belong at the end.
@MainActor
package protocol TransitionHost: AnyObject {
  /// Called once, before anything moves: the first pair of appearance callbacks.
  func transitionWillBegin(_ transition: ScreenTransition)
  /// Puts the incoming view into the container, for a transition without an animator.
  func transitionShowsDestination(_ transition: ScreenTransition)
  /// Called once, when the animator has completed: views put away, last appearance callbacks.
  func transitionDidEnd(_ transition: ScreenTransition, outcome: TransitionOutcome)
  /// Called last, when coordinators and animators have been told.
  func transitionWasCleared(_ transition: ScreenTransition, outcome: TransitionOutcome)
}
