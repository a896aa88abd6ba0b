import Foundation
import Layers
import Views

/// A picture turns into another while it moves to its place, and the new screen fades in.
///
/// | time     | both pictures                            | the new picture, above | incoming screen |
/// |----------|------------------------------------------|------------------------|-----------------|
/// | 0 – 0.6  | from `source` towards `destination`,     | alpha 0 to 1           | fades in        |
/// | 0.6 – 1  | corners from `cornerRadius` towards 0    | opaque                 | fades in        |
///
/// Keyframes in the cubic mode.
@preconcurrency @MainActor
public final class PictureBlend: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 1.25
  /// Where the picture is on the outgoing screen, in the container's coordinates, in points.
  public var source = CGRect.zero
  /// Where the picture is on the incoming screen, in the container's coordinates, in points.
  public var destination = CGRect.zero
  /// The corner radius of the picture at the beginning, in points.
  public var cornerRadius: CGFloat = 12

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let outgoing = context.view(forKey: .from), let incoming = context.view(forKey: .to)
    else { return context.completeTransition(!context.transitionWasCancelled) }
    let container = context.containerView
    let new = incoming.resizableSnapshotView(
      from: destination, afterScreenUpdates: true, withCapInsets: .zero)
    let old = Photo.view(of: nil, or: outgoing, in: source)
    let pictures = [old, new].compactMap(\.self)
    container.addSubview(incoming)
    for picture in pictures {
      picture.frame = source
      picture.layer.cornerRadius = cornerRadius
      picture.clipsToBounds = true
      container.addSubview(picture)
    }
    incoming.alpha = 0
    new?.alpha = 0

    UIView.animateKeyframes(withDuration: duration, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(from: 0, to: 1) {
        incoming.alpha = 1
        for picture in pictures {
          picture.frame = self.destination
          picture.layer.cornerRadius = 0
        }
      }
      UIView.addKeyframe(from: 0, to: 0.6) { new?.alpha = 1 }
    } completion: { _ in
      for picture in pictures { picture.removeFromSuperview() }
      incoming.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PictureBlend {
  nonisolated static let entry = Catalogue.Entry(
    id: "picture-blend", title: "Picture blend",
    summary: "A picture turns into another while it moves, and the new screen fades in",
    family: .pictures, triggers: [.push, .present, .pop, .dismiss],
    parameters: [
      .duration(1.25),
      .picture("source", "Where the picture is on the old screen", y: 0.1, size: 0.25),
      .picture("destination", "Where the picture is on the new screen", y: 0.1, size: 0.8),
      .cornerRadius(12),
    ]
  ) { values in
    let animator = PictureBlend()
    animator.duration = values.number("duration")
    animator.source = values.pictureRect("source")
    animator.destination = values.pictureRect("destination")
    animator.cornerRadius = values.number("corner-radius")
    return animator
  }
}
