import Foundation
import Layers

/// A view whose content is larger than itself: the content's offset is the bounds' origin.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Who is told that the content has moved.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The content's size, in points.
  open var contentSize = CGSize.zero {
    didSet { tellObservers() }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether the content can be moved by a finger; kept, not used.
  open var isScrollEnabled = true
  /// Whether the content stops at whole pages; kept, not used.
  open var isPagingEnabled = false
  /// Whether the content can be moved beyond its end; kept, not used.
  open var bounces = true
  /// Whether it can be moved beyond its end although it fits, downwards; kept, not used.
  open var alwaysBounceVertical = false
  /// Whether it can be moved beyond its end although it fits, sideways; kept, not used.
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
  /// How fast the content comes to rest; kept: it follows no finger.
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
  open var zoomScale: CGFloat = 1 {
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
  /// The recogniser of the finger that moves the content; here, nothing listens to it.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// Whether a finger is on the content: never.
  open var isTracking: Bool { false }
  /// Whether a finger moves the content: never.
  open var isDragging: Bool { false }
  /// Whether the content comes to rest after a finger: never.
  open var isDecelerating: Bool { false }

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.masksToBounds = true
  }

  /// Creates a view of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.masksToBounds = true
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let moves = super.bounds.origin != newValue.origin
      super.bounds = newValue
      if moves { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// The point of the content that shows at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The room around the content, the safe area not included.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Moves the content, over 0.3 seconds if it is to be seen.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
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
  open var refreshControl: UIRefreshControl? {
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
