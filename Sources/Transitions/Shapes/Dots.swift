import Foundation
import Geometry
import Views

/// The outgoing screen becomes a grid of dots, which shrink.
///
/// | progress | mask of the outgoing screen: discs `spacing` points apart |
/// |----------|-----------------------------------------------------------|
/// | 0        | of radius `spacing`, so that they cover everything        |
/// | 1        | of radius 1                                               |
@preconcurrency @MainActor
public final class Dots: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the dots take, in seconds.
  public var duration: TimeInterval = 0.33
  /// The distance from one disc's centre to the next, in points.
  public var spacing: CGFloat = 20

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let bounds = screens.outgoing.bounds
    MovingMask.show(
      screens.outgoing, through: [dots(radius: spacing, in: bounds), dots(radius: 1, in: bounds)],
      over: duration
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func dots(radius: CGFloat, in bounds: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for row in 0...Int(bounds.height / spacing) {
      for column in 0...Int(bounds.width / spacing) {
        let center = CGPoint(
          x: (CGFloat(column) + 0.5) * spacing, y: (CGFloat(row) + 0.5) * spacing)
        path.append(
          UIBezierPath(
            ovalIn: CGRect(
              x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)))
      }
    }
    return path
  }
}

extension Dots {
  nonisolated static let entry = Catalogue.Entry(
    id: "dots", title: "Dots",
    summary: "The old screen becomes a grid of dots, which shrink",
    family: .shapes, triggers: .all,
    parameters: [
      .duration(0.33),
      Catalogue.Parameter(
        "spacing", .number(in: 4...1_000, unit: "pt"), default: .number(20),
        "The distance from one disc's centre to the next"),
    ]
  ) { values in
    let animator = Dots()
    animator.duration = values.number("duration")
    animator.spacing = values.number("spacing")
    return animator
  }
}
