import Foundation

/// The view of a container's stage, parts of which the container's bars may cover.
package final class StageView: UIView {
  /// How far bars reach in beyond the safe area around, in points.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { tellOfSafeArea() } }
  }
  /// Called when the view lays its subviews out, as after a change of its size.
  var didLayOut: () -> Void = {}

  package override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top += barInsets.top
    insets.bottom += barInsets.bottom
    return insets
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut()
  }
}

extension UIView {
  /// Tells this view, and those inside, that the safe area has changed.
  fileprivate func tellOfSafeArea() {
    safeAreaInsetsDidChange()
    (owner as? UIViewController)?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviewList { view.tellOfSafeArea() }
  }
}
