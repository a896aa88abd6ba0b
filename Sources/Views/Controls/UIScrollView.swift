import Foundation
import Layers

/// What a scroll view tells its delegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The content has moved: nothing is done about it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view whose content is larger than itself: the content's offset is the bounds' origin.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Who is told that the content has moved.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The content's size, in points.
  open var contentSize = CGSize.zero
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
    UIView.animate(withDuration: 0.3) { self.contentOffset = contentOffset }
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
