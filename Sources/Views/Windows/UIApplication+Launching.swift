import Foundation

extension UIApplication {
  /// What an application is told about how it was started; it is told nothing here.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address that was opened.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// What an application is told about an address that it opens; it is told nothing here.
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How an address is opened; none is opened here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Whether something could open an address: no.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no address, and says so.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Opens no address, and says so.
  @discardableResult
  public func openURL(_ url: URL) -> Bool { false }

  /// Which ways the screen can be turned; it is not turned here.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    .all
  }

  /// The page of the system's settings for the application; it cannot be opened.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// How the status bar looks; there is none.
  public var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }

  /// Sets how the status bar looks; there is none.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Hides or shows the status bar; there is none.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// Which way the application's texts run: from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// How large texts are to be: as usual.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

/// The older name of the keys of launch options.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The older name of the keys of options with which an address is opened.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// Which way texts run, with the platform's numbers.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension UIView {
  /// Which way the view's content runs: from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Returns which way content of a kind runs: from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }
}

/// What a view's content is, with the platform's numbers, which tells whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable, Hashable {
  /// Nothing in particular.
  case unspecified = 0
  /// What plays something.
  case playback = 1
  /// Directions.
  case spatial = 2
  /// Never mirrored.
  case forceLeftToRight = 3
  /// Always mirrored.
  case forceRightToLeft = 4
}

/// How large texts are to be.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a category.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Middling.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// As usual.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Larger than usual.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// It has been changed, which it never is.
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
}
