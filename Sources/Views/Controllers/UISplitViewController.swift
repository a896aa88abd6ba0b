import Foundation
import Layers

/// Two screens: side by side where there is room for both, otherwise only the first.
///
/// There is room where the controller's view has a tablet's size; until it is loaded, the screen's
/// counts.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The screens.
  @HeardProperty open var viewControllers: [UIViewController] = [] {
    didSet { exchange(oldValue) }
  }
  /// Whether only one of the screens has room.
  open var isCollapsed: Bool {
    guard let size = viewIfLoaded?.bounds.size else {
      return traitCollection.horizontalSizeClass == .compact
    }
    return UITraitCollection(size: size, displayScale: 1).horizontalSizeClass == .compact
  }

  /// Puts a controller in the second place; where only the first has room, the first one shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let navigation = viewControllers.first as? UINavigationController, isCollapsed {
      navigation.show(vc, sender: sender)
    } else if isCollapsed || viewControllers.isEmpty {
      present(vc, animated: true)
    } else {
      viewControllers = [viewControllers[0], vc]
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    placeScreens()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeScreens()
  }

  private func exchange(_ old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let new = viewControllers.filter { $0.parent !== self }
    for controller in new { addChild(controller) }
    if isViewLoaded { placeScreens() }
    for controller in new { controller.didMove(toParent: self) }
  }

  /// Puts the screens that have room side by side, and the others away.
  private func placeScreens() {
    let shown = isCollapsed ? Array(viewControllers.prefix(1)) : viewControllers
    for controller in viewControllers.dropFirst(shown.count) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    let width = view.bounds.width
    let first = shown.count > 1 ? min(320, width / 2) : width
    for (index, controller) in shown.enumerated() {
      controller.view.frame = CGRect(
        x: index == 0 ? 0 : first, y: 0, width: index == 0 ? first : width - first,
        height: view.bounds.height)
      if controller.view.superview !== view { view.addSubview(controller.view) }
    }
  }
}

extension UIViewController {
  /// The split controller that the screen is in.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
