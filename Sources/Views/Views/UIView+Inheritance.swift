import Foundation
import Layers

extension UIView {
  /// On an axis where a view has no size by itself.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Tells this view, and those inside that take its tint, that the tint has changed.
  package func announceTintColor() {
    tintColorDidChange()
    for view in subviewList where view.ownTintColor == nil { view.announceTintColor() }
  }

  /// The part of the superview's safe-area insets that reaches into this view, in points.
  ///
  /// A window's come from the screen; outside a window there are none.
  package var inheritedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let superview, window != nil {
      let outer = superview.bounds.inset(by: superview.safeAreaInsets)
      let size = bounds.size
      let anchor = layer.anchorPoint
      let box = CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
        width: size.width, height: size.height)
      let own = superview.safeAreaInsets
      insets = UIEdgeInsets(
        top: own.top > 0 ? max(0, outer.minY - box.minY) : 0,
        left: own.left > 0 ? max(0, outer.minX - box.minX) : 0,
        bottom: own.bottom > 0 ? max(0, box.maxY - outer.maxY) : 0,
        right: own.right > 0 ? max(0, box.maxX - outer.maxX) : 0)
    }
    let added = owner?.additionalSafeAreaInsets ?? .zero
    insets.top += added.top
    insets.left += added.left
    insets.bottom += added.bottom
    insets.right += added.right
    return insets
  }
}
