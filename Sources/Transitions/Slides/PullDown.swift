import Foundation
import Geometry
import Views

/// The upper screen is pulled down off the lower one, which follows it a third of the way.
///
/// | state    | upper screen | its shadow, 1 point above it | lower screen  |
/// |----------|--------------|------------------------------|---------------|
/// | together | y = 0        | there                        | y = −`shift` · H |
/// | apart    | y = H        | clear                        | y = 0         |
@preconcurrency @MainActor
public final class PullDown: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.3
  /// How far above its place the lower screen starts, in lengths of the container.
  public var shift: CGFloat = 1 / 3
  /// The opacity of the upper screen's shadow, 0 to 1.
  public var shadow: CGFloat = 0.5

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context, newcomer: .below) else { return }
    let (upper, lower) = (screens.upper, screens.lower)
    let size = screens.container.bounds.size
    let shadow = EdgeShadow(
      of: upper, opacity: self.shadow, radius: 3, offset: CGSize(width: 0, height: -1))
    screens.animate(over: duration) {
      upper.transform = Heading.down.way(across: size)
      shadow.hide()
      lower.transform = .identity
    } together: {
      upper.transform = .identity
      shadow.show()
      lower.transform = Heading.up.way(across: size, self.shift)
    } ended: {
      shadow.remove()
    }
  }
}

extension PullDown {
  nonisolated static let entry = Catalogue.Entry(
    id: "pull-down", title: "Pull down",
    summary: "The old screen is pulled down, and the new one follows from behind its top edge",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.3),
      Catalogue.Parameter(
        "shift", .number(in: 0...1, unit: ""), default: .number(1.0 / 3),
        "How far above its place the lower screen starts, in lengths of the container"),
      .shadow(0.5),
    ],
    course: .to(.down)
  ) { values in
    let animator = PullDown()
    animator.duration = values.number("duration")
    animator.shift = values.number("shift")
    animator.shadow = values.number("shadow")
    return animator
  }
}
