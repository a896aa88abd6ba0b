import Foundation
import Geometry
import Layers
import Views

/// The outgoing screen is squeezed flat to its centre line, over the incoming one.
///
/// | progress | outgoing screen, across the axis |
/// |----------|----------------------------------|
/// | 0        | full                             |
/// | 1        | nothing                          |
@preconcurrency @MainActor
public final class Squeeze: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the squeeze takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// The direction of the line that is left.
  public var axis = Axis.horizontal

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
    if let incoming {
      if let outgoing {
        container.insertSubview(incoming, belowSubview: outgoing)
      } else {
        container.addSubview(incoming)
      }
    }

    UIView.animate(withDuration: duration) {
      outgoing?.transform =
        self.axis == .horizontal
        ? CGAffineTransform(scaleX: 1, y: 0.000_001) : CGAffineTransform(scaleX: 0.000_001, y: 1)
    } completion: { _ in
      outgoing?.resetPose()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Squeeze {
  nonisolated static let entry = Catalogue.Entry(
    id: "squeeze", title: "Squeeze",
    summary: "The old screen is squeezed flat to its centre line",
    family: .slides, triggers: .all,
    parameters: [.duration(0.5), .axis(.horizontal, "The direction of the line that is left")],
    course: .acrossAxis
  ) { values in
    let animator = Squeeze()
    animator.duration = values.number("duration")
    animator.axis = values.choice("axis", of: Axis.self)
    return animator
  }
}
