import Foundation

/// Something that a bar shows: kept, not drawn.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number for finding the item again.
  open var tag = 0

  /// Creates an empty item.
  public override init() {
    super.init()
  }
}

/// A button of a navigation bar: kept, not drawn.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// Like the others.
    case plain = 0
    /// The one that ends a task.
    case done = 2
  }

  /// How the button looks.
  open var style: Style = .plain
  /// A view in place of the button.
  open var customView: UIView?

  /// Creates a button with a text.
  public convenience init(title: String?, style: Style) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// What a navigation bar shows for one screen: kept, not drawn.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// A line above the title.
  open var prompt: String?
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false
  /// The button that leads back to this screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// The tab of one screen: kept, not drawn.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is selected.
  open var selectedImage: UIImage?
  /// The text of the badge.
  open var badgeValue: String?

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a picture of its own while it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
