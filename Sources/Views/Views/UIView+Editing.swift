// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension UIView {
  /// Lets no view in this one be first responder any more, and returns whether it went.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    var went = true
    if isFirstResponder { went = resignFirstResponder() || force }
    for view in subviewList where !view.endEditing(force) { went = false }
    return went
  }

  /// The smallest size, to be asked what fits best.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A size larger than any, to be asked what fits best.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the smallest size that the content needs, within a width or height that is required.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = fittingSize(targetSize, width: horizontal == .required ? targetSize.width : nil)
    if vertical == .required { size.height = targetSize.height }
    return size
  }
}

/// The older name of the smallest size.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The older name of a size larger than any.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
