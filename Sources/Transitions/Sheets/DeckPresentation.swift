import Foundation
import Geometry
import Layers
import Views

/// A presentation as a card over another card: the presenting screen stays behind, smaller.
final class DeckPresentation: UIPresentationController {
  /// How far the sheet stays below the top edge, in points; at most half of the container.
  var top: CGFloat = 28
  /// The radius of both cards, in points.
  var cornerRadius: CGFloat = 8
  /// How far the presenting screen stands back from the sheet, in points.
  private let inset: CGFloat = 8
  private let alpha: CGFloat = 0.8

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.divided(atDistance: edge(in: bounds), from: .minYEdge).remainder
  }

  override func presentationTransitionWillBegin() {
    presentedView?.layer.cornerRadius = cornerRadius
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presentedView?.clipsToBounds = true
    presentingViewController.view.clipsToBounds = true
    alongside(in: presentingViewController.view) { self.stand(back: true) }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { release() }
  }

  override func dismissalTransitionWillBegin() {
    alongside(in: presentingViewController.view) { self.stand(back: false) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { release() } else { stand(back: true) }
  }
}

extension DeckPresentation {
  /// The sheet's top edge, in points: low screens keep a sheet too.
  private func edge(in bounds: CGRect) -> CGFloat { min(top, bounds.height / 2) }

  private func stand(back: Bool) {
    guard let screen = presentingViewController.view else { return }
    let width = screen.bounds.width
    let scale = back && width > 0 ? max(0.01, 1 - 2 * inset / width) : 1
    let lift = edge(in: screen.bounds) - inset - screen.bounds.height * (1 - scale) / 2
    screen.transform =
      back
      ? CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: 0, y: lift)) : .identity
    screen.layer.cornerRadius = back ? cornerRadius : 0
    screen.alpha = back ? alpha : 1
  }

  private func release() {
    stand(back: false)
    presentingViewController.view.clipsToBounds = false
    presentedView?.layer.cornerRadius = 0
    presentedView?.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    presentedView?.clipsToBounds = false
  }
}
