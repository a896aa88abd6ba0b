import Foundation

extension UIWindow {
  /// The controller whose view fills the window; its screen appears with the window.
  ///
  /// What the former one has presented goes away with it, at once.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set {
      guard newValue !== rootViewController else { return }
      let former = rootViewController
      if !isHidden { former?.changeAppearance(.disappearing) }
      former?.viewIfLoaded?.removeFromSuperview()
      former?.abandonPresentations()
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

  /// Makes a change that gives the window another size, of which the screens hear before.
  package func changeSize(to size: CGSize, _ change: () -> Void) {
    guard size != bounds.size else { return change() }
    let coordinator = SizeCoordinator(in: self)
    if !isHidden, let root = rootViewController, root.isViewLoaded {
      root.viewWillTransition(to: size, with: coordinator)
      for presentation in root.outgoingPresentation?.chain ?? [] {
        presentation.controller.viewWillTransition(to: size, with: coordinator)
      }
    }
    change()
    screen.follow(self)
    coordinator.run()
  }

  /// Lets the root controller disappear.
  package func hideRoot() {
    rootViewController?.changeAppearance(.disappearing)
  }
}
