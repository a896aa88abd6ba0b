import Foundation
import Raster
import Views

/// A photo springs from its place on one screen to its place on the other, over a ground that
/// darkens.
///
/// | state    | the photo                                  | ground, upper screen | hole below  |
/// |----------|--------------------------------------------|----------------------|-------------|
/// | apart    | in `before`, as the lower screen shows it  | clear                | `patch`     |
/// | together | in `after`, as the upper screen shows it   | opaque               | `patch`     |
///
/// From below: the lower screen, the hole in `before`, the ground, the upper screen, the photo. On
/// the way one picture of the photo turns into the other, so that nothing jumps at either end.
@preconcurrency @MainActor
public final class PhotoZoom: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// Where the photo is on the lower screen, in the container's coordinates, in points.
  public var before = CGRect.zero
  /// Where the photo is on the upper screen, in the container's coordinates, in points.
  public var after = CGRect.zero
  /// The colour of the photo's empty place on the lower screen.
  public var patch = UIColor.white
  /// The colour of the ground.
  public var background = UIColor.black
  /// The spring's damping ratio: 1 does not overshoot.
  public var damping: CGFloat = 0.7
  /// The spring's initial velocity, in whole distances a second.
  public var velocity: CGFloat = 0.3

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context) else { return }
    let container = screens.container
    let photo = UIView(frame: before)
    show(screens.lower, in: before, on: photo)
    let large = show(screens.upper, in: after, on: photo)
    let hole = UIView(frame: before)
    hole.backgroundColor = patch
    let ground = UIView(frame: container.bounds)
    ground.backgroundColor = background
    for view in [hole, ground, screens.upper, photo] { container.addSubview(view) }
    screens.animate(over: duration, spring: Damping(ratio: damping, velocity: velocity)) {
      photo.frame = self.before
      for view in [ground, screens.upper, large] { view?.alpha = 0 }
    } together: {
      photo.frame = self.after
      for view in [ground, screens.upper, large] { view?.alpha = 1 }
    } ended: {
      for view in [hole, ground, photo] { view.removeFromSuperview() }
    }
  }

  /// Lays what a screen shows in `frame` over all of the photo.
  @discardableResult
  private func show(_ screen: UIView, in frame: CGRect, on photo: UIView) -> UIView? {
    let picture = screen.resizableSnapshotView(
      from: frame, afterScreenUpdates: true, withCapInsets: .zero)
    picture?.frame = photo.bounds
    picture?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let picture { photo.addSubview(picture) }
    return picture
  }
}

extension PhotoZoom {
  nonisolated static let entry = Catalogue.Entry(
    id: "photo-zoom", title: "Photo zoom",
    summary: "A photo springs to its place on the other screen, over a ground that darkens",
    family: .pictures, triggers: [.push, .pop, .present, .dismiss],
    parameters: .spring(damping: 0.7, velocity: 0.3, lasting: 0.5) + [
      .picture("before", "Where the photo is on the lower screen", y: 0.1, size: 0.25),
      .picture("after", "Where the photo is on the upper screen", y: 0.25, size: 0.8),
      Catalogue.Parameter(
        "patch", .color, default: .color(.white), "The colour of the photo's empty place"),
      Catalogue.Parameter(
        "background", .color, default: .color(.black), "The colour of the ground"),
    ]
  ) { values in
    let animator = PhotoZoom()
    animator.duration = values.number("duration")
    animator.before = values.pictureRect("before")
    animator.after = values.pictureRect("after")
    animator.patch = values.color("patch")
    animator.background = values.color("background")
    animator.damping = values.number("damping")
    animator.velocity = values.number("velocity")
    return animator
  }
}
