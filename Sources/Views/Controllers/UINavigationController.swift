import Foundation

/// A stack of screens, of which the topmost is seen.
///
/// The stack changes at once; what is seen follows. A change that is asked for while a transition
/// runs is shown by another transition right after it, so that nothing is lost.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Which way a transition changes the stack, with the platform's numbers.
  public enum Operation: Int, Sendable, Hashable {
    /// Neither.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// The topmost controller goes away.
    case pop = 2
  }

  /// Supplies animators and hears about changes.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The stack, the root first.
  package var stack: [UIViewController] = []
  /// The stack before the transition under way; the stack if there is none.
  package var stackBefore: [UIViewController] = []
  /// The stack that the transition under way leads to; later changes are not in it.
  package var stackAhead: [UIViewController] = []
  /// What is seen of the stack.
  package lazy var stage = ContainerStage(owner: self)
  /// The drag from the left edge that pops the top of the stack.
  package lazy var popDrag = PopDrag(of: self)
  /// Whether the bar is hidden.
  var barIsHidden = true

  /// Creates an empty navigation controller; the bar classes are not used here.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a navigation controller that shows `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty navigation controller; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, the root first; while a transition runs, already as it will be.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: one presented from the stack, or else the topmost.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController }, "a controller can be in the stack only once")
    change(to: stack + [viewController], TransitionMotion(animated))
  }

  /// Takes the topmost controller off the stack and returns it; the root stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), TransitionMotion(animated))
    return top
  }

  /// Takes all controllers but the root off the stack and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes all controllers above `viewController` off the stack and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), TransitionMotion(animated))
    return popped
  }

  /// Replaces the stack; a push if its top is new, a pop if it was in the stack before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, TransitionMotion(animated))
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The bar, which is hidden, and takes no room, until it is asked for.
  open lazy var navigationBar = makeBar()

  /// The bar at the bottom, which is kept, not drawn, and takes no room.
  open lazy var toolbar = UIToolbar(
    frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UINavigationBar.height))

  /// Whether the bar at the bottom is hidden; it takes no room here.
  open var isToolbarHidden = true

  /// Whether the navigation bar is hidden: it is at first, so that frames equal screenshots.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar, over 0.2 seconds or beside a transition if it is to be seen.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard barIsHidden != hidden else { return }
    barIsHidden = hidden
    if isViewLoaded { showOrHideBar(TransitionMotion(animated)) }
  }

  /// Makes the view, with the stage of the stack in it.
  open override func loadView() {
    super.loadView()
    stage.install(in: view)
    stage.show(stack.last, .push, .immediate)
    stage.view.didLayOut = { [weak self] in self?.layBarOut() }
    if !barIsHidden { showOrHideBar(.immediate) }
    view.addGestureRecognizer(popDrag.recognizer)
  }

  /// Tells the delegate of a top that was put up before the navigation controller appeared.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = stage.untold { willShow(top, appearanceMotion) }
  }

  /// Tells the delegate of a top that was put up before the navigation controller appeared.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = stage.tellOfUntold() { didShow(top, appearanceMotion) }
  }

  /// The drag from the left edge that pops the top of the stack.
  ///
  /// Off while a delegate supplies an animator of its own, unless the recogniser's delegate is
  /// replaced.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popDrag.recognizer }

  /// The coordinator of a transition between children, or else of one around this container.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    stage.transition?.coordinator ?? super.transitionCoordinator
  }

  package override var visibleChildren: [UIViewController] {
    stage.shown.map { [$0] } ?? []
  }
}
