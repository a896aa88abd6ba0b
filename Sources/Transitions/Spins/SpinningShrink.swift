import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen turns over three times and is smaller each time.
///
/// | progress | turns about the upright axis | scale |
/// |----------|------------------------------|-------|
/// | 0        | 0                            | 1     |
/// | 1/3      | 180°                         | 2/3   |
/// | 2/3      | 360°                         | 1/3   |
/// | 1        | 540°                         | 0     |
///
/// Without perspective; from behind, the screen is seen as through glass.
@preconcurrency @MainActor
public final class SpinningShrink: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long all three turns take, in seconds.
  public var duration: TimeInterval = 1

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    UIView.animate(withDuration: duration, steps: 24) { progress in
      let size = max(1 - progress, 0.0001)
      screens.outgoing.layer.transform = CATransform3DScale(
        CATransform3DMakeRotation(progress * 3 * .pi, 0, 1, 0), size, size, size)
    } completion: { _ in
      screens.outgoing.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SpinningShrink {
  nonisolated static let entry = Catalogue.Entry(
    id: "spinning-shrink", title: "Spinning shrink",
    summary: "The old screen turns over three times and is smaller each time",
    family: .spins, triggers: .all, parameters: [.duration(1)]
  ) { values in
    let animator = SpinningShrink()
    animator.duration = values.number("duration")
    return animator
  }
}
