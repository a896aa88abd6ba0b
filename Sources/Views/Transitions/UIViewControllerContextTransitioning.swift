import Foundation
import Geometry

/// Names a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The platform's string.
  public let rawValue: String

  /// Makes the key with the platform's string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is on the screen when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen when the transition has finished.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The platform's string.
  public let rawValue: String

  /// Makes the key with the platform's string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator is told about the transition it animates, and how it says that it is done.
///
/// The animator adds the incoming view to `containerView` (the outgoing one is there already when
/// it is going to leave), animates, and at the very end calls `completeTransition(_:)` once, with
/// `!transitionWasCancelled`.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// Whether anything should move at all.
  var isAnimated: Bool { get }
  /// Whether the transition follows a gesture at this moment.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled; already true when the animator's completion runs.
  var transitionWasCancelled: Bool { get }
  /// The presentation's style, `.none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that happens during the transition.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far an interactive transition has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the gesture has ended and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Tells that the gesture has ended and the transition goes back to its beginning.
  func cancelInteractiveTransition()
  /// Tells that the transition follows a gesture again.
  func pauseInteractiveTransition()
  /// Ends the transition: call it exactly once, when everything has stopped moving.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller that leaves or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that leaves or comes, `nil` when it is not to be touched.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns where a controller's view stands when the transition begins, zero if unknown.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view must stand at the end, zero if it goes away; of a dismissed
  /// screen that left its presenter in place, where it stands now.
  func finalFrame(for vc: UIViewController) -> CGRect
}
