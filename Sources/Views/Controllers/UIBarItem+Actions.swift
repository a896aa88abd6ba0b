import Foundation

extension UIBarButtonItem {
  /// Creates a button that looks as an action says and does it, or opens a menu, which is kept.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(
      title: primaryAction?.title, image: primaryAction?.image, primaryAction: primaryAction)
  }

  /// Creates a button with a text or a picture that does an action; a menu is kept.
  public convenience init(
    title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain)
    self.image = image
    perform(primaryAction)
  }

  /// Creates a button with a text that opens a menu; the menu is kept.
  public convenience init(title: String?, menu: UIMenu?) {
    self.init(title: title, style: .plain)
  }

  /// Creates one of the system's buttons that does an action; a menu is kept.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    perform(primaryAction)
  }

  private func perform(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    action = { item in
      primaryAction.sender = item
      primaryAction.handler(primaryAction)
    }
  }

  /// Room as wide as there is.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }
}

extension UITabBarItem {
  /// Which of the system's tabs it is, with the platform's numbers.
  public enum SystemItem: Int, Sendable, Hashable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Creates one of the system's tabs: its text, without its picture.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }
}
