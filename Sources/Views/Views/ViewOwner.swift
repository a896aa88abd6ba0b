/// What a view asks of the controller that it belongs to.
@MainActor
package protocol ViewOwner: AnyObject {
  /// Insets that the controller adds to its view's safe area, in points.
  var additionalSafeAreaInsets: UIEdgeInsets { get }

  /// The view has its place and size.
  func announcePlace()

  /// The view is about to lay its subviews out.
  func viewWillLayoutSubviews()

  /// The view has laid its subviews out.
  func viewDidLayoutSubviews()

  /// The view has come into a window, or has left the one it was in.
  func viewDidMoveToWindow()
}
