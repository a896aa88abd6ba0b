import Foundation
import Views

/// A picture of the incoming screen grows from a small rectangle; going back, the outgoing shrinks.
///
/// | progress | going forward                    | going back                        |
/// |----------|----------------------------------|-----------------------------------|
/// | 0        | incoming screen in `origin`      | outgoing screen in its full frame |
/// | 1        | incoming screen in its frame     | outgoing screen in `origin`       |
///
/// A dismissal or a pop goes back, everything else forward.
@preconcurrency @MainActor
public final class Zoom: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The small rectangle, in the container's coordinates; nil: the container's centre.
  public var origin: CGRect?

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let incoming = context.view(forKey: .to)
    let outgoing = context.view(forKey: .from)
    let goesBack = ScreenOrder(context).goesBack
    guard let screen = goesBack ? outgoing : incoming,
      let picture = screen.snapshotView(afterScreenUpdates: !goesBack)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let small =
      origin ?? CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    let full = screen.frame

    if let incoming { container.insertSubview(incoming, at: 0) }
    picture.frame = goesBack ? full : small
    container.addSubview(picture)
    screen.isHidden = true

    UIView.animate(withDuration: duration) {
      picture.frame = goesBack ? small : full
    } completion: { _ in
      screen.isHidden = false
      picture.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Zoom {
  nonisolated static let entry = Catalogue.Entry(
    id: "zoom", title: "Zoom",
    summary: "The new screen grows from a small rectangle, or the old one shrinks into it",
    family: .pictures, triggers: [.present, .dismiss, .push, .pop],
    parameters: [
      .duration(0.5),
      Catalogue.Parameter(
        "origin", .rect,
        default: .rect(
          RelativeRect(
            x: Extent(ofWidth: 0.5), y: Extent(ofHeight: 0.5), width: Extent(), height: Extent())),
        "The small rectangle"),
    ]
  ) { values in
    let animator = Zoom()
    animator.duration = values.number("duration")
    animator.origin = values.rect("origin")
    return animator
  }
}
