import Foundation

/// Two screens of which, here, only the first is shown; they stand side by side on a tablet.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController] = [] {
    didSet { exchange(oldValue) }
  }
  /// Whether only one of the screens has room.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let shown = isCollapsed ? Array(viewControllers.prefix(1)) : viewControllers
    let width = view.bounds.width
    let first = shown.count > 1 ? min(320, width / 2) : width
    for (index, controller) in shown.enumerated() {
      let start = index == 0 ? 0 : first
      controller.view.frame = CGRect(
        x: start, y: 0, width: index == 0 ? first : width - first, height: view.bounds.height)
    }
  }

  private func exchange(_ old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      if !isCollapsed || controller === viewControllers.first { view.addSubview(controller.view) }
      controller.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }
}

extension UIViewController {
  /// The split controller that the screen is in.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
