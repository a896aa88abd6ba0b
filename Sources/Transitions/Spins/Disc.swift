import Foundation
import Geometry
import Views

/// The upper screen swings in like a leaf of a fan, about a point far below; going back, out.
///
/// | state    | upper screen about (W/2, `pivot` · H)            |
/// |----------|--------------------------------------------------|
/// | apart    | turned by `angle`, or by `exit` when it goes     |
/// | together | upright                                          |
///
/// On a container so wide that it would still be seen there, it starts from as far as it must.
@preconcurrency @MainActor
public final class Disc: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the swing takes, in seconds.
  public var duration: TimeInterval = 0.4
  /// How far down the centre of the turn is, in heights of the container.
  public var pivot: CGFloat = 1.8
  /// The angle from which the screen comes, in degrees.
  public var angle: CGFloat = 45
  /// The angle to which it goes, in degrees.
  public var exit: CGFloat = 35

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context) else { return }
    let upper = screens.upper
    let hinge = Hinge(upper, at: CGPoint(x: 0.5, y: pivot))
    let tilt = screens.upperComes ? angleOutOfSight(of: screens.container.bounds) : exit * .pi / 180
    screens.animate(over: duration) {
      upper.transform = CGAffineTransform(rotationAngle: tilt)
    } together: {
      upper.transform = .identity
    } ended: {
      hinge.remove()
    }
  }

  /// `angle`, or more where the screen's near bottom corner would be inside of `bounds`, in radians.
  private func angleOutOfSight(of bounds: CGRect) -> CGFloat {
    let reach = pivot * bounds.height
    let near = CGPoint(x: -bounds.width / 2, y: bounds.height - reach)
    var degrees = angle
    while degrees >= 0, degrees < 180,
      near.applying(CGAffineTransform(rotationAngle: degrees * .pi / 180)).x < bounds.width / 2
    {
      degrees += 5
    }
    return degrees * .pi / 180
  }
}

extension Disc {
  nonisolated static let entry = Catalogue.Entry(
    id: "disc", title: "Disc",
    summary: "The upper screen swings in about a point far below, or out again",
    family: .spins, triggers: .all,
    parameters: [
      .duration(0.4),
      Catalogue.Parameter(
        "pivot", .number(in: 0...100, unit: ""), default: .number(1.8),
        "How far down the centre of the turn is, in heights of the container"),
      .angle("angle", 45, "The angle from which the screen comes"),
      .angle("exit", 35, "The angle to which the screen goes"),
    ],
    drag: Drag(.either, finishing: .above(0.2))
  ) { values in
    let animator = Disc()
    animator.duration = values.number("duration")
    animator.pivot = values.number("pivot")
    animator.angle = values.number("angle")
    animator.exit = values.number("exit")
    return animator
  }
}
