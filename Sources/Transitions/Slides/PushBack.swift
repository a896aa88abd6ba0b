import Foundation
import Geometry
import Layers
import Views

/// The lower screen moves back into the dark, in perspective, while the upper one comes from the
/// right.
///
/// | state    | upper screen | its shadow              | lower screen        | shade over it |
/// |----------|--------------|-------------------------|---------------------|---------------|
/// | apart    | x = W        | clear                   | in its place        | clear         |
/// | together | x = 0        | (−3, 0), radius 5       | z = −`depth` points | alpha `shade` |
@preconcurrency @MainActor
public final class PushBack: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.6
  /// How far the lower screen moves back, in points.
  public var depth: CGFloat = 35
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.002
  /// How dark the lower screen is while it is covered, 0 to 1.
  public var shade: CGFloat = 0.3
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
    let away = Heading.right.way(across: screens.container.bounds.size)
    let shade = Shade(over: lower)
    let shadow = EdgeShadow(
      of: upper, opacity: self.shadow, offset: CGSize(width: -3, height: 0))
    var front = CATransform3DIdentity
    front.m34 = perspective
    screens.animate(over: duration) {
      upper.transform = away
      shadow.hide()
      lower.layer.transform = front
      shade.alpha = 0
    } together: {
      upper.transform = .identity
      shadow.show()
      lower.layer.transform = CATransform3DTranslate(front, 0, 0, -self.depth)
      shade.alpha = self.shade
    } ended: {
      shade.removeFromSuperview()
      shadow.remove()
    }
  }
}

extension PushBack {
  nonisolated static let entry = Catalogue.Entry(
    id: "push-back", title: "Push back",
    summary: "The lower screen moves back into the dark while the upper one comes from the right",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.6),
      .depth(35, "How far the lower screen moves back"),
      .perspective, .shade(0.3), .shadow(0.5),
    ]
  ) { values in
    let animator = PushBack()
    animator.duration = values.number("duration")
    animator.depth = values.number("depth")
    animator.perspective = values.number("perspective")
    animator.shade = values.number("shade")
    animator.shadow = values.number("shadow")
    return animator
  }
}
