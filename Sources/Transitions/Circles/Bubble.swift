import Foundation
import Geometry
import Layers
import Raster
import Views

/// A disc of one colour blows up from a point, and the upper screen with it; going back, both
/// shrink.
///
/// | state    | disc, as large as it must be to cover everything | upper screen                 |
/// |----------|--------------------------------------------------|------------------------------|
/// | apart    | scale 0.001                                      | scale 0.001 at `start`, clear |
/// | together | full size                                        | full size in its place       |
@preconcurrency @MainActor
public final class Bubble: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the bubble takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// Where it comes from, in the container's coordinates, in points.
  public var start = CGPoint.zero
  /// The disc's colour.
  public var color = UIColor.white

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
    let bounds = screens.container.bounds
    let reach = CGPoint(
      x: max(start.x, bounds.width - start.x), y: max(start.y, bounds.height - start.y))
    let radius = (reach.x * reach.x + reach.y * reach.y).squareRoot()
    let disc = UIView(frame: CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
    disc.center = start
    disc.backgroundColor = color
    disc.layer.cornerRadius = radius
    screens.container.insertSubview(disc, belowSubview: upper)
    let place = upper.center
    let tiny = CGAffineTransform(scaleX: 0.001, y: 0.001)
    screens.animate(over: duration) {
      disc.transform = tiny
      upper.transform = tiny
      upper.center = self.start
      upper.alpha = 0
    } together: {
      disc.transform = .identity
      upper.transform = .identity
      upper.center = place
      upper.alpha = 1
    } ended: {
      disc.removeFromSuperview()
      upper.center = place
    }
  }
}

extension Bubble {
  nonisolated static let entry = Catalogue.Entry(
    id: "bubble", title: "Bubble",
    summary: "A disc blows up from a point, and the new screen with it, or both shrink",
    family: .circles, triggers: .all,
    parameters: [
      .duration(0.5),
      Catalogue.Parameter(
        "start", .point,
        default: .point(
          RelativePoint(x: Extent(ofWidth: 0.5), y: Extent(ofHeight: 1, points: -60))),
        "Where it comes from"),
      Catalogue.Parameter("color", .color, default: .color(.white), "The disc's colour"),
    ],
    opening: .other
  ) { values in
    let animator = Bubble()
    animator.duration = values.number("duration")
    animator.start = values.point("start")
    animator.color = values.color("color")
    return animator
  }
}
