import Foundation
import Geometry
import Views

/// The upper screen springs up over the lower one; going back, it springs down.
///
/// | progress of the spring | upper screen |
/// |------------------------|--------------|
/// | 0                      | y = H        |
/// | 1                      | y = 0        |
///
/// Where the spring goes too far the lower screen is seen below the upper one.
@preconcurrency @MainActor
public final class SpringCover: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
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
    let away = Heading.down.way(across: screens.container.bounds.size)
    screens.animate(over: duration, spring: Damping(ratio: damping, velocity: velocity)) {
      upper.transform = away
    } together: {
      upper.transform = .identity
    }
  }
}

extension SpringCover {
  nonisolated static let entry = Catalogue.Entry(
    id: "spring-cover", title: "Spring cover",
    summary: "The upper screen springs up over the lower one, or down again",
    family: .springs, triggers: .all,
    parameters: .spring(damping: 0.6, lasting: 0.5),
    course: .to(.up)
  ) { values in
    let animator = SpringCover()
    animator.duration = values.number("duration")
    animator.damping = values.number("damping")
    animator.velocity = values.number("velocity")
    return animator
  }
}
