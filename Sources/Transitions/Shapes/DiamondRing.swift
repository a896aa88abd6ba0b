import Foundation
import Geometry
import Views

/// A ring of the incoming screen, between two diamonds, grows outwards and inwards.
///
/// | progress | outer diamond            | inner diamond            |
/// |----------|--------------------------|--------------------------|
/// | 0        | `size` of the container  | the same                 |
/// | 1        | twice the container      | 1 point                  |
@preconcurrency @MainActor
public final class DiamondRing: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 1
  /// Where the ring starts, as a part of the container.
  public var size: CGFloat = 0.5

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let incoming = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    context.containerView.addSubview(incoming)
    let bounds = incoming.bounds
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let diamond = { (part: CGFloat) in
      UIBezierPath(
        diamondAt: center, halfWidth: part * bounds.width / 2, halfHeight: part * bounds.height / 2)
    }
    let line = diamond(size)
    line.append(diamond(size).reversing())
    let ring = diamond(2.1)
    ring.append(
      UIBezierPath(diamondAt: center, halfWidth: 0.5, halfHeight: 0.5).reversing())
    MovingMask.show(incoming, through: [line, ring], over: duration) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension DiamondRing {
  nonisolated static let entry = Catalogue.Entry(
    id: "diamond-ring", title: "Diamond ring",
    summary: "A ring of the new screen, between two diamonds, grows outwards and inwards",
    family: .shapes, triggers: .all,
    parameters: [
      .duration(1),
      Catalogue.Parameter(
        "size", .number(in: 0.01...2, unit: ""), default: .number(0.5),
        "Where the ring starts, as a part of the container"),
    ]
  ) { values in
    let animator = DiamondRing()
    animator.duration = values.number("duration")
    animator.size = values.number("size")
    return animator
  }
}
