import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen's halves swing open into the depth, and the incoming one comes through.
///
/// | progress | halves, hinged at the outer edges | incoming screen |
/// |----------|-----------------------------------|-----------------|
/// | 0        | closed                            | `depth` points back |
/// | 1        | turned by 90° away from the viewer | in its place   |
///
/// All are in one space, so that the incoming screen comes between the halves.
@preconcurrency @MainActor
public final class Doorway: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the doors take, in seconds.
  public var duration: TimeInterval = 0.8
  /// How far back the incoming screen starts, in points.
  public var depth: CGFloat = 1_000
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
    let incoming = screens.incoming
    container.layer.sublayerTransform.m34 = perspective
    let halves = Tiles(of: screens.outgoing, columns: 2, in: container, afterScreenUpdates: false)
    let hinges = halves.all.map { Hinge($0.view, at: CGPoint(x: CGFloat($0.column), y: 0.5)) }
    screens.outgoing.isHidden = true
    incoming.layer.transform = CATransform3DMakeTranslation(0, 0, -depth)

    UIView.animate(withDuration: duration) {
      for (half, hinge) in zip(halves.all, hinges) {
        hinge.turn(to: half.column == 0 ? .pi / 2 : -.pi / 2)
      }
      incoming.layer.transform = CATransform3DIdentity
    } completion: { _ in
      for half in halves.all { half.view.removeFromSuperview() }
      container.layer.sublayerTransform = CATransform3DIdentity
      for screen in [screens.outgoing, incoming] { screen.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Doorway {
  nonisolated static let entry = Catalogue.Entry(
    id: "doorway", title: "Doorway",
    summary: "The old screen's halves swing open into the depth, and the new one comes through",
    family: .doors, triggers: .all,
    parameters: [
      .duration(0.8), .depth(1_000, "How far back the new screen starts"), .perspective,
    ]
  ) { values in
    let animator = Doorway()
    animator.duration = values.number("duration")
    animator.depth = values.number("depth")
    animator.perspective = values.number("perspective")
    return animator
  }
}
