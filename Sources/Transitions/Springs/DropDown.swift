import Foundation
import Geometry
import Layers
import Views

/// The upper screen drops from above and comes to rest; going back, it falls down askew.
///
/// | time        | coming: y of the upper screen     | going: y, rotation        |
/// |-------------|-----------------------------------|---------------------------|
/// | 0           | −H                                | 0, 0                      |
/// | 0.5         | 20 points too low                 |                           |
/// | 0.75        | 10 points too high                |                           |
/// | 1           | 0                                 | H, within ±`tilt` radians |
///
/// The angle is random.
@preconcurrency @MainActor
public final class DropDown: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.75
  /// The largest angle of a screen that falls, in degrees.
  public var tilt: CGFloat = 28.6

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
    let height = screens.container.bounds.height
    let fall = { (y: CGFloat) in CGAffineTransform(translationX: 0, y: y) }
    let completion = { (_: Bool) in
      upper.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
    guard screens.upperComes else {
      let angle = CGFloat.random(in: -tilt...tilt) * .pi / 180
      return UIView.animate(
        withDuration: duration, delay: 0, options: .curveEaseIn,
        animations: {
          upper.transform = CGAffineTransform(rotationAngle: angle).concatenating(
            fall(height * 1.5))
        }, completion: completion)
    }
    upper.transform = fall(-height)
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(from: 0, to: 0.5) { upper.transform = fall(20) }
      UIView.addKeyframe(from: 0.5, to: 0.75) { upper.transform = fall(-10) }
      UIView.addKeyframe(from: 0.75, to: 1) { upper.transform = .identity }
    } completion: {
      completion($0)
    }
  }
}

extension DropDown {
  nonisolated static let entry = Catalogue.Entry(
    id: "drop-down", title: "Drop down",
    summary: "The upper screen drops from above and comes to rest, or falls down askew",
    family: .springs, triggers: .all,
    parameters: [
      .duration(0.75), .angle("tilt", 28.6, "The largest angle of a screen that falls"),
    ],
    course: .always(.down)
  ) { values in
    let animator = DropDown()
    animator.duration = values.number("duration")
    animator.tilt = values.number("tilt")
    return animator
  }
}
