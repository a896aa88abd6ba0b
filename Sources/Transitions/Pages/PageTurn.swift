import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen turns like the page of a book; the incoming one lies below.
///
/// | progress | outgoing screen, hinged at its left edge | shadow on it |
/// |----------|------------------------------------------|--------------|
/// | 0        | flat                                     | alpha 0      |
/// | 1        | turned by −90° about y, to the viewer    | alpha 1      |
///
/// Perspective in the container's sublayer transform. On containers wider than the eye's distance
/// the page reaches the eye plane, and is cut off there.
@preconcurrency @MainActor
public final class PageTurn: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the page takes, in seconds.
  public var duration: TimeInterval = 0.8
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
    let container = context.containerView
    guard let outgoing = context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    if let incoming = context.view(forKey: .to) { container.insertSubview(incoming, at: 0) }
    let shadow = PageShadow(frame: outgoing.bounds)
    shadow.alpha = 0
    outgoing.addSubview(shadow)
    container.layer.sublayerTransform.m34 = perspective
    let hinge = Hinge(leftEdgeOf: outgoing)

    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
      hinge.turn(to: -.pi / 2)
      shadow.alpha = 1
    } completion: { _ in
      shadow.removeFromSuperview()
      hinge.remove()
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PageTurn {
  nonisolated static let entry = Catalogue.Entry(
    id: "page-turn", title: "Page turn",
    summary: "The old screen turns like the page of a book",
    family: .pages, triggers: [.push, .present],
    parameters: [.duration(0.8), .perspective],
    drag: Drag(from: .rightEdge, .either)
  ) { values in
    let animator = PageTurn()
    animator.duration = values.number("duration")
    animator.perspective = values.number("perspective")
    return animator
  }
}
