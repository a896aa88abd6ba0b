import Foundation
import Geometry
import Layers
import Views

/// The lower screen swings aside about its left edge while the upper one tumbles in.
///
/// | state    | lower screen, hinged at its left edge | upper screen                             |
/// |----------|---------------------------------------|------------------------------------------|
/// | apart    | flat                                  | turned by 5° about z, moved by (320, −40, |
/// |          |                                       | 150), turned by −45° about y, 10° about x |
/// | together | moved by (170, 0, −30), turned by 80° | flat                                     |
///
/// Lengths, the eye's distance too, are for a container 320 points wide and up to 704 high, and grow
/// with it: in a taller one the upper screen would be seen while it is apart. The lower screen moves in
/// the last 0.8 of the duration, or, going back, in the first. Keyframes in the cubic mode.
@preconcurrency @MainActor
public final class NatGeo: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 1
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
    guard let screens = StackedScreens(context) else { return }
    let (upper, lower) = (screens.upper, screens.lower)
    let comes = screens.upperComes
    let bounds = screens.container.bounds
    let unit = max(bounds.width / 320, bounds.height / 704)
    let backdrop = screens.container.addBackdrop(.black)
    let hinge = Hinge(lower, at: CGPoint(x: 0, y: 0.5))
    upper.layer.transform = comes ? tumbled(unit) : flat(unit)
    lower.layer.transform = comes ? flat(unit) : aside(unit)
    lower.layer.zPosition = -2_000

    UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(from: comes ? 0.2 : 0, to: comes ? 1 : 0.8) {
        lower.layer.transform = comes ? self.aside(unit) : self.flat(unit)
      }
      UIView.addKeyframe(from: 0, to: 1) {
        upper.layer.transform = comes ? self.flat(unit) : self.tumbled(unit)
      }
    } completion: { _ in
      hinge.remove()
      backdrop.removeFromSuperview()
      for screen in [upper, lower] { screen.resetPose() }
      lower.layer.zPosition = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func flat(_ unit: CGFloat) -> CATransform3D {
    var flat = CATransform3DIdentity
    flat.m34 = perspective / max(unit, 0.001)
    return flat
  }

  private func aside(_ unit: CGFloat) -> CATransform3D {
    CATransform3DRotate(
      CATransform3DTranslate(flat(unit), 170 * unit, 0, -30 * unit), 80 * .pi / 180, 0, 1, 0)
  }

  private func tumbled(_ unit: CGFloat) -> CATransform3D {
    var tumbled = CATransform3DRotate(flat(unit), 5 * .pi / 180, 0, 0, 1)
    tumbled = CATransform3DTranslate(tumbled, 320 * unit, -40 * unit, 150 * unit)
    tumbled = CATransform3DRotate(tumbled, -45 * .pi / 180, 0, 1, 0)
    return CATransform3DRotate(tumbled, 10 * .pi / 180, 1, 0, 0)
  }
}

extension NatGeo {
  nonisolated static let entry = Catalogue.Entry(
    id: "nat-geo", title: "Nat Geo",
    summary: "The lower screen swings aside while the upper one tumbles in from the right",
    family: .depth, triggers: .all, parameters: [.duration(1), .perspective]
  ) { values in
    let animator = NatGeo()
    animator.duration = values.number("duration")
    animator.perspective = values.number("perspective")
    return animator
  }
}
