import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen turns away about the container's middle, and the incoming one turns up.
///
/// | progress | outgoing screen | incoming screen   |
/// |----------|-----------------|-------------------|
/// | 0 – 0.5  | from 0 to 90°   | edge on           |
/// | 0.5 – 1  | edge on         | from −90° to 0    |
///
/// Going back, it turns the other way.
@preconcurrency @MainActor
public final class Turn: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the turn takes, in seconds.
  public var duration: TimeInterval = 1
  /// The way the near side moves.
  public var direction = Heading.left
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.002

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let way = ScreenOrder(context).goesBack ? direction.opposite : direction
    let backdrop = screens.container.addBackdrop(.black)
    screens.outgoing.layer.transform = turned(0, way)
    screens.incoming.layer.transform = turned(.pi / -2, way)

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(from: 0, to: 0.5) {
        screens.outgoing.layer.transform = self.turned(.pi / 2, way)
      }
      UIView.addKeyframe(from: 0.5, to: 1) {
        screens.incoming.layer.transform = self.turned(0, way)
      }
    } completion: { _ in
      backdrop.removeFromSuperview()
      for screen in [screens.outgoing, screens.incoming] { screen.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A screen turned by an angle, its near side moving `way`.
  private func turned(_ angle: CGFloat, _ way: Heading) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = perspective
    return CATransform3DRotate(transform, angle, -way.step.y, way.step.x, 0)
  }
}

extension Turn {
  nonisolated static let entry = Catalogue.Entry(
    id: "turn", title: "Turn",
    summary: "The old screen turns away about the middle, and the new one is its other side",
    family: .flips, triggers: .all,
    parameters: [
      .duration(1), .heading(.left, "The way the near side moves"), .perspective,
    ],
    course: .direction
  ) { values in
    let animator = Turn()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.perspective = values.number("perspective")
    return animator
  }
}
