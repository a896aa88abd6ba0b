import Foundation
import Layers
import Raster
import Views

/// A key view moves to the top over a colour that fades in, then the incoming screen appears.
///
/// | time     | the key view               | colour        | incoming screen, above all |
/// |----------|----------------------------|---------------|----------------------------|
/// | 0 – 0.6  | its centre to y = h/2      | alpha 0 to 1  | clear                      |
/// | 0.6 – 1  | at the top                 | opaque        | fades in                   |
@preconcurrency @MainActor
public final class KeyToTop: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long everything takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The key view's frame, in the container's coordinates, in points.
  public var key = CGRect.zero
  /// The colour.
  public var color = UIColor.white

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
    let picture = outgoing.flatMap { Photo.view(of: nil, or: $0, in: key) }
    let sheet = UIView(frame: container.bounds)
    sheet.backgroundColor = color
    sheet.alpha = 0
    incoming?.alpha = 0
    let added = [sheet, picture].compactMap(\.self)
    for view in added { container.addSubview(view) }
    if let incoming { container.addSubview(incoming) }

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(from: 0, to: 0.6) {
        picture?.center.y = self.key.height / 2
        sheet.alpha = 1
      }
      UIView.addKeyframe(from: 0.6, to: 1) { incoming?.alpha = 1 }
    } completion: { _ in
      for view in added { view.removeFromSuperview() }
      incoming?.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension KeyToTop {
  nonisolated static let entry = Catalogue.Entry(
    id: "key-to-top", title: "Key to top",
    summary: "A view moves to the top over a colour, then the new screen appears",
    family: .pictures, triggers: .all,
    parameters: [
      .duration(0.5), .picture("key", "The moving view's frame", y: 0.3, size: 0.5),
      Catalogue.Parameter("color", .color, default: .color(.white), "The colour that fades in"),
    ],
    course: .always(.up)
  ) { values in
    let animator = KeyToTop()
    animator.duration = values.number("duration")
    animator.key = values.pictureRect("key")
    animator.color = values.color("color")
    return animator
  }
}
