import Foundation

/// Screens by name.
///
/// Storyboards are not read here: code that takes their place registers what makes each screen.
///
/// ```swift
/// UIStoryboard.register("Detail") { DetailController() }
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The name under which ``instantiateInitialViewController()`` looks.
  public nonisolated static let initialIdentifier = "initial"

  /// The name.
  public let name: String

  /// Creates a storyboard; nothing is read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says what makes the screen of a name, in all storyboards.
  ///
  /// It holds on the current timeline and in what is recorded from there.
  public class func register(
    _ identifier: String, _ make: @escaping @MainActor () -> UIViewController
  ) {
    Stage.current.screens[identifier] = make
  }

  /// Returns a new screen of a name.
  ///
  /// - Precondition: Something has been registered under the name.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let make = Stage.current.screens[identifier] else {
      preconditionFailure(
        "storyboards are not read: register “\(identifier)” with UIStoryboard.register first")
    }
    return make()
  }

  /// Returns a new screen of a name and type.
  ///
  /// - Precondition: Something of the type has been registered under the name.
  open func instantiateViewController<Screen: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Screen?)? = nil
  ) -> Screen {
    guard let screen = instantiateViewController(withIdentifier: identifier) as? Screen else {
      preconditionFailure("what is registered as “\(identifier)” must be a \(Screen.self)")
    }
    return screen
  }

  /// Returns the screen that is registered as the first one; nil: none is.
  open func instantiateInitialViewController() -> UIViewController? {
    Stage.current.screens[Self.initialIdentifier]?()
  }
}

extension UIViewController {
  /// The storyboard with the screens that have been registered.
  public var storyboard: UIStoryboard? { UIStoryboard(name: "", bundle: nil) }
}

/// What views are read from; nothing is read here.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The name.
  public let name: String

  /// Creates a nib; nothing is read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns nothing, and says so.
  open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
    Journal.warn("nothing is read from the nib “\(name)”")
    return []
  }
}

extension UICollectionView {
  /// Registers plain cells under a name, as nothing is read from nibs, and says so.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    if let nib { Journal.warn("nothing is read from the nib “\(nib.name)”") }
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
  }
}

extension UITableView {
  /// Registers plain cells under a name, as nothing is read from nibs, and says so.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    if let nib { Journal.warn("nothing is read from the nib “\(nib.name)”") }
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
  }
}
