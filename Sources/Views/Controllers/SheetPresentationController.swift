import Foundation
import Layers

/// The presentation of sheets: the presenting screen stays, darkened, above or around the sheet.
///
/// | container            | sheet                                                             |
/// |----------------------|-------------------------------------------------------------------|
/// | narrower than 600 pt | as wide, from the safe area, or 59 points, below the top edge     |
/// | wider                | in the middle, at most 540 × 620 points, or the preferred size    |
///
/// The measures are those of a phone of 393 × 852 points: top corners of 37.7 points, black of 0.2.
final class SheetPresentationController: UIPresentationController {
  /// How far the sheet stays below the top edge without a safe area, in points.
  private static let top: CGFloat = 59
  private static let cornerRadius: CGFloat = 37.7
  private static let dimming: CGFloat = 0.2
  private static let largest = CGSize(width: 540, height: 620)

  private let shade = UIView(frame: .zero)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    guard bounds.width >= 600 else {
      let inset = container.window?.safeAreaInsets.top ?? 0
      let top = min(inset > 0 ? inset : Self.top, bounds.height)
      return CGRect(
        x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
    }
    let wish = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : Self.largest.width, bounds.width),
      height: min(wish.height > 0 ? wish.height : Self.largest.height, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let sheet = presentedView else { return }
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = .black
    shade.alpha = 0
    container.insertSubview(shade, at: 0)
    sheet.layer.cornerRadius = Self.cornerRadius
    sheet.layer.maskedCorners =
      container.bounds.width >= 600
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.clipsToBounds = true
    darken(to: Self.dimming)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    darken(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() } else { shade.alpha = Self.dimming }
  }

  private func darken(to alpha: CGFloat) {
    let change = { self.shade.alpha = alpha }
    let runs = presentedViewController.transitionCoordinator?.animate { _ in change() }
    if runs != true { change() }
  }
}
