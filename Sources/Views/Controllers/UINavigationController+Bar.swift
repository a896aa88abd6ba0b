import Foundation

/// The bar above the stack, once it is shown.
extension UINavigationController {
  /// How long the bar takes to come and go by itself, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  func makeBar() -> UINavigationBar {
    let width = UIScreen.main.bounds.width
    let bar = UINavigationBar(
      frame: CGRect(x: 0, y: 0, width: width, height: UINavigationBar.height))
    bar.autoresizingMask = .flexibleWidth
    bar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    bar.heightMayChange = { [weak self] in self?.layBarOut() }
    return bar
  }

  /// Puts the bar where it belongs, and has the safe area follow.
  func layBarOut() {
    guard isViewLoaded, !barIsHidden, navigationBar.superview === view else { return }
    let bar = navigationBar
    let top = view.safeAreaInsets.top
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: bar.fittingHeight)
    if bar.frame != frame { bar.frame = frame }
    if bar.overhang != top { bar.overhang = top }
    stage.view.barInsets.top = frame.height
  }

  /// Lets the bar come or go, as ``barIsHidden`` says.
  func showOrHideBar(_ motion: TransitionMotion) {
    let bar = navigationBar
    if !barIsHidden {
      view.addSubview(bar)
      bar.items = stack.map(\.navigationItem)
      layBarOut()
    }
    let away = CGRect(
      x: 0, y: -bar.frame.height, width: bar.frame.width, height: bar.frame.height)
    guard motion == .animated, isOnScreen else {
      if barIsHidden { takeBarAway() }
      return
    }
    let place = bar.frame
    let hides = barIsHidden
    if hides { stage.view.barInsets.top = 0 } else { bar.frame = away }
    move {
      bar.frame = hides ? away : place
    } end: { [weak self] _ in
      if let self, hides, barIsHidden { takeBarAway() }
    }
  }

  private func takeBarAway() {
    navigationBar.removeFromSuperview()
    stage.view.barInsets.top = 0
  }

  /// Has the bar show the items of the stack, beside the transition that leads to its top.
  func showItems(_ motion: TransitionMotion) {
    guard !barIsHidden, isViewLoaded else { return }
    let items = stackAhead.map(\.navigationItem)
    guard motion == .animated else {
      navigationBar.items = items
      return
    }
    navigationBar.show(items) { [weak self] change, end in self?.move(change, end: end) }
  }

  /// Has the bar show the items of the stack whose top has stayed.
  func showItemsNow() {
    guard !barIsHidden, isViewLoaded else { return }
    navigationBar.items = stack.map(\.navigationItem)
  }

  /// Makes a change of the bar beside the transition under way, or over 0.2 seconds.
  private func move(_ change: @escaping () -> Void, end: @escaping (Bool) -> Void) {
    if let coordinator = stage.transition?.coordinator,
      coordinator.animateAlongsideTransition(
        in: navigationBar, animation: { _ in change() }, completion: { end($0.isCancelled) })
    {
      return
    }
    UIView.animate(withDuration: Self.hideShowBarDuration, animations: change) { _ in end(false) }
  }
}
