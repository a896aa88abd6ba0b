import Foundation
import Geometry
import Layers
import Views

/// The incoming screen turns back onto the outgoing one like the page of a book.
///
/// | progress | incoming screen, hinged at its left edge | shadow on it |
/// |----------|------------------------------------------|--------------|
/// | 0        | turned by −90° about y, to the viewer    | alpha 1      |
/// | 1        | flat                                     | alpha 0      |
///
/// Perspective in the container's sublayer transform. On containers wider than the eye's distance
/// the page reaches the eye plane, and is cut off there.
@preconcurrency @MainActor
public final class PageTurnBack: NSObject, UIViewControllerAnimatedTransitioning {
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
    guard let incoming = context.view(forKey: .to) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    container.addSubview(incoming)
    let shadow = PageShadow(frame: incoming.bounds)
    incoming.addSubview(shadow)
    container.layer.sublayerTransform.m34 = perspective
    let hinge = Hinge(leftEdgeOf: incoming)
    hinge.turn(to: -.pi / 2)

    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
      hinge.turn(to: 0)
      shadow.alpha = 0
    } completion: { _ in
      shadow.removeFromSuperview()
      hinge.remove()
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PageTurnBack {
  nonisolated static let entry = Catalogue.Entry(
    id: "page-turn-back", title: "Page turn back",
    summary: "The new screen turns back onto the old one like the page of a book",
    family: .pages, triggers: [.pop, .dismiss],
    parameters: [.duration(0.8), .perspective],
    drag: Drag(from: .leftEdge, .either)
  ) { values in
    let animator = PageTurnBack()
    animator.duration = values.number("duration")
    animator.perspective = values.number("perspective")
    return animator
  }
}
