import Foundation
import Geometry
import Layers
import Views

/// Both screens swing through half a circle about the edge at which they meet, which crosses over.
///
/// | progress | the common edge | outgoing screen   | incoming screen       | seen       |
/// |----------|-----------------|-------------------|-----------------------|------------|
/// | 0        | x = W           | flat, left of it  | folded on it, 180°    | outgoing   |
/// | 0.5      | x = W/2         | at 90°            | at 90°                | both swap  |
/// | 1        | x = 0           | folded, 180°      | flat, right of it     | incoming   |
///
/// Going back, it crosses the other way.
@preconcurrency @MainActor
public final class FoldFlip: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the swing takes, in seconds.
  public var duration: TimeInterval = 1
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -1 / 1600

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let (outgoing, incoming) = (screens.outgoing, screens.incoming)
    let width = screens.container.bounds.width
    let goesBack = ScreenOrder(context).goesBack
    let backdrop = screens.container.addBackdrop(.black)
    let old = Hinge(outgoing, at: CGPoint(x: goesBack ? 0 : 1, y: 0.5))
    let new = Hinge(incoming, at: CGPoint(x: goesBack ? 1 : 0, y: 0.5))
    let side: CGFloat = goesBack ? 1 : -1
    let start = outgoing.layer.position.x
    let end = incoming.layer.position.x
    outgoing.layer.transform = turned(0)
    incoming.layer.position.x = (start + end) / 2
    incoming.layer.transform = turned(-side * .pi / 2)
    incoming.alpha = 0

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(from: 0, to: 0.5) {
        outgoing.layer.transform = self.turned(side * .pi / 2)
        outgoing.layer.position.x = start + side * width / 2
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
        outgoing.alpha = 0
        incoming.alpha = 1
      }
      UIView.addKeyframe(from: 0.5, to: 1) {
        incoming.layer.transform = self.turned(0)
        incoming.layer.position.x = end
      }
    } completion: { _ in
      for hinge in [old, new] { hinge.remove() }
      for screen in [outgoing, incoming] { screen.resetPose() }
      backdrop.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func turned(_ angle: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = perspective
    return CATransform3DRotate(transform, angle, 0, 1, 0)
  }
}

extension FoldFlip {
  nonisolated static let entry = Catalogue.Entry(
    id: "fold-flip", title: "Fold flip",
    summary: "Both screens swing about the edge at which they meet, which crosses over",
    family: .flips, triggers: .all, parameters: [.duration(1), .perspective(-1.0 / 1600)]
  ) { values in
    let animator = FoldFlip()
    animator.duration = values.number("duration")
    animator.perspective = values.number("perspective")
    return animator
  }
}
