import Foundation

/// How a scene is made; nothing is made from it here.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    super.init()
  }
}

/// What is kept of a scene while it is away; nothing is kept here.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Sendable, Hashable {
    /// The platform's name.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The application's own window.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
}

extension UIScene {
  /// How a scene is connected; it never is here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {}
}

/// An object that is told what happens to a scene; it is told nothing here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

/// An object that is told what happens to a scene of windows; it is told nothing here.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the scene shows.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// The window that the scene shows: none unless the delegate keeps one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
