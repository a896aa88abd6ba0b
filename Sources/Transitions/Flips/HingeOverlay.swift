import Foundation
import Geometry
import Layers
import Views

/// The upper screen swings in about its right edge, over the darkening lower one; going back, out.
///
/// | state    | upper screen, hinged at its right edge | shade over the lower screen |
/// |----------|----------------------------------------|-----------------------------|
/// | apart    | turned by 90°, edge on                 | clear                       |
/// | together | flat                                   | alpha `shade`               |
@preconcurrency @MainActor
public final class HingeOverlay: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the swing takes, in seconds.
  public var duration: TimeInterval = 0.6
  /// How dark the lower screen is while it is covered, 0 to 1.
  public var shade: CGFloat = 0.5
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.002

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context) else { return }
    let shade = Shade(over: screens.lower)
    let hinge = Hinge(screens.upper, at: CGPoint(x: 1, y: 0.5))
    // It swings in the depth, and yet over the lower screen.
    screens.upper.layer.zPosition = 10_000
    var flat = CATransform3DIdentity
    flat.m34 = perspective
    screens.animate(over: duration) {
      screens.upper.layer.transform = CATransform3DRotate(flat, -.pi / 2, 0, 1, 0)
      shade.alpha = 0
    } together: {
      screens.upper.layer.transform = flat
      shade.alpha = self.shade
    } ended: {
      hinge.remove()
      screens.upper.layer.zPosition = 0
      shade.removeFromSuperview()
    }
  }
}

extension HingeOverlay {
  nonisolated static let entry = Catalogue.Entry(
    id: "hinge-overlay", title: "Hinge overlay",
    summary: "The upper screen swings in about its right edge, or out again",
    family: .flips, triggers: .all,
    parameters: [.duration(0.6), .shade(0.5), .perspective]
  ) { values in
    let animator = HingeOverlay()
    animator.duration = values.number("duration")
    animator.shade = values.number("shade")
    animator.perspective = values.number("perspective")
    return animator
  }
}
