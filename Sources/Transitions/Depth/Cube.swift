import Foundation
import Geometry
import Layers
import Views

/// The screens are two sides of a cube that turns from one to the other.
///
/// | progress | the common edge      | outgoing screen | incoming screen | shades on them   |
/// |----------|----------------------|-----------------|-----------------|------------------|
/// | 0        | at the far edge      | flat            | turned by 90°   | 0 and `shade`    |
/// | 1        | at the opposite edge | turned by 90°   | flat            | `shade` and 0    |
///
/// The eye is in front of the common edge. Going back, the same cube turns the other way: a pop or a
/// dismissal is what led there, backwards.
@preconcurrency @MainActor
public final class Cube: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the turn takes, in seconds.
  public var duration: TimeInterval = 1
  /// The way the sides move.
  public var direction = Heading.left
  /// The perspective: −1 over the eye's distance in points.
  public var perspective: CGFloat = -0.005
  /// How dark a side is that has turned away, 0 to 1.
  public var shade: CGFloat = 0.8

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
    let bounds = screens.container.bounds
    let backdrop = screens.container.addBackdrop(.black)
    let goesBack = ScreenOrder(context).goesBack
    let way = goesBack ? direction.opposite : direction
    // Where the sides meet, the same one is on top both ways.
    if goesBack { screens.container.bringSubviewToFront(incoming) }
    let old = Hinge(outgoing, at: way.opposite.edge)
    let new = Hinge(incoming, at: way.edge)
    let shades = [outgoing, incoming].map { Shade(over: $0) }
    let travel = CGPoint(x: way.step.x * bounds.width, y: way.step.y * bounds.height)
    incoming.layer.position.x -= travel.x
    incoming.layer.position.y -= travel.y
    outgoing.layer.transform = side(turned: 0, way)
    incoming.layer.transform = side(turned: -1, way)
    shades[1].alpha = shade

    UIView.animate(withDuration: duration) {
      for screen in [outgoing, incoming] {
        screen.layer.position.x += travel.x
        screen.layer.position.y += travel.y
      }
      outgoing.layer.transform = self.side(turned: 1, way)
      incoming.layer.transform = self.side(turned: 0, way)
      shades[0].alpha = self.shade
      shades[1].alpha = 0
    } completion: { _ in
      for hinge in [old, new] { hinge.remove() }
      for shade in shades { shade.removeFromSuperview() }
      backdrop.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// A side that has turned on by quarters.
  private func side(turned quarters: CGFloat, _ way: Heading) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = perspective
    return CATransform3DRotate(transform, quarters * .pi / 2, -way.step.y, way.step.x, 0)
  }
}

extension Heading {
  /// The middle of the edge that lies this way, in the unit square.
  fileprivate var edge: CGPoint {
    CGPoint(x: (1 + step.x) / 2, y: (1 + step.y) / 2)
  }
}

extension Cube {
  nonisolated static let entry = Catalogue.Entry(
    id: "cube", title: "Cube",
    summary: "The screens are two sides of a cube, which turns from one to the other",
    family: .depth, triggers: .all,
    parameters: [
      .duration(1), .heading(.left, "The way the sides move"), .perspective(-0.005),
      Catalogue.Parameter(
        "shade", .number(in: 0...1, unit: ""), default: .number(0.8),
        "How dark a side is that has turned away"),
    ],
    course: .direction
  ) { values in
    let animator = Cube()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.perspective = values.number("perspective")
    animator.shade = values.number("shade")
    return animator
  }
}
