import Foundation

/// A bar with a title and buttons: it is kept, not drawn, and takes no room.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The platform's heights of bars, in points.
  package static let height: CGFloat = 44

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether what lies below shines through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default
  /// What the bar shows for each screen, the topmost last.
  open var items: [UINavigationItem]?
  /// What the bar shows for the topmost screen.
  open var topItem: UINavigationItem? { items?.last }
  /// What the bar shows for the screen below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// How the bar looks; it is not drawn.
  open lazy var standardAppearance = UINavigationBarAppearance()
  /// How a lower bar looks; it is not drawn.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where content ends at it; it is not drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets a picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Sets a picture behind the bar where it lies.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
}

/// A bar with the tabs of a tab-bar controller: it is kept, not drawn, and takes no room.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The platform's height of bars, in points.
  package static let height: CGFloat = 49

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether what lies below shines through.
  open var isTranslucent = true
  /// The tabs.
  open var items: [UITabBarItem]?
  /// The selected tab.
  open weak var selectedItem: UITabBarItem?
  /// Is told which tab is tapped.
  open weak var delegate: (any UITabBarDelegate)?
  /// How the bar looks; it is not drawn.
  open lazy var standardAppearance = UITabBarAppearance()
  /// How the bar looks where content ends at it; it is not drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Is told which tab of a bar is tapped.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A tab has been tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

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

/// Where a bar lies, with the platform's numbers.
public enum UIBarPosition: Int, Sendable, Hashable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, and under the status bar.
  case topAttached = 3
}

/// Whether bars are light or dark, with the platform's numbers.
public enum UIBarStyle: Int, Sendable, Hashable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// How high bars are, with the platform's numbers.
public enum UIBarMetrics: Int, Sendable, Hashable {
  /// As high as usual.
  case `default` = 0
  /// As on a phone that lies on its side.
  case compact = 1
  /// As usual, with a line above the title.
  case defaultPrompt = 101
  /// As on a phone that lies on its side, with a line above the title.
  case compactPrompt = 102
}
