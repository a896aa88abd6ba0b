import Foundation

/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text.
  open var title: String? { didSet { onChange?() } }
  /// The picture.
  open var image: UIImage? { didSet { onChange?() } }
  /// Whether it can be tapped.
  open var isEnabled = true { didSet { onChange?() } }
  /// Called when something of it has changed that is seen.
  package var onChange: (() -> Void)?
  /// A number for finding the item again.
  open var tag = 0
  /// The distances of the picture from its place, in points.
  open var imageInsets = UIEdgeInsets.zero

  /// Sets how the text looks in a state; it is not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Called once everything is read from a nib; there are none here.
  open func awakeFromNib() {}

  /// Called before a designer shows the object; there is none here.
  open func prepareForInterfaceBuilder() {}

  /// Creates an empty item.
  public override init() {
    super.init()
  }
}

/// A button of a navigation bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// Like the others.
    case plain = 0
    /// The one that ends a task.
    case done = 2
  }

  /// What buttons the system has, with the platform's numbers.
  public enum SystemItem: Int, Sendable, Hashable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// Add.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room that does not.
    case fixedSpace = 6
    /// Compose.
    case compose = 7
    /// Reply.
    case reply = 8
    /// Share.
    case action = 9
    /// Organise.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// Search.
    case search = 12
    /// Refresh.
    case refresh = 13
    /// Stop.
    case stop = 14
    /// Camera.
    case camera = 15
    /// Trash.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Rewind.
    case rewind = 19
    /// Wind on.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Close.
    case close = 24
  }

  /// What a button does; closures, as in recognisers.
  public typealias Action = (UIBarButtonItem) -> Void

  /// How the button looks.
  open var style: Style = .plain { didSet { onChange?() } }
  /// The button's width, in points; 0: its content's.
  open var width: CGFloat = 0 { didSet { onChange?() } }
  /// The colour of the button.
  open var tintColor: UIColor? { didSet { onChange?() } }
  /// What the button does when it is tapped.
  open var action: Action?
  /// Whose method the action is; kept.
  open weak var target: AnyObject?
  /// A view in place of the button.
  open var customView: UIView? { didSet { onChange?() } }
  /// Which of the system's buttons it is; nil: none of them.
  package var systemItem: SystemItem?

  /// Creates a button with a text.
  public convenience init(title: String?, style: Style) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates a button with a text; `target` is not kept.
  public convenience init(title: String?, style: Style, target: Any?, action: Action?) {
    self.init(title: title, style: style)
    self.action = action
  }

  /// Creates a button with a picture; `target` is not kept.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Action?) {
    self.init(title: nil, style: style)
    self.image = image
    self.action = action
  }

  /// Creates one of the system's buttons; `target` is not kept.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Action?)
  {
    self.init()
    self.systemItem = systemItem
    self.action = action
  }

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// What a navigation bar shows for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String? { didSet { onChange?() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { onChange?() } }
  /// A line above the title; it is not drawn.
  open var prompt: String?
  /// When the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the button that leads back stands beside others on the left.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The button that leads back to this screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// The text of the button that leads back to this screen; nil: the title.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
  /// Called when something of it has changed that is seen.
  package var onChange: (() -> Void)?

  /// When a title is large, with the platform's numbers.
  public enum LargeTitleDisplayMode: Int, Sendable, Hashable {
    /// As on the screen before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// Sets the buttons on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the buttons on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

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

/// The tab of one screen.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while the tab is selected.
  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// How far the text lies from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the badge; badges are not drawn.
  open var badgeColor: UIColor?
  /// The text of the badge; badges are not drawn.
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
