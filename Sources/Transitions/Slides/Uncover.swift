import Foundation
import Geometry
import Views

/// The outgoing screen moves off the incoming one, which is dark at first; going back, it comes.
///
/// | state    | upper screen               | its shadow | shade over the lower screen |
/// |----------|----------------------------|------------|-----------------------------|
/// | together | in its place               | there      | alpha `shade`               |
/// | apart    | one length away            | clear      | clear                       |
@preconcurrency @MainActor
public final class Uncover: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.35
  /// The way the upper screen leaves.
  public var direction = Heading.down
  /// How dark the lower screen is while it is covered, 0 to 1.
  public var shade: CGFloat = 0.1
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
    let upper = screens.upper
    let away = direction.way(across: screens.container.bounds.size)
    let shade = Shade(over: screens.lower)
    let shadow = EdgeShadow(of: upper, opacity: self.shadow)
    screens.animate(over: duration) {
      upper.transform = away
      shadow.hide()
      shade.alpha = 0
    } together: {
      upper.transform = .identity
      shadow.show()
      shade.alpha = self.shade
    } ended: {
      shade.removeFromSuperview()
      shadow.remove()
    }
  }
}

extension Uncover {
  nonisolated static let entry = Catalogue.Entry(
    id: "uncover", title: "Uncover",
    summary: "The old screen moves off the new one, or over it again on the way back",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.35), .heading(.down, "The way the upper screen leaves"), .shade(0.1),
      .shadow(0.5),
    ],
    course: .direction
  ) { values in
    let animator = Uncover()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.shade = values.number("shade")
    animator.shadow = values.number("shadow")
    return animator
  }
}
