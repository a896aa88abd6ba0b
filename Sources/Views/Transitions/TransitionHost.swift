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
  /// Puts the places of the route where they are in a container that has got another size.
  func transitionDidChangeSize(_ transition: ScreenTransition, _ route: inout TransitionRoute)
  /// Called once, when the animator has completed: views put away, last appearance callbacks.
  func transitionDidEnd(_ transition: ScreenTransition, outcome: TransitionOutcome)
  /// Called last, when coordinators and animators have been told.
  func transitionWasCleared(_ transition: ScreenTransition, outcome: TransitionOutcome)
}
