import Foundation

/// What drives a transition by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition; from here on the object moves it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest plays when the gesture has ended; 1 is the animator's own pace.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts under the gesture, as opposed to being taken over later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own pace.
  public var completionSpeed: CGFloat { 1 }
  /// Ease-in-ease-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Starts under the gesture.
  public var wantsInteractiveStart: Bool { true }
}
