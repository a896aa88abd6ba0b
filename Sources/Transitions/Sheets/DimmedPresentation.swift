import Foundation
import Views

/// A presentation that covers a part of the screen and darkens the rest.
final class DimmedPresentation: UIPresentationController {
  /// Where the sheet stands, from the container's bounds.
  var place: (CGRect) -> CGRect = { $0 }
  /// How dark the rest is, 0 to 1.
  var dimming: CGFloat = 0.3
  /// How large the dark is at first, as a part of the container's width and height.
  var dimmingStart: CGFloat = 1
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    place(containerView?.bounds ?? .zero)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    shade.backgroundColor = .black
    dim(isPresent: false)
    container.insertSubview(shade, at: 0)
    alongside { self.dim(isPresent: true) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { shade.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    alongside { self.dim(isPresent: false) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { shade.removeFromSuperview() } else { dim(isPresent: true) }
  }
}

extension DimmedPresentation {
  private func dim(isPresent: Bool) {
    guard let bounds = containerView?.bounds else { return }
    let part = isPresent ? 1 : dimmingStart
    shade.frame = bounds.insetBy(
      dx: bounds.width * (1 - part) / 2, dy: bounds.height * (1 - part) / 2)
    shade.alpha = isPresent ? dimming : 0
  }
}

extension UIPresentationController {
  /// Makes changes together with the transition under way, or at once if there is none.
  func alongside(in view: UIView? = nil, _ change: @escaping () -> Void) {
    let runs = presentedViewController.transitionCoordinator?.animateAlongsideTransition(
      in: view, animation: { _ in change() }, completion: nil)
    if runs != true { change() }
  }
}
