import Foundation
import Geometry
import Views

/// The upper screen moves in from an edge while the lower one gives way more slowly, and darkens.
///
/// | state    | upper screen    | its shadow | lower screen           | shade over it |
/// |----------|-----------------|------------|------------------------|---------------|
/// | apart    | one length away | clear      | in its place           | clear         |
/// | together | in its place    | there      | `shift` of its length  | alpha `shade` |
/// |          |                 |            | further on             |               |
@preconcurrency @MainActor
public final class Parallax: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.35
  /// The way both screens move when the upper one comes.
  public var direction = Heading.left
  /// How far the lower screen moves, in lengths of the container.
  public var shift: CGFloat = 1 / 3
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
    let size = screens.container.bounds.size
    let shade = Shade(over: lower)
    let shadow = EdgeShadow(of: upper, opacity: self.shadow)
    screens.animate(over: duration, options: .curveEaseOut) {
      upper.transform = self.direction.opposite.way(across: size)
      shadow.hide()
      lower.transform = .identity
      shade.alpha = 0
    } together: {
      upper.transform = .identity
      shadow.show()
      lower.transform = self.direction.way(across: size, self.shift)
      shade.alpha = self.shade
    } ended: {
      shade.removeFromSuperview()
      shadow.remove()
    }
  }
}

extension Parallax {
  nonisolated static let entry = Catalogue.Entry(
    id: "parallax", title: "Parallax",
    summary: "The upper screen moves in or out while the lower one gives way more slowly",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.35),
      .heading(.left, "The way both screens move when the upper one comes"),
      Catalogue.Parameter(
        "shift", .number(in: 0...1, unit: ""), default: .number(1.0 / 3),
        "How far the lower screen moves, in lengths of the container"),
      .shade(0.1), .shadow(0.5),
    ],
    course: .direction
  ) { values in
    let animator = Parallax()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.shift = values.number("shift")
    animator.shade = values.number("shade")
    animator.shadow = values.number("shadow")
    return animator
  }
}
