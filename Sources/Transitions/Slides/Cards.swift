import Foundation
import Geometry
import Layers
import Views

/// The lower screen tips back and sinks away like a card, then the upper one rises over it.
///
/// | time      | lower screen                             | upper screen                  |
/// |-----------|------------------------------------------|-------------------------------|
/// | 0 – 0.4   | to scale 0.95, leaning 15°, alpha 0.6    | y = H                         |
/// | 0.2 – 0.6 | to scale 0.8, 8 % of H further up        | y = H                         |
/// | 0.6 – 0.8 | stays                                    | rises to y = −`overshoot`     |
/// | 0.8 – 1   | stays                                    | settles at y = 0              |
///
/// | time, back  | upper screen       | lower screen                                     |
/// |-------------|--------------------|--------------------------------------------------|
/// | 0 – 0.5     | drops to y = H     | scale 0.6, alpha 0.6                             |
/// | 0.35 – 0.7  | below              | to scale 0.95, leaning 15°, alpha 1              |
/// | 0.75 – 1    | below              | to its place                                     |
///
/// Keyframes in the cubic mode.
@preconcurrency @MainActor
public final class Cards: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 1
  /// How far the upper screen rises too high, in points.
  public var overshoot: CGFloat = 30
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -1 / 900

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context) else { return }
    let backdrop = screens.container.addBackdrop(.black)
    UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeCubic) {
      if screens.upperComes { self.rise(screens) } else { self.drop(screens) }
    } completion: { _ in
      backdrop.removeFromSuperview()
      for screen in [screens.upper, screens.lower] { screen.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func rise(_ screens: StackedScreens) {
    let (upper, lower) = (screens.upper, screens.lower)
    let size = screens.container.bounds.size
    UIView.performWithoutAnimation { upper.transform = Heading.down.way(across: size) }
    UIView.addKeyframe(from: 0, to: 0.4) {
      lower.layer.transform = self.tipped
      lower.alpha = 0.6
    }
    UIView.addKeyframe(from: 0.4, to: 0.6) {
      lower.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        .concatenating(Heading.up.way(across: size, 0.08))
    }
    UIView.addKeyframe(from: 0.6, to: 0.8) {
      upper.transform = CGAffineTransform(translationX: 0, y: -self.overshoot)
    }
    UIView.addKeyframe(from: 0.8, to: 1) { upper.transform = .identity }
  }

  private func drop(_ screens: StackedScreens) {
    let (upper, lower) = (screens.upper, screens.lower)
    UIView.performWithoutAnimation {
      lower.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      lower.alpha = 0.6
    }
    UIView.addKeyframe(from: 0, to: 0.5) {
      upper.transform = Heading.down.way(across: screens.container.bounds.size)
    }
    UIView.addKeyframe(from: 0.35, to: 0.7) {
      lower.layer.transform = self.tipped
      lower.alpha = 1
    }
    UIView.addKeyframe(from: 0.75, to: 1) { lower.layer.transform = CATransform3DIdentity }
  }

  /// A little smaller, leaning back.
  private var tipped: CATransform3D {
    var tipped = CATransform3DIdentity
    tipped.m34 = perspective
    tipped = CATransform3DScale(tipped, 0.95, 0.95, 1)
    return CATransform3DRotate(tipped, 15 * .pi / 180, 1, 0, 0)
  }
}

extension Cards {
  nonisolated static let entry = Catalogue.Entry(
    id: "cards", title: "Cards",
    summary: "The lower screen tips back and sinks away, then the upper one rises over it",
    family: .slides, triggers: .all,
    parameters: [
      .duration(1),
      Catalogue.Parameter(
        "overshoot", .number(in: 0...1_000, unit: "pt"), default: .number(30),
        "How far the upper screen rises too high"),
      .perspective(-1.0 / 900),
    ],
    course: .to(.up)
  ) { values in
    let animator = Cards()
    animator.duration = values.number("duration")
    animator.overshoot = values.number("overshoot")
    animator.perspective = values.number("perspective")
    return animator
  }
}
