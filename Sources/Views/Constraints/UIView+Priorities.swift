import Foundation

extension UIView {
  /// Sets how little the view wants to grow beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[.hugging(axis)] = priority
    superview?.setNeedsLayout()
  }

  /// Returns how little the view wants to grow beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities[.hugging(axis)] ?? .defaultLow
  }

  /// Sets how little the view wants to become smaller than its content; stacks take no heed of it.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities[.resistance(axis)] = priority
    superview?.setNeedsLayout()
  }

  /// Returns how little the view wants to become smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities[.resistance(axis)] ?? .defaultHigh
  }

  /// How much the view holds on to its length in a stack: views without a length of their own do
  /// not at all.
  package func huggingPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let content = intrinsicContentSize
    let isFixed = heldConstraints.contains {
      $0.isAboutItself && $0.secondItem == nil && $0.relation == .equal
        && $0.firstAttribute == (axis == .horizontal ? .width : .height)
    }
    if isFixed { return .required }
    guard axis.along(content) >= 0 else { return UILayoutPriority(0) }
    return contentHuggingPriority(for: axis)
  }
}

/// What a view has told about its content's size.
package enum ContentPriority: Hashable {
  case hugging(NSLayoutConstraint.Axis)
  case resistance(NSLayoutConstraint.Axis)
}

extension NSLayoutConstraint {
  /// Which way a length goes, with the platform's numbers.
  public enum Axis: Int, Sendable, Hashable {
    /// Sideways.
    case horizontal = 0
    /// Downwards.
    case vertical = 1
  }
}
