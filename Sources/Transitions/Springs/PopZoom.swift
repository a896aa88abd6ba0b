import Foundation
import Geometry
import Views

/// The upper screen pops up from a tenth of its size; going back, it shrinks and fades.
///
/// | progress | coming, with a spring | going              |
/// |----------|-----------------------|--------------------|
/// | 0        | at `scale`            | full size          |
/// | 1        | full size             | at `scale`, clear  |
@preconcurrency @MainActor
public final class PopZoom: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.75
  /// The small screen's scale.
  public var scale: CGFloat = 0.1
  /// The spring's damping ratio: 1 does not overshoot.
  public var damping: CGFloat = 0.6
  /// The spring's initial velocity, in whole distances a second.
  public var velocity: CGFloat = 0

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context) else { return }
    let upper = screens.upper
    let comes = screens.upperComes
    let spring = comes ? Damping(ratio: damping, velocity: velocity) : nil
    screens.animate(over: duration, spring: spring) {
      upper.transform = CGAffineTransform(scaleX: self.scale, y: self.scale)
      upper.alpha = comes ? 1 : 0
    } together: {
      upper.transform = .identity
      upper.alpha = 1
    }
  }
}

extension PopZoom {
  nonisolated static let entry = Catalogue.Entry(
    id: "pop-zoom", title: "Pop zoom",
    summary: "The upper screen pops up from a tenth of its size, or shrinks and fades",
    family: .springs, triggers: .all,
    parameters: .spring(damping: 0.6, lasting: 0.75) + [
      .scale("scale", 0.1, "The small screen's scale")
    ],
    opening: .other
  ) { values in
    let animator = PopZoom()
    animator.duration = values.number("duration")
    animator.scale = values.number("scale")
    animator.damping = values.number("damping")
    animator.velocity = values.number("velocity")
    return animator
  }
}
