import Foundation
import Layers

extension UIView {
  /// Makes a change of geometry, after which subviews and layout follow if the size is another.
  package func changingSize(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    sizeDidChange(from: old)
  }

  /// Lets subviews, layout and drawing follow a size that was `old` before.
  package func sizeDidChange(from old: CGSize) {
    let new = layer.bounds.size
    guard new != old else { return }
    if autoresizesSubviews {
      for view in subviewList { view.follow(superviewFrom: old, to: new) }
    }
    setNeedsLayout()
  }

  /// Moves and resizes this view as its mask says, the superview's size having changed.
  ///
  /// The change is shared among the flexible parts of an axis in proportion to their sizes, or
  /// evenly when they have none. Nothing moves without a mask.
  private func follow(superviewFrom old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let size = layer.bounds.size
    let anchor = layer.anchorPoint
    let horizontal = Stretch(
      start: center.x - anchor.x * size.width, length: size.width, whole: old.width,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin),
        autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      )
    ).stretched(to: new.width)
    let vertical = Stretch(
      start: center.y - anchor.y * size.height, length: size.height, whole: old.height,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin),
        autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      )
    ).stretched(to: new.height)
    let resized = CGSize(width: horizontal.length, height: vertical.length)
    if resized != size { bounds = CGRect(origin: bounds.origin, size: resized) }
    center = CGPoint(
      x: horizontal.start + anchor.x * resized.width,
      y: vertical.start + anchor.y * resized.height)
  }
}

/// A view's extent along one axis of its superview: a margin, a length, another margin.
private struct Stretch {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length, which both margins and the length make up.
  var whole: CGFloat
  /// Which of the first margin, the length and the second margin give way.
  var flexible: (start: Bool, length: Bool, end: Bool)

  /// Returns the extent in a superview of length `newWhole`.
  func stretched(to newWhole: CGFloat) -> Stretch {
    let change = newWhole - whole
    let parts = [
      flexible.start ? start : nil, flexible.length ? length : nil,
      flexible.end ? whole - start - length : nil,
    ]
    let sizes = parts.compactMap { $0 }
    guard change != 0, !sizes.isEmpty else { return self }
    let total = sizes.reduce(0, +)
    let proportional = total > 0 && sizes.allSatisfy { $0 >= 0 }
    let shares = parts.map { size in
      size.map { change * (proportional ? $0 / total : 1 / CGFloat(sizes.count)) } ?? 0
    }
    var result = self
    result.start += shares[0]
    result.length = max(0, length + shares[1])
    result.whole = newWhole
    return result
  }
}
