import Foundation
import Geometry
import Layers
import Views

/// The screens step aside, change places in depth, and step back.
///
/// | progress | outgoing screen                   | incoming screen                  |
/// |----------|-----------------------------------|----------------------------------|
/// | 0        | in front                          | `depth` points back              |
/// | 0.5      | half a width to the left, half back | half a width to the right, half back |
/// | 1        | `depth` points back               | in front                         |
@preconcurrency @MainActor
public final class Swap: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the change takes, in seconds.
  public var duration: TimeInterval = 0.8
  /// How far back the screen behind is, in points.
  public var depth: CGFloat = 400
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.002

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = CoveringScreen(context) else { return }
    let container = screens.container
    let aside = container.bounds.width * 0.55
    container.layer.sublayerTransform.m34 = perspective
    let place = { (x: CGFloat, back: CGFloat) in
      CATransform3DMakeTranslation(x * aside, 0, -back * self.depth)
    }
    screens.incoming.layer.transform = place(0, 1)

    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      UIView.addKeyframe(from: 0, to: 0.5) {
        screens.outgoing.layer.transform = place(-1, 0.5)
        screens.incoming.layer.transform = place(1, 0.5)
      }
      UIView.addKeyframe(from: 0.5, to: 1) {
        screens.outgoing.layer.transform = place(0, 1)
        screens.incoming.layer.transform = place(0, 0)
      }
    } completion: { _ in
      container.layer.sublayerTransform = CATransform3DIdentity
      for screen in [screens.outgoing, screens.incoming] { screen.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Swap {
  nonisolated static let entry = Catalogue.Entry(
    id: "swap", title: "Swap",
    summary: "The screens step aside, change places in depth, and step back",
    family: .depth, triggers: .all,
    parameters: [.duration(0.8), .depth(400, "How far back the screen behind is"), .perspective],
    course: .always(.left)
  ) { values in
    let animator = Swap()
    animator.duration = values.number("duration")
    animator.depth = values.number("depth")
    animator.perspective = values.number("perspective")
    return animator
  }
}
