import Foundation

/// A bar with buttons at the bottom: it is kept, not drawn, and takes no room.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what lies below shines through.
  open var isTranslucent = true
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// How the bar looks; it is not drawn.
  open lazy var standardAppearance = UIToolbarAppearance()
  /// How a lower bar looks; it is not drawn.
  open var compactAppearance: UIToolbarAppearance?
  /// How the bar looks where content ends at it; it is not drawn.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Sets a picture behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Sets the line beside the bar.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
}
