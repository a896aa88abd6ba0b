import Foundation

/// The bar below the tabs, once it is shown.
extension UITabBarController {
  func makeBar() -> UITabBar {
    let screen = UIScreen.main.bounds
    let bar = UITabBar(
      frame: CGRect(
        x: 0, y: screen.height - UITabBar.height, width: screen.width, height: UITabBar.height))
    bar.isHidden = true
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.delegate = self
    bar.visibilityDidChange = { [weak self] in self?.showOrHideBar() }
    bar.select = { [weak self] item in
      guard let self, let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
      tap(index)
    }
    return bar
  }

  /// Puts the bar where it belongs, and has the safe area follow.
  func layBarOut() {
    guard isViewLoaded, tabBar.superview === view, !tabBar.isHidden else { return }
    let bottom = view.safeAreaInsets.bottom
    let frame = CGRect(
      x: 0, y: view.bounds.height - bottom - UITabBar.height, width: view.bounds.width,
      height: UITabBar.height)
    if tabBar.frame != frame { tabBar.frame = frame }
    if tabBar.overhang != bottom { tabBar.overhang = bottom }
    stage.view.barInsets.bottom = frame.height
  }

  /// Lets the bar come or go, as its `isHidden` says.
  func showOrHideBar() {
    guard isViewLoaded else { return }
    guard !tabBar.isHidden else {
      tabBar.removeFromSuperview()
      stage.view.barInsets.bottom = 0
      return
    }
    view.addSubview(tabBar)
    showTabs()
    layBarOut()
  }

  /// Has the bar show the tabs and which of them is selected.
  func showTabs() {
    guard isViewLoaded, !tabBar.isHidden else { return }
    let items = tabs.compactMap(\.tabBarItem)
    if tabBar.items ?? [] != items { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }
}
