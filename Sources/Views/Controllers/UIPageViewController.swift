import Foundation

/// Pages side by side, of which one is seen.
///
/// A change of pages slides both by the controller's width, or height; the platform's page curl is
/// shown as the same slide. Pages from a data source come with a drag of one finger.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Which way the pages lie, with the platform's numbers.
  public enum NavigationOrientation: Int, Sendable, Hashable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// Which way a change goes, with the platform's numbers.
  public enum NavigationDirection: Int, Sendable, Hashable {
    /// To the page after.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// What a change looks like, with the platform's numbers.
  public enum TransitionStyle: Int, Sendable, Hashable {
    /// A page curls; shown as a slide.
    case pageCurl = 0
    /// The pages slide.
    case scroll = 1
  }

  /// The keys of options, which are kept out of account here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The platform's string.
    public let rawValue: String

    /// Makes the key with the platform's string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The distance between pages.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The side of the spine.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How long a change takes, in seconds.
  package static let duration: TimeInterval = 0.3

  /// Supplies the pages before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { followFinger() } }
  }
  /// Hears about changes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// What a change looks like.
  public let transitionStyle: TransitionStyle
  /// Which way the pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Whether both sides of a page are used; kept.
  open var isDoubleSided = false
  /// The page that is seen.
  package var page: UIViewController?
  /// The movement under way, if any.
  package var turn: PageChange?
  private let pan = UIPanGestureRecognizer()

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The pages that are seen: one, or none yet.
  open var viewControllers: [UIViewController]? {
    page.map { [$0] }
  }

  /// Shows a page; only the first one given is used.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let turn, let completion, turn.leads(to: viewControllers?.first) {
      return turn.whenOver(completion)
    }
    turn?.finishAtOnce()
    guard let next = viewControllers?.first, next !== page else {
      completion?(true)
      return
    }
    if animated, transitionStyle == .pageCurl {
      Journal.warn("the page curl of a page-view controller is shown as a slide")
    }
    let change = PageChange(in: self, from: page, to: next, direction)
    change.play(animated && isOnScreen ? .animated : .immediate) { completion?($0) }
  }

  /// Watches a finger, once there is somebody to ask for pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    followFinger()
  }

  package override var visibleChildren: [UIViewController] {
    page.map { [$0] } ?? []
  }

  private func followFinger() {
    guard dataSource != nil, pan.view == nil else { return }
    pan.addAction { [weak self] _ in self?.follow() }
    view.addGestureRecognizer(pan)
  }

  private func follow() {
    let way = pan.translation(in: view)
    let distance = navigationOrientation == .horizontal ? way.x : way.y
    let speed = pan.velocity(in: view)
    switch pan.state {
    case .began: beginDrag(distance)
    case .changed: turn?.move(by: distance)
    case .ended:
      turn?.letGo(at: distance, speed: navigationOrientation == .horizontal ? speed.x : speed.y)
    default: turn?.letGo(at: 0, speed: 0)
    }
  }

  private func beginDrag(_ distance: CGFloat) {
    guard let page, turn == nil else { return }
    let direction: NavigationDirection = distance < 0 ? .forward : .reverse
    let next =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    PageChange(in: self, from: page, to: next, direction).begin(.animated)
    turn?.move(by: distance)
  }
}

/// Supplies the pages before and after.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before, nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after, nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears about changes of pages made by a finger.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a finger begins to change the page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when a change that a finger began is over.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
