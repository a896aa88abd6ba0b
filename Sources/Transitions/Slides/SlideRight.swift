import Foundation
import Geometry
import Views

/// Both screens move to the right by the container's width, side by side.
///
/// | progress | outgoing screen | incoming screen |
/// |----------|-----------------|-----------------|
/// | 0        | x = 0           | x = −W          |
/// | 1        | x = W           | x = 0           |
@preconcurrency @MainActor
public final class SlideRight: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the slide takes, in seconds.
  public var duration: TimeInterval

  /// Creates the animator.
  public init(duration: TimeInterval = 0.5) {
    self.duration = duration
    super.init()
  }

  /// Returns the duration, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Makes the animations.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let outgoing = context.view(forKey: .from)
    let incoming = context.view(forKey: .to)
    if let incoming { container.addSubview(incoming) }
    let width = container.bounds.width
    incoming?.transform = CGAffineTransform(translationX: -width, y: 0)

    UIView.animate(withDuration: duration) {
      outgoing?.transform = CGAffineTransform(translationX: width, y: 0)
      incoming?.transform = .identity
    } completion: { _ in
      outgoing?.transform = .identity
      incoming?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension SlideRight {
  nonisolated static let entry = Catalogue.Entry(
    id: "slide-right", title: "Slide right",
    summary: "Both screens move to the right, the new one from the left edge",
    family: .slides, triggers: [.push, .pop, .tab, .present, .dismiss],
    parameters: [.duration(0.5)],
    drag: Drag()
  ) { values in
    SlideRight(duration: values.number("duration"))
  }
}
