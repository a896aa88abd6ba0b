import Foundation
import Geometry
import Views

/// The outgoing screen grows past the viewer and fades while the incoming one grows into place.
///
/// | progress | outgoing screen, above     | incoming screen   |
/// |----------|----------------------------|-------------------|
/// | 0        | full size                  | at `small`        |
/// | 1        | at `large`, clear          | full size         |
///
/// Going back, everything runs in reverse.
@preconcurrency @MainActor
public final class ZoomThrough: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the zoom takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The scale of a screen that has come past the viewer.
  public var large: CGFloat = 1.3
  /// The scale of a screen that is still far.
  public var small: CGFloat = 0.7

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context, newcomer: .below) else { return }
    let (near, far) = (screens.upper, screens.lower)
    let backdrop = screens.container.addBackdrop(.black)
    screens.animate(over: duration) {
      near.transform = CGAffineTransform(scaleX: self.large, y: self.large)
      near.alpha = 0
      far.transform = .identity
    } together: {
      near.transform = .identity
      near.alpha = 1
      far.transform = CGAffineTransform(scaleX: self.small, y: self.small)
    } ended: {
      backdrop.removeFromSuperview()
    }
  }
}

extension ZoomThrough {
  nonisolated static let entry = Catalogue.Entry(
    id: "zoom-through", title: "Zoom through",
    summary: "The old screen grows past the viewer and fades, and the new one grows into place",
    family: .depth, triggers: .all,
    parameters: [
      .duration(0.5), .scale("large", 1.3, "The scale of a screen that has come past the viewer"),
      .scale("small", 0.7, "The scale of a screen that is still far"),
    ]
  ) { values in
    let animator = ZoomThrough()
    animator.duration = values.number("duration")
    animator.large = values.number("large")
    animator.small = values.number("small")
    return animator
  }
}
