import Foundation
import Geometry
import Layers
import Views

/// A key view is pressed in and let go, then the whole page slides on.
///
/// | time        | the key view               | both screens                       |
/// |-------------|----------------------------|------------------------------------|
/// | 0 – 1/6     | shrinks to `scale`         | at rest                            |
/// | 1/6 – 1/3   | grows back                 | at rest                            |
/// | 1/3 – 1     | moves with its page        | move to the left by W, side by side |
@preconcurrency @MainActor
public final class KeyPress: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long everything takes, in seconds.
  public var duration: TimeInterval = 0.6
  /// The key view's frame, in the container's coordinates, in points.
  public var key = CGRect.zero
  /// The scale of the key view when it is pressed.
  public var scale: CGFloat = 0.97

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let (outgoing, incoming) = (screens.outgoing, screens.incoming)
    let page = Heading.left.way(across: screens.container.bounds.size)
    let picture = Photo.view(of: nil, or: outgoing, in: key)
    if let picture { outgoing.addSubview(picture) }
    incoming.transform = page.inverted()

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(from: 0, to: 1.0 / 6) {
        picture?.transform = CGAffineTransform(scaleX: self.scale, y: self.scale)
      }
      UIView.addKeyframe(from: 1.0 / 6, to: 1.0 / 3) { picture?.transform = .identity }
      UIView.addKeyframe(from: 1.0 / 3, to: 1) {
        outgoing.transform = page
        incoming.transform = .identity
      }
    } completion: { _ in
      picture?.removeFromSuperview()
      for screen in [outgoing, incoming] { screen.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension KeyPress {
  nonisolated static let entry = Catalogue.Entry(
    id: "key-press", title: "Key press",
    summary: "A view is pressed in and let go, then the whole page slides on",
    family: .pictures, triggers: .all,
    parameters: [
      .duration(0.6), .picture("key", "The pressed view's frame", y: 0.2, size: 0.5),
      .scale("scale", 0.97, "The scale of the view when it is pressed"),
    ]
  ) { values in
    let animator = KeyPress()
    animator.duration = values.number("duration")
    animator.key = values.pictureRect("key")
    animator.scale = values.number("scale")
    return animator
  }
}
