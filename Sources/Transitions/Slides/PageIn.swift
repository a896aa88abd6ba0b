import Foundation
import Geometry
import Views

/// The lower screen shrinks and darkens while the upper one moves over it; going back, it grows.
///
/// | state    | upper screen    | its shadow | lower screen | shade over it |
/// |----------|-----------------|------------|--------------|---------------|
/// | apart    | one length away | clear      | full size    | clear         |
/// | together | in its place    | there      | at `scale`   | alpha `shade` |
@preconcurrency @MainActor
public final class PageIn: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The way the upper screen comes.
  public var direction = Heading.left
  /// The lower screen's scale while it is covered.
  public var scale: CGFloat = 0.7
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
    guard let screens = StackedScreens(context) else { return }
    let (upper, lower) = (screens.upper, screens.lower)
    let away = direction.opposite.way(across: screens.container.bounds.size)
    let shade = Shade(over: lower)
    let shadow = EdgeShadow(of: upper, opacity: self.shadow)
    screens.animate(over: duration) {
      upper.transform = away
      shadow.hide()
      lower.transform = .identity
      shade.alpha = 0
    } together: {
      upper.transform = .identity
      shadow.show()
      lower.transform = CGAffineTransform(scaleX: self.scale, y: self.scale)
      shade.alpha = self.shade
    } ended: {
      shade.removeFromSuperview()
      shadow.remove()
    }
  }
}

extension PageIn {
  nonisolated static let entry = Catalogue.Entry(
    id: "page-in", title: "Page in",
    summary: "The lower screen shrinks into the dark while the upper one moves over it",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.5), .heading(.left, "The way the upper screen comes"),
      .scale("scale", 0.7, "The lower screen's scale while it is covered"), .shade(0.1),
      .shadow(0.5),
    ],
    course: .direction
  ) { values in
    let animator = PageIn()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.scale = values.number("scale")
    animator.shade = values.number("shade")
    animator.shadow = values.number("shadow")
    return animator
  }
}
