import Foundation
import Layers
import Raster
import Views

/// A picture goes back to its place on the screen before, which appears out of white.
///
/// | progress | the picture, clipped to round corners, alpha 0.3 | white sheet |
/// |----------|--------------------------------------------------|-------------|
/// | 0        | in `after`                                       | alpha 1     |
/// | 1        | in `before`                                      | alpha 0     |
///
/// The incoming screen lies below everything; a patch over the picture's place on it, clear unless
/// told otherwise, makes the picture seem taken away.
@preconcurrency @MainActor
public final class PhotoPop: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The picture; nil: what the outgoing screen shows in `after`.
  public var picture: UIImage?
  /// Where the picture is on the incoming screen, in the container's coordinates, in points.
  public var before = CGRect.zero
  /// Where the picture is on the outgoing screen, in the container's coordinates, in points.
  public var after = CGRect.zero
  /// The colour of the patch.
  public var patch = UIColor.clear
  /// The moving picture's corner radius, in points.
  public var cornerRadius: CGFloat = 20
  /// The moving picture's alpha.
  public var alpha: CGFloat = 0.3

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let photo = Photo.view(of: picture, or: context.view(forKey: .from), in: after)
    photo?.layer.cornerRadius = cornerRadius
    photo?.clipsToBounds = true
    photo?.alpha = alpha
    let patch = UIView(frame: before)
    patch.backgroundColor = self.patch
    let sheet = UIView(frame: container.bounds)
    sheet.backgroundColor = .white
    let layers = [context.view(forKey: .to), patch, sheet, photo].compactMap(\.self)
    for view in layers { container.addSubview(view) }

    UIView.animate(withDuration: duration) {
      photo?.frame = self.before
      sheet.alpha = 0
    } completion: { _ in
      for view in [patch, sheet, photo] { view?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PhotoPop {
  nonisolated static let entry = Catalogue.Entry(
    id: "photo-pop", title: "Photo pop",
    summary: "A picture goes back to its place on the new screen, which appears out of white",
    family: .pictures, triggers: [.pop, .dismiss],
    parameters: [
      .duration(0.5),
      .picture("before", "Where the picture is on the new screen", y: 0.1, size: 0.25),
      .picture("after", "Where the picture is on the old screen", y: 0.1, size: 0.8),
      Catalogue.Parameter(
        "patch", .color, default: .color(.clear), "The colour of the picture's empty place"),
      Catalogue.Parameter(
        "corner-radius", .number(in: 0...10_000, unit: "pt"), default: .number(20),
        "The moving picture's corner radius"),
      Catalogue.Parameter(
        "alpha", .number(in: 0...1, unit: ""), default: .number(0.3), "The moving picture's alpha"),
    ],
    opening: .other
  ) { values in
    let animator = PhotoPop()
    animator.duration = values.number("duration")
    animator.before = values.pictureRect("before")
    animator.after = values.pictureRect("after")
    animator.patch = values.color("patch")
    animator.cornerRadius = values.number("corner-radius")
    animator.alpha = values.number("alpha")
    return animator
  }
}
