import Foundation
import Views

/// A pushed screen comes from the bottom right corner; a popped one leaves towards it.
///
/// | progress | pushed screen   | popped screen   |
/// |----------|-----------------|-----------------|
/// | 0        | origin (W, H)   | origin (0, 0)   |
/// | 1        | origin (0, 0)   | origin (W, H)   |
///
/// The order in the navigation stack tells a push from a pop; without a stack, a presentation counts
/// as a push and a dismissal as a pop.
@preconcurrency @MainActor
public final class Diagonal: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the movement takes, in seconds.
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
    let isPush = !ScreenOrder(context).goesBack
    if let incoming {
      if isPush { container.addSubview(incoming) } else { container.insertSubview(incoming, at: 0) }
    }
    let moving = isPush ? incoming : outgoing
    let place = moving?.center ?? .zero
    let corner = CGPoint(
      x: place.x + container.bounds.width, y: place.y + container.bounds.height)
    moving?.center = isPush ? corner : place

    UIView.animate(withDuration: duration) {
      moving?.center = isPush ? place : corner
    } completion: { _ in
      moving?.center = place
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Diagonal {
  nonisolated static let entry = Catalogue.Entry(
    id: "diagonal", title: "Diagonal",
    summary: "The new screen comes from the bottom right corner, or goes back to it",
    family: .slides, triggers: [.push, .pop, .present, .dismiss],
    parameters: [.duration(0.5)],
    drag: Drag(.either, finishing: .from(0.2))
  ) { values in
    Diagonal(duration: values.number("duration"))
  }
}
