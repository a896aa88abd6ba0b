import Foundation

/// What a scroll view tells its delegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The content has been shown in another size.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger is about to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A finger lets go; the place where the content comes to rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// A finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Returns the view that is shown in another size.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Returns whether a touch of the status bar moves the content to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A movement that was asked for with an animation is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Names no view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
