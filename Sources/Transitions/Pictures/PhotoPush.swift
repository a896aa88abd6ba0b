import Foundation
import Views

/// A picture moves from its place before to its place afterwards while the new screen fades in.
///
/// | progress | the picture  | incoming screen |
/// |----------|--------------|-----------------|
/// | 0        | in `before`  | alpha 0         |
/// | 1        | in `after`   | alpha 1         |
@preconcurrency @MainActor
public final class PhotoPush: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The picture; nil: what the outgoing screen shows in `before`.
  public var picture: UIImage?
  /// Where the picture is on the outgoing screen, in the container's coordinates, in points.
  public var before = CGRect.zero
  /// Where the picture is on the incoming screen, in the container's coordinates, in points.
  public var after = CGRect.zero

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
    let photo = Photo.view(of: picture, or: context.view(forKey: .from), in: before)
    if let incoming { container.addSubview(incoming) }
    if let photo { container.addSubview(photo) }
    incoming?.alpha = 0

    UIView.animate(withDuration: duration) {
      photo?.frame = self.after
      incoming?.alpha = 1
    } completion: { _ in
      incoming?.alpha = 1
      photo?.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PhotoPush {
  nonisolated static let entry = Catalogue.Entry(
    id: "photo-push", title: "Photo push",
    summary: "A picture moves to its place on the new screen, which fades in behind it",
    family: .pictures, triggers: [.push, .present],
    parameters: [
      .duration(0.5),
      .picture("before", "Where the picture is on the old screen", y: 0.1, size: 0.25),
      .picture("after", "Where the picture is on the new screen", y: 0.1, size: 0.8),
    ]
  ) { values in
    let animator = PhotoPush()
    animator.duration = values.number("duration")
    animator.before = values.pictureRect("before")
    animator.after = values.pictureRect("after")
    return animator
  }
}

/// The moving picture of a photo transition.
@MainActor
enum Photo {
  /// Returns a view of the picture, or of what a screen shows in `frame`, standing there.
  static func view(of picture: UIImage?, or screen: UIView?, in frame: CGRect) -> UIView? {
    let view: UIView? =
      picture.map { UIImageView(image: $0) }
      ?? screen?.resizableSnapshotView(
        from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    view?.frame = frame
    return view
  }
}
