import Foundation
import Geometry
import Layers
import Raster
import Views

/// Both screens turn round, small half way, while the incoming one fades in.
///
/// | progress p | both screens: angle  | scale                               | incoming alpha |
/// |------------|----------------------|-------------------------------------|----------------|
/// | p          | `rotations` · p · 360° | from 1 to 1/`scale` and back to 1  | p              |
///
/// The scale's reciprocal goes up and down in straight lines. Around them is a dark grey.
@preconcurrency @MainActor
public final class SpinFade: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the spin takes, in seconds.
  public var duration: TimeInterval = 1
  /// How many times the screens turn round.
  public var rotations = 1
  /// How many times smaller the screens are half way.
  public var scale: CGFloat = 8
  /// The colour around the screens.
  public var background = UIColor(white: 38 / 255, alpha: 1)

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
    let ground = screens.container.addBackdrop(background)
    screens.container.bringSubviewToFront(incoming)

    UIView.animate(withDuration: duration, steps: 48 * max(rotations, 1)) { progress in
      let way = 1 - abs(2 * progress - 1)
      let size = 1 / (1 + (self.scale - 1) * way)
      let pose =
        progress == 0 || progress == 1
        ? CGAffineTransform.identity
        : CGAffineTransform(rotationAngle: CGFloat(self.rotations) * progress * 2 * .pi)
          .scaledBy(x: size, y: size)
      outgoing.transform = pose
      incoming.transform = pose
      incoming.alpha = progress
    } completion: { _ in
      ground.removeFromSuperview()
      for screen in [outgoing, incoming] { screen.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SpinFade {
  nonisolated static let entry = Catalogue.Entry(
    id: "spin-fade", title: "Spin fade",
    summary: "Both screens turn round, small half way, while the new one fades in",
    family: .spins, triggers: .all,
    parameters: [
      .duration(1), .count("rotations", 1, "How many times the screens turn round"),
      Catalogue.Parameter(
        "scale", .number(in: 1...100, unit: ""), default: .number(8),
        "How many times smaller the screens are half way"),
      Catalogue.Parameter(
        "background", .color,
        default: .color(Color(red: 38.0 / 255, green: 38.0 / 255, blue: 38.0 / 255)),
        "The colour around the screens"),
    ]
  ) { values in
    let animator = SpinFade()
    animator.duration = values.number("duration")
    animator.rotations = Int(values.number("rotations"))
    animator.scale = values.number("scale")
    animator.background = values.color("background")
    return animator
  }
}
