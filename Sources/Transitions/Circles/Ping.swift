import Foundation
import Geometry
import Views

/// A round hole opens about a button and shows the incoming screen; going back, it closes there.
///
/// | state    | mask of the upper screen                                                |
/// |----------|-------------------------------------------------------------------------|
/// | apart    | the oval in `button`                                                    |
/// | together | the circle about its centre that reaches `margin` beyond the far corner |
@preconcurrency @MainActor
public final class Ping: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the circle takes, in seconds.
  public var duration: TimeInterval = 0.7
  /// The button's frame, in the container's coordinates, in points; nil: (W − 64, 40, 44, 44).
  public var button: CGRect?
  /// How far the large circle reaches beyond the farthest corner, in points.
  public var margin: CGFloat = 30

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context) else { return }
    let bounds = screens.container.bounds
    let button = button ?? CGRect(x: bounds.width - 64, y: 40, width: 44, height: 44)
    let farthest = Corner.allCases.map { corner in
      let point = corner.point(of: bounds)
      let (x, y) = (point.x - button.midX, point.y - button.midY)
      return (x * x + y * y).squareRoot()
    }
    let radius = (farthest.max() ?? 0) + margin
    let small = UIBezierPath(ovalIn: button)
    let large = UIBezierPath(
      ovalIn: CGRect(
        x: button.midX - radius, y: button.midY - radius, width: 2 * radius, height: 2 * radius))
    MovingMask.show(
      screens.upper, through: screens.upperComes ? [small, large] : [large, small], over: duration
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Ping {
  nonisolated static let entry = Catalogue.Entry(
    id: "ping", title: "Ping",
    summary: "A round hole opens about a button and shows the new screen, or closes there",
    family: .circles, triggers: .all,
    parameters: [
      .duration(0.7),
      Catalogue.Parameter(
        "button", .rect,
        default: .rect(
          RelativeRect(
            x: Extent(ofWidth: 1, points: -64), y: Extent(points: 40), width: Extent(points: 44),
            height: Extent(points: 44))),
        "The button's frame"),
      Catalogue.Parameter(
        "margin", .number(in: 0...10_000, unit: "pt"), default: .number(30),
        "How far the large circle reaches beyond the farthest corner"),
    ],
    opening: .other
  ) { values in
    let animator = Ping()
    animator.duration = values.number("duration")
    animator.button = values.rect("button")
    animator.margin = values.number("margin")
    return animator
  }
}
