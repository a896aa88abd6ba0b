import Foundation
import Views

/// The outgoing screen is cut at a key view's bottom edge, and both parts leave.
///
/// | progress | part above the cut | part below it |
/// |----------|--------------------|---------------|
/// | 0        | in its place       | in its place  |
/// | 1        | above the top edge | below the bottom edge |
@preconcurrency @MainActor
public final class KeyedSplit: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the parts take, in seconds.
  public var duration: TimeInterval = 0.3
  /// The key view's frame, in the container's coordinates, in points.
  public var key = CGRect.zero

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let outgoing = context.view(forKey: .from)
    let incoming = context.view(forKey: .to)
    let bounds = container.bounds
    let cut = min(
      max(UIScreen.main.cut(key.maxY, .toNearestOrAwayFromZero), bounds.minY), bounds.maxY)
    let (above, below) = bounds.divided(atDistance: cut - bounds.minY, from: .minYEdge)
    let parts = [above, below].map { frame in
      let part = outgoing?.resizableSnapshotView(
        from: frame, afterScreenUpdates: false, withCapInsets: .zero)
      part?.frame = frame
      return part
    }
    if let incoming { container.addSubview(incoming) }
    for case let part? in parts { container.addSubview(part) }

    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      parts[0]?.frame.origin.y = bounds.minY - above.height
      parts[1]?.frame.origin.y = bounds.maxY
    } completion: { _ in
      for part in parts { part?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension KeyedSplit {
  nonisolated static let entry = Catalogue.Entry(
    id: "keyed-split", title: "Keyed split",
    summary: "The old screen is cut at a view's bottom edge, and both parts leave",
    family: .doors, triggers: .all,
    parameters: [
      .duration(0.3), .picture("key", "The key view's frame", y: 0.2, size: 0.5),
    ],
    course: .always(.up)
  ) { values in
    let animator = KeyedSplit()
    animator.duration = values.number("duration")
    animator.key = values.pictureRect("key")
    return animator
  }
}
