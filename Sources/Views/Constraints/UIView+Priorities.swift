extension UIView {
  /// How little a view wants to grow beyond its content; kept out of account: only required
  /// constraints count.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// How little a view wants to become smaller than its content; kept out of account: only required
  /// constraints count.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
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
