import Foundation
import Geometry

extension UIScrollView {
  /// Shows the content in another size, over 0.3 seconds if it is to be seen.
  ///
  /// The delegate names the view whose transform does it.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let least = min(minimumZoomScale, maximumZoomScale)
    let held = min(max(scale, least), max(minimumZoomScale, maximumZoomScale))
    let middle = CGPoint(x: bounds.midX / zoomScale, y: bounds.midY / zoomScale)
    move(animated) { self.show(at: held, around: middle) }
  }

  /// Shows a part of the zoomed view as large as fits, over 0.3 seconds if it is to be seen.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
    let least = min(minimumZoomScale, maximumZoomScale)
    let held = min(max(wanted, least), max(minimumZoomScale, maximumZoomScale))
    move(animated) { self.show(at: held, around: CGPoint(x: rect.midX, y: rect.midY)) }
  }

  private func move(_ animated: Bool, _ change: @escaping () -> Void) {
    if animated, window != nil {
      UIView.animate(withDuration: 0.3, animations: change)
    } else {
      change()
    }
  }

  /// Shows the content at a scale, and the place `middle` of it in the middle as far as it goes.
  private func show(at scale: CGFloat, around middle: CGPoint) {
    zoomScale = scale
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let most = CGPoint(
      x: contentSize.width + inset.right - bounds.width,
      y: contentSize.height + inset.bottom - bounds.height)
    contentOffset = CGPoint(
      x: max(least.x, min(middle.x * scale - bounds.width / 2, most.x)),
      y: max(least.y, min(middle.y * scale - bounds.height / 2, most.y)))
  }

  /// Gives the zoomed view its transform, and the content its size.
  func applyZoom(from old: CGFloat) {
    guard zoomScale != old, zoomScale > 0, old > 0,
      let view = delegate?.viewForZooming(in: self)
    else { return }
    let former = view.frame
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    let now = view.frame
    view.center.x += former.minX - now.minX
    view.center.y += former.minY - now.minY
    contentSize = now.size
    delegate?.scrollViewDidZoom(self)
  }
}

extension UIScrollView {
  /// How the bars look, with the platform's numbers; none are drawn.
  public enum IndicatorStyle: Int, Sendable, Hashable {
    /// As suits the content.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }
}
