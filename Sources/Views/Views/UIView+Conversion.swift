import Foundation
import Layers

extension UIView {
  /// Returns `point`, given in this view's coordinates, in `view`'s; nil: the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Returns `point`, given in `view`'s coordinates, in this view's; nil: the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Returns the box of `rect`, given in this view's coordinates, in `view`'s; nil: the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Returns the box of `rect`, given in `view`'s coordinates, in this view's; nil: the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }
}

extension UIView {
  /// The search behind ``hitTest(_:with:)``: front to back, insides before the view itself.
  package func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewList.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
