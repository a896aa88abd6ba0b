// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Layers

/// A screen, or a part of one: owns a view and hears when it comes and goes.
///
/// The methods that subclasses override are here; what they do stands in the extensions beside
/// this file, by subject: appearance, containment, presentation.
@preconcurrency @MainActor
open class UIViewController: UIResponder, ViewOwner {
  private var loadedView: UIView?

  /// Where this controller stands between appearing and disappearing.
  package var appearance = AppearanceState.disappeared
  /// Whether the change of appearance under way is seen as a motion.
  package var appearanceMotion = TransitionMotion.immediate
  /// Whether `viewIsAppearing(_:)` is still to be called.
  package var awaitsPlace = false
  /// The controllers inside this one, in the order they were added.
  package var childList: [UIViewController] = []
  /// The controller that this one is inside of.
  open package(set) weak var parent: UIViewController?
  /// The presentation that this controller began.
  package var outgoingPresentation: ModalPresentation?
  /// The presentation that brought this controller.
  package weak var incomingPresentation: ModalPresentation?
  /// The transition that this controller takes part in at this moment.
  package weak var activeTransition: ScreenTransition?
  /// What will manage this controller as a popover or a sheet, once it has been asked for.
  package var plannedPresentation: UIPresentationController?
  /// Called when a transition that this controller takes part in begins.
  package var transitionObserver: ((ScreenTransition) -> Void)?
  /// Whether this controller is being added to, or removed from, a container.
  package var move = ContainerMove.none

  /// The screen's title.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  /// The size that this controller would like to have in a container.
  @HeardProperty open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredSize() } }
  }
  /// Supplies the animators when this controller is presented.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How this controller covers the one that presents it; `.fullScreen` unless set, or unless
  /// ``sheetPresentationController`` is asked for.
  @HeardProperty open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen {
    didSet { hasPresentationStyle = true }
  }
  /// Whether the style has been set.
  package var hasPresentationStyle = false
  /// How this controller comes when nobody supplies an animator.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether presentations in a context cover this controller.
  open var definesPresentationContext = false
  /// Whether this controller's own transition style wins in a context.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the presented controller, not the presenting one, decides about the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the presented screen cannot be dismissed by a finger; so for what it is inside of.
  open var isModalInPresentation = false
  /// Whether the bottom bar goes away while this controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The edges under bars to which the view extends.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view also extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views keep clear of bars; kept: there are none.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Insets added to the window's safe area, in points.
  @HeardProperty open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewSafeAreaInsetsDidChange() } }
  }

  /// Creates a controller; there are no nib files here, so the name is only kept.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a controller that makes its view in code.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The name given at creation.
  public let nibName: String?
  /// The bundle given at creation.
  public let nibBundle: Bundle?

  /// The view; loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  /// The view, if it has been loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: an empty one of the screen's size unless overridden.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view if it is not there yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    Timeline.current.tell {
      loadView()
      precondition(loadedView != nil, "loadView() must set the controller's view")
      Journal.note(.viewDidLoad, of: self)
      viewDidLoad()
    }
  }

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view is put into a container, where nothing but its place changes.
  package func willStand() {}

  /// Called before the view comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view's geometry is known, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on the screen and has come to rest.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins of the view changed; not called here.
  open func viewLayoutMarginsDidChange() {}

  /// Called before the view's size changes because the window's does; tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList {
      let room = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: room, with: coordinator)
    }
  }

  /// How the status bar is to look; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is to be hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar is to come and go; there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides how the status bar looks; there is none.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; there is none.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asks for the status bar to be looked at again; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the screen turns with the device; devices are not turned here.
  open var shouldAutorotate: Bool { true }

  /// Which ways the screen can be turned; devices are not turned here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether colours are light or dark; kept: they are light.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Called when memory is short, which it never is.
  open func didReceiveMemoryWarning() {}

  /// What is known about where the screen is shown.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Called before the traits change, which they never do.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when a child's constraints ask for another size; not called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child, in points: all there is unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether the keyboard's focus comes back after a transition; kept: there is none.
  open var restoresFocusAfterTransition = true

  /// Whether the bar at the bottom of the screen would like to hide; there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which the system's gestures are to wait; there are none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Which way the screen would like to be held first; it is not turned here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Turns the screen to how the device is held; it is not turned here.
  public class func attemptRotationToDeviceOrientation() {}

  /// Adds or changes constraints; called before layout when asked for.
  open func updateViewConstraints() {}

  /// The next responder: the view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  /// Whether appearance callbacks are passed on to the children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children whose appearance goes with this controller's.
  package var visibleChildren: [UIViewController] {
    childList.filter { child in
      guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Says that this controller is about to appear or disappear, for containers written by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing ? .appearing : .disappearing, TransitionMotion(animated))
  }

  /// Says that the change announced by `beginAppearanceTransition(_:animated:)` is complete.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// The controllers inside this one.
  open var children: [UIViewController] { childList }

  /// Puts `childController` into this controller; its view is the caller's to add.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes this controller out of its container; its view is the caller's to remove.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before this controller is put into a container, or taken out of one (`nil`).
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when this controller was put into a container, or taken out of one (`nil`).
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a controller over this one; `completion` runs when it has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, TransitionMotion(flag), completion: completion)
  }

  /// Dismisses what this controller presented, or this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(TransitionMotion(flag), completion: completion)
  }

  /// Shows a controller in the way that the surroundings allow: pushed, or else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the secondary place of the split controller around; presented without one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The coordinator of the transition under way, of this controller or one it is inside of.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parent?.transitionCoordinator
  }

  /// The presentation controller that manages, or will manage, this controller.
  open var presentationController: UIPresentationController? {
    incomingPresentation?.controller ?? parent?.presentationController
      ?? (parent == nil ? presentationControllerToCome : nil)
  }

  /// What a navigation bar shows for this screen.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What a tab bar shows for this screen.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// The segues registered on this controller.
  package lazy var segues = SegueRegistry()

  /// Performs the segue registered under a name, here or on a container.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Returns whether a segue should be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed; prepares its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether this controller may be gone back to.
  open func canPerformUnwindSegueAction(
    _ identifier: String, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }

  /// Called on the way back of an unwind segue.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
}
