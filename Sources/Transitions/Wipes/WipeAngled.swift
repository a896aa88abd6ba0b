import Foundation
import Geometry
import Views

/// A slanting edge sweeps out of a corner; behind it is the incoming screen.
///
/// | progress | mask of the incoming screen: the triangle with legs along the edges at the corner |
/// |----------|------------------------------------------------------------------------------------|
/// | 0        | no legs                                                                            |
/// | 1        | legs of 2W and 2H, so that it covers everything                                    |
@preconcurrency @MainActor
public final class WipeAngled: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the wipe takes, in seconds.
  public var duration: TimeInterval = 0.33
  /// The corner from which the edge comes.
  public var corner = Corner.topLeft

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
    MovingMask.show(
      incoming, through: [triangle(0, in: incoming.bounds), triangle(2, in: incoming.bounds)],
      over: duration
    ) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The triangle at the corner whose legs are `part` of the edges.
  private func triangle(_ part: CGFloat, in bounds: CGRect) -> UIBezierPath {
    let point = corner.point(of: bounds)
    let inward = CGPoint(x: 1 - 2 * corner.unit.x, y: 1 - 2 * corner.unit.y)
    let path = UIBezierPath()
    path.move(to: point)
    path.addLine(to: CGPoint(x: point.x + inward.x * part * bounds.width, y: point.y))
    path.addLine(to: CGPoint(x: point.x, y: point.y + inward.y * part * bounds.height))
    path.close()
    return path
  }
}

extension WipeAngled {
  nonisolated static let entry = Catalogue.Entry(
    id: "wipe-angled", title: "Angled wipe",
    summary: "A slanting edge sweeps out of a corner, and the new screen is behind it",
    family: .wipes, triggers: .all,
    parameters: [.duration(0.33), .corner(.topLeft, "The corner from which the edge comes")],
    course: .fromCorner
  ) { values in
    let animator = WipeAngled()
    animator.duration = values.number("duration")
    animator.corner = values.choice("corner", of: Corner.self)
    return animator
  }
}
