import Foundation
import Geometry
import Layers
import Views

/// Both screens move past in one strip, which is small half way and moves most in the second half.
///
/// | progress p | strip moved by          | strip's scale about the centre  |
/// |------------|-------------------------|---------------------------------|
/// | p          | sin³(p · 90°) lengths   | 1 − (1 − `scale`) · sin(p · 180°) |
@preconcurrency @MainActor
public final class SlideScaled: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the slide takes, in seconds.
  public var duration: TimeInterval = 0.7
  /// The way the screens move.
  public var direction = Heading.up
  /// The scale half way.
  public var scale: CGFloat = 0.7

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
    if let incoming { container.addSubview(incoming) }

    UIView.animate(withDuration: duration) { progress in
      let rise = CGAffineTransform(rotationAngle: progress * .pi / 2).b
      let scale = 1 - (1 - self.scale) * CGAffineTransform(rotationAngle: progress * .pi).b
      let strip = CGAffineTransform(scaleX: scale, y: scale)
      let moved = rise * rise * rise
      outgoing?.transform = self.direction.way(across: size, moved).concatenating(strip)
      incoming?.transform = self.direction.way(across: size, moved - 1).concatenating(strip)
    } completion: { _ in
      for screen in [outgoing, incoming] { screen?.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SlideScaled {
  nonisolated static let entry = Catalogue.Entry(
    id: "slide-scaled", title: "Scaled slide",
    summary: "Both screens move past in a strip that is small half way",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.7),
      .heading(.up, "The way both screens move"),
      .scale("scale", 0.7, "The strip's scale half way"),
    ],
    course: .alwaysDirection
  ) { values in
    let animator = SlideScaled()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.scale = values.number("scale")
    return animator
  }
}
