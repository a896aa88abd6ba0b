import Foundation
import Geometry
import Views

/// The halves of the upper screen slide apart while the lower one comes closer.
///
/// | state  | halves of the upper screen | lower screen |
/// |--------|----------------------------|--------------|
/// | closed | side by side               | at `zoom`    |
/// | open   | out of sight               | full size    |
///
/// Forward the outgoing screen's halves open; going back the incoming screen's halves close.
@preconcurrency @MainActor
public final class Portal: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the halves take, in seconds.
  public var duration: TimeInterval = 0.6
  /// The lower screen's scale behind closed halves.
  public var zoom: CGFloat = 0.8

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = StackedScreens(context, newcomer: .below) else { return }
    let doors = UIView(frame: screens.container.bounds)
    let halves = Tiles(
      of: screens.upper, columns: 2, in: doors, afterScreenUpdates: screens.upperComes)
    let backdrop = screens.container.addBackdrop(.black)
    screens.upper.isHidden = true
    screens.container.addSubview(doors)
    screens.animate(over: duration, options: .curveEaseOut) {
      for half in halves.all {
        let way: Heading = half.column == 0 ? .left : .right
        half.view.transform = way.way(across: half.view.bounds.size)
      }
      screens.lower.transform = .identity
    } together: {
      for half in halves.all { half.view.transform = .identity }
      screens.lower.transform = CGAffineTransform(scaleX: self.zoom, y: self.zoom)
    } ended: {
      doors.removeFromSuperview()
      backdrop.removeFromSuperview()
      screens.upper.isHidden = false
    }
  }
}

extension Portal {
  nonisolated static let entry = Catalogue.Entry(
    id: "portal", title: "Portal",
    summary: "The old screen's halves slide apart while the new one comes closer, or the reverse",
    family: .doors, triggers: .all,
    parameters: [
      .duration(0.6), .scale("zoom", 0.8, "The lower screen's scale behind closed halves"),
    ]
  ) { values in
    let animator = Portal()
    animator.duration = values.number("duration")
    animator.zoom = values.number("zoom")
    return animator
  }
}
