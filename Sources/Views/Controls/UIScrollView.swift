import Foundation
import Layers

/// A view whose content is larger than itself: the content's offset is the bounds' origin.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Who is told that the content has moved.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The content's size, in points.
  @HeardProperty open var contentSize = CGSize.zero {
    didSet { tellObservers() }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the content can be moved by a finger.
  open var isScrollEnabled = true
  /// Whether the content comes to rest at whole pages: multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether the content can be moved beyond its end.
  open var bounces = true
  /// Whether it can be moved beyond its end although it fits, downwards.
  open var alwaysBounceVertical = false
  /// Whether it can be moved beyond its end although it fits, sideways.
  open var alwaysBounceHorizontal = false
  /// Whether a bar shows how far the content has been moved sideways; none is drawn.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows how far the content has been moved downwards; none is drawn.
  open var showsVerticalScrollIndicator = true
  /// The room around the bars, in points; none are drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The room around the bar at the side, in points; none is drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The room around the bar at the bottom, in points; none is drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How fast the content comes to rest after a finger.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a finger moves the content one way only; kept, not used.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until it is clear that the content does not move; kept, not used.
  open var delaysContentTouches = true
  /// Whether touches in the content are called off when it moves; kept, not used.
  open var canCancelContentTouches = true
  /// Whether a touch of the status bar moves the content to its top; kept, not used.
  open var scrollsToTop = true
  /// When the safe area is added to the room around the content; kept: never.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// What a movement does to the keyboard; kept: there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How large the content is shown: the transform of the view that the delegate names.
  @HeardProperty open var zoomScale: CGFloat = 1 {
    didSet { applyZoom(from: oldValue) }
  }
  /// How the bars look; none are drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether the content can be shown smaller or larger than allowed for a moment; kept, not used.
  open var bouncesZoom = true
  /// Whether the content is being shown in another size by fingers: never.
  open var isZooming: Bool { false }
  /// Whether the content is coming back to an allowed size: never.
  open var isZoomBouncing: Bool { false }
  /// The least size of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest size of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The recogniser of the finger that moves the content.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// The recogniser of fingers that show the content in another size; nothing listens to it.
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  private lazy var drag = ScrollDrag(of: self)

  /// Whether a finger moves the content.
  open var isTracking: Bool { drag.isDragging }
  /// Whether a finger moves the content.
  open var isDragging: Bool { drag.isDragging }
  /// Whether the content comes to rest after a finger.
  open var isDecelerating: Bool { drag.isDecelerating }
  /// Whether the room around the bars follows the safe area; none are drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Returns whether a touch in the content may be called off when it moves: on views that are no
  /// controls; not asked here.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.masksToBounds = true
    listen()
  }

  /// Creates a view of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.masksToBounds = true
    listen()
  }

  private func listen() {
    panGestureRecognizer.addAction { [weak self] in self?.drag.follow($0) }
    addGestureRecognizer(panGestureRecognizer)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return drag.mayBegin(along: panGestureRecognizer.translation(in: superview))
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let moves = super.bounds.origin != newValue.origin
      super.bounds = newValue
      if moves { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Returns where content is to come to rest instead of `proposed`, after a finger with a velocity in
  /// points a millisecond.
  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// The point of the content that shows at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The room around the content, the safe area not included.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Moves the content, over 0.3 seconds if it is to be seen.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    drag.halt()
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: { [weak self] _ in
      if let self { self.delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Shows the bars for a moment; none are drawn.
  open func flashScrollIndicators() {}

  /// A sign that content is loaded when it is pulled down; nothing pulls it.
  @HeardProperty open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// Moves the content as little as needed for `rect` of it to show.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    let size = bounds.size
    if rect.maxX > offset.x + size.width { offset.x = rect.maxX - size.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + size.height { offset.y = rect.maxY - size.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}

extension UIScrollView {
  /// How fast content comes to rest.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The part of its speed that it keeps in a thousandth of a second.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let normal = Self(rawValue: 0.998)
    /// A fast one.
    public static let fast = Self(rawValue: 0.99)
  }

  /// When the safe area is added to the room around the content, with the platform's numbers.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    /// As the surroundings ask for.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// What a movement of the content does to the keyboard, with the platform's numbers.
  public enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// Nothing.
    case none = 0
    /// It goes.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
  }
}
