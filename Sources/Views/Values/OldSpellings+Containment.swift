extension UIViewController {
  /// The name that `children` had before Swift 4.2.
  public var childViewControllers: [UIViewController] { children }

  /// The name that `addChild(_:)` had before Swift 4.2.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The name that `removeFromParent()` had before Swift 4.2.
  public func removeFromParentViewController() {
    removeFromParent()
  }

  /// The name that `willMove(toParent:)` had before Swift 4.2.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name that `didMove(toParent:)` had before Swift 4.2.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
