import Foundation
import Geometry
import Layers
import Views

/// Both screens move by the container's length, small where they are out of sight.
///
/// | progress | outgoing screen              | incoming screen              |
/// |----------|------------------------------|------------------------------|
/// | 0        | in its place                 | one length behind, at `scale` |
/// | 1        | one length ahead, at `scale` | in its place                 |
@preconcurrency @MainActor
public final class ZoomSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the slide takes, in seconds.
  public var duration: TimeInterval = 0.35
  /// The way the screens move.
  public var direction = Heading.left
  /// The scale of a screen that is out of sight.
  public var scale: CGFloat = 0.8

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let outgoing = context.view(forKey: .from)
    let incoming = context.view(forKey: .to)
    let size = container.bounds.size
    let small = CGAffineTransform(scaleX: scale, y: scale)
    if let incoming { container.addSubview(incoming) }
    incoming?.transform = small.concatenating(direction.opposite.way(across: size))

    UIView.animate(withDuration: duration) {
      outgoing?.transform = small.concatenating(self.direction.way(across: size))
      incoming?.transform = .identity
    } completion: { _ in
      for screen in [outgoing, incoming] { screen?.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension ZoomSlide {
  nonisolated static let entry = Catalogue.Entry(
    id: "zoom-slide", title: "Zoom slide",
    summary: "Both screens move one way, small where they are out of sight",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.35),
      .heading(.left, "The way both screens move"),
      .scale("scale", 0.8, "The scale of a screen that is out of sight"),
    ],
    course: .alwaysDirection
  ) { values in
    let animator = ZoomSlide()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.scale = values.number("scale")
    return animator
  }
}
