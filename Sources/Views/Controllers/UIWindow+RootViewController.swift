extension UIWindow {
  /// The controller whose view fills the window; its screen appears with the window.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set {
      guard newValue !== rootViewController else { return }
      let former = rootViewController
      if !isHidden { former?.changeAppearance(.disappearing) }
      former?.viewIfLoaded?.removeFromSuperview()
      root = newValue
      if !isHidden { showRoot() }
    }
  }

  /// Puts the root controller's view in place and lets it appear.
  package func showRoot() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    controller.beginAppearance(.appearing, .immediate)
    guard let view: UIView = controller.viewIfLoaded else { return }
    view.stand(at: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
    controller.endAppearance()
  }

  /// Lets the root controller disappear.
  package func hideRoot() {
    rootViewController?.changeAppearance(.disappearing)
  }
}
