import Foundation
import Geometry
import Views

/// The outgoing screen splits into four diamonds, which leave the centre.
///
/// | progress | mask of the outgoing screen: diamonds of 2W × 2H                      |
/// |----------|-----------------------------------------------------------------------|
/// | 0        | all four at the centre                                                |
/// | 1        | one beyond each edge, touching it with a tip                          |
@preconcurrency @MainActor
public final class DiamondsSplit: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 1

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
    let shapes = [0.0, 1.55].map { distance in
      let path = UIBezierPath()
      for heading in Heading.allCases {
        let center = CGPoint(
          x: bounds.midX + heading.step.x * distance * bounds.width,
          y: bounds.midY + heading.step.y * distance * bounds.height)
        path.append(
          UIBezierPath(
            diamondAt: center, halfWidth: bounds.width * 1.04, halfHeight: bounds.height * 1.04))
      }
      return path
    }
    MovingMask.show(screens.outgoing, through: shapes, over: duration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension DiamondsSplit {
  nonisolated static let entry = Catalogue.Entry(
    id: "diamonds-split", title: "Splitting diamonds",
    summary: "The old screen splits into four diamonds, which leave the centre",
    family: .shapes, triggers: .all, parameters: [.duration(1)]
  ) { values in
    let animator = DiamondsSplit()
    animator.duration = values.number("duration")
    return animator
  }
}
