import Foundation
import Geometry
import Layers
import Views

/// The lower screen leans back about its bottom edge while the upper one slides up over it.
///
/// | state    | upper screen | lower screen, hinged at the bottom edge |
/// |----------|--------------|-----------------------------------------|
/// | apart    | y = H        | upright                                 |
/// | together | y = 0        | leans back by `angle` degrees           |
@preconcurrency @MainActor
public final class TiltBack: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.3
  /// How far the lower screen leans back, in degrees.
  public var angle: CGFloat = 3.75
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
    let (upper, lower) = (screens.upper, screens.lower)
    let away = Heading.down.way(across: screens.container.bounds.size)
    let hinge = Hinge(lower, at: CGPoint(x: 0.5, y: 1))
    let backdrop = screens.container.addBackdrop(.black)
    var upright = CATransform3DIdentity
    upright.m34 = perspective
    screens.animate(over: duration) {
      upper.transform = away
      lower.layer.transform = upright
    } together: {
      upper.transform = .identity
      lower.layer.transform = CATransform3DRotate(upright, self.angle * .pi / 180, 1, 0, 0)
    } ended: {
      backdrop.removeFromSuperview()
      hinge.remove()
    }
  }
}

extension TiltBack {
  nonisolated static let entry = Catalogue.Entry(
    id: "tilt-back", title: "Tilt back",
    summary: "The lower screen leans back while the upper one slides up over it",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.3),
      .angle("angle", 3.75, "How far the lower screen leans back"),
      .perspective,
    ],
    course: .to(.up)
  ) { values in
    let animator = TiltBack()
    animator.duration = values.number("duration")
    animator.angle = values.number("angle")
    animator.perspective = values.number("perspective")
    return animator
  }
}
