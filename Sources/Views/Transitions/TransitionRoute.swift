import Foundation

/// Which way a transition goes.
package enum TransitionKind: String, Sendable, Hashable {
  case present
  case dismiss
  case push
  case pop
  case tab
}

/// Where a transition leads: who leaves, who comes, and where their views stand.
///
/// All rectangles are in the container's coordinates.
@MainActor
package struct TransitionRoute {
  /// Which way it goes.
  package var kind: TransitionKind
  /// The controller on the screen before.
  package var from: UIViewController
  /// The controller on the screen afterwards.
  package var to: UIViewController
  /// The outgoing view, `nil` when the animator is not to touch it.
  package var fromView: UIView?
  /// The incoming view, `nil` when the animator is not to touch it.
  package var toView: UIView?
  /// Where the outgoing view stands at first.
  package var initialFrame: CGRect
  /// Where the outgoing view stands at last; zero when it goes away, but that of a screen that
  /// leaves its presenter in place is where it stands.
  package var departingFrame: CGRect
  /// Where the incoming view stands at first; zero when it was nowhere.
  package var arrivingFrame: CGRect
  /// Where the incoming view must stand at last.
  package var finalFrame: CGRect
  /// The presentation's style, `.none` in a container.
  package var presentationStyle: UIModalPresentationStyle
}
