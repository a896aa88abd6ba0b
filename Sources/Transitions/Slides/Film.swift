import Foundation
import Geometry
import Views

/// The upper screen slides over the lower one, which grows towards the viewer and goes dark.
///
/// | state    | upper screen    | lower screen | shade over it |
/// |----------|-----------------|--------------|---------------|
/// | apart    | one length away | full size    | clear         |
/// | together | in its place    | at `scale`   | alpha `shade` |
@preconcurrency @MainActor
public final class Film: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.6
  /// The way the upper screen comes.
  public var direction = Heading.down
  /// The lower screen's scale while it is covered.
  public var scale: CGFloat = 1.4
  /// How dark the lower screen is while it is covered, 0 to 1.
  public var shade: CGFloat = 1

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context) else { return }
    let (upper, lower) = (screens.upper, screens.lower)
    let away = direction.opposite.way(across: screens.container.bounds.size)
    let shade = Shade(over: lower)
    screens.animate(over: duration) {
      upper.transform = away
      lower.transform = .identity
      shade.alpha = 0
    } together: {
      upper.transform = .identity
      lower.transform = CGAffineTransform(scaleX: self.scale, y: self.scale)
      shade.alpha = self.shade
    } ended: {
      shade.removeFromSuperview()
    }
  }
}

extension Film {
  nonisolated static let entry = Catalogue.Entry(
    id: "film", title: "Film",
    summary: "The upper screen slides over the lower one, which grows and goes dark",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.6), .heading(.down, "The way the upper screen comes"),
      .scale("scale", 1.4, "The lower screen's scale while it is covered"), .shade(1),
    ],
    course: .direction
  ) { values in
    let animator = Film()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.scale = values.number("scale")
    animator.shade = values.number("shade")
    return animator
  }
}
