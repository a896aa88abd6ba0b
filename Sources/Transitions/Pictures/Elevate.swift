import Foundation
import Views

/// The incoming screen is seen through the pixels of a key view, which grow until they cover all,
/// while the key view itself moves away to a point.
///
/// | progress | mask of the incoming screen: the key view's picture | the key view's copy |
/// |----------|-----------------------------------------------------|---------------------|
/// | 0        | in `key`                                            | in `key`            |
/// | 1        | about the same centre, covering the container       | centred on `target`, clear |
@preconcurrency @MainActor
public final class Elevate: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The key view's frame, in the container's coordinates, in points.
  public var key = CGRect.zero
  /// Where the key view's centre goes, in the container's coordinates, in points.
  public var target = CGPoint.zero

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let outgoing = context.view(forKey: .from), let incoming = context.view(forKey: .to),
      let copy = Photo.view(of: nil, or: outgoing, in: key),
      let pixels = Photo.view(of: nil, or: outgoing, in: key)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    container.addSubview(incoming)
    container.addSubview(copy)
    incoming.mask = pixels
    let reach = Corner.allCases.map { corner in
      let point = corner.point(of: container.bounds)
      return max(
        abs(point.x - key.midX) / max(key.width, 1), abs(point.y - key.midY) / max(key.height, 1))
    }
    let growth = 2.02 * (reach.max() ?? 1)

    UIView.animate(withDuration: duration) {
      pixels.bounds.size = CGSize(width: self.key.width * growth, height: self.key.height * growth)
      copy.center = self.target
      copy.alpha = 0
    } completion: { _ in
      incoming.mask = nil
      copy.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Elevate {
  nonisolated static let entry = Catalogue.Entry(
    id: "elevate", title: "Elevate",
    summary: "The new screen is seen through a view's growing pixels while the view moves away",
    family: .pictures, triggers: .all,
    parameters: [
      .duration(0.5), .picture("key", "The key view's frame", y: 0.4, size: 0.2),
      Catalogue.Parameter(
        "target", .point,
        default: .point(RelativePoint(x: Extent(ofWidth: 0.5), y: Extent(points: 60))),
        "Where the key view's centre goes"),
    ]
  ) { values in
    let animator = Elevate()
    animator.duration = values.number("duration")
    animator.key = values.pictureRect("key")
    animator.target = values.point("target")
    return animator
  }
}
