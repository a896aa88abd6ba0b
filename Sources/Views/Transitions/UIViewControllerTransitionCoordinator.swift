import Foundation
import Geometry

/// What a coordinator's blocks can ask about the transition they run beside.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// The presentation's style, `.none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture can take the transition over.
  var isInterruptible: Bool { get }
  /// Whether the transition follows a gesture at this moment.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest plays; 1 is the animator's own pace.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation that happens during the transition.
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller that leaves or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that leaves or comes, `nil` when it is not to be touched.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations beside a transition, and tells about its end.
///
/// Available from a controller's `transitionCoordinator` from just before the first appearance
/// callback until the transition is over.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` together with the transition's own animations, `completion` at its end.
  ///
  /// When a gesture is cancelled the animations are seen to go back, and what they have set is still
  /// set when the transition is over, as with the animator's own: a `completion` that finds
  /// `isCancelled` puts it back, or the frames jump there.
  ///
  /// Returns false, and keeps neither, when the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside the transition's container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the gesture ends or takes over again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` together with the transition's own animations.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Calls `handler` when the gesture ends: an older name.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }
}
