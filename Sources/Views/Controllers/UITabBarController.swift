import Foundation

/// Several screens side by side, of which the selected one is seen.
///
/// The selection changes at once; what is seen follows, with the animator that the delegate
/// supplies, or without motion. A cancelled change puts the selection back.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Supplies animators and hears about changes.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The screens, in the order of their tabs.
  package var tabs: [UIViewController] = []
  /// What is seen of the tabs.
  package lazy var stage = ContainerStage(owner: self)
  private var selection: Int?

  /// The screens, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens; the selection stays on its screen if that is still there.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let old = tabs
    tabs = viewControllers ?? []
    for controller in tabs where controller.parent !== self {
      adopt(controller)
      controller.finishMove(to: self)
    }
    selection = tabs.firstIndex { $0 === selected } ?? (tabs.isEmpty ? nil : 0)
    stage.show(selectedViewController, .tab, .immediate)
    showTabs()
    for controller in old where !tabs.contains(where: { $0 === controller }) {
      controller.announceMove(to: nil)
      controller.leaveParent()
    }
  }

  /// The bar, which is hidden, and takes no room, until it is asked for.
  open lazy var tabBar = makeBar()

  /// Whether the bar is hidden: it is at first, so that frames equal screenshots.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }

  /// Hides or shows the bar, at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
  }

  /// The selected tab, `NSNotFound` without tabs; a number that is no tab's changes nothing.
  open var selectedIndex: Int {
    get { selection ?? NSNotFound }
    set { select(newValue) }
  }

  /// The selected screen; a screen that is no tab's changes nothing.
  open var selectedViewController: UIViewController? {
    get { selection.map { tabs[$0] } }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      select(index)
    }
  }

  /// A tab of the bar has been tapped.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Makes the view, with the stage of the tabs in it.
  open override func loadView() {
    super.loadView()
    stage.install(in: view)
    stage.show(selectedViewController, .tab, .immediate)
    stage.view.didLayOut = { [weak self] in self?.layBarOut() }
    showOrHideBar()
  }

  /// The coordinator of a transition between children, or else of one around this container.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stage.transition?.coordinator ?? super.transitionCoordinator
  }

  package override var visibleChildren: [UIViewController] {
    stage.shown.map { [$0] } ?? []
  }

  /// Selects a tab as a finger on the bar would: the delegate is asked and told.
  package func tap(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selection else { return }
    selection = index
    showTabs()
    if isViewLoaded { tabs[index].loadViewIfNeeded() }
    stage.show(tabs[index], .tab, .animated)
  }
}

extension UITabBarController: UITabBarDelegate {}

extension UITabBarController: ContainerStageOwner {
  func participants(in route: TransitionRoute) -> TransitionParticipants {
    guard let delegate else { return TransitionParticipants() }
    let animator = delegate.tabBarController(
      self, animationControllerForTransitionFrom: route.from, to: route.to)
    Journal.question("animationControllerForTransitionFrom", to: delegate, answer: animator)
    guard let animator else { return TransitionParticipants() }
    let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
    Journal.question("interactionControllerFor", to: delegate, answer: interaction)
    return TransitionParticipants(animator: animator, interaction: interaction)
  }

  func willShow(_ controller: UIViewController, _ motion: TransitionMotion) {}

  func didShow(_ controller: UIViewController, _ motion: TransitionMotion) {}

  func didTakeBack(_ route: TransitionRoute) {
    guard selectedViewController === route.to else { return }
    selection = tabs.firstIndex { $0 === route.from }
    showTabs()
  }
}
