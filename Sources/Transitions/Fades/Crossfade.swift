import Foundation
import Views

/// The outgoing screen fades out while the incoming one fades in.
///
/// | progress | outgoing alpha | incoming alpha |
/// |----------|----------------|----------------|
/// | 0        | 1              | 0              |
/// | ½        | ½              | ½              |
/// | 1        | 0              | 1              |
///
/// Both alphas move, so that the background shows through: by a quarter in the middle.
@preconcurrency @MainActor
public final class Crossfade: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the fade takes, in seconds.
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
    let outgoing = context.view(forKey: .from)
    let incoming = context.view(forKey: .to)
    if let incoming { context.containerView.addSubview(incoming) }
    incoming?.alpha = 0

    UIView.animate(withDuration: duration) {
      outgoing?.alpha = 0
      incoming?.alpha = 1
    } completion: { _ in
      // Else the screen would be invisible when it is popped back to.
      outgoing?.alpha = 1
      incoming?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Crossfade {
  nonisolated static let entry = Catalogue.Entry(
    id: "crossfade", title: "Crossfade",
    summary: "The old screen fades out while the new one fades in, over the background",
    family: .fades, triggers: [.push, .pop, .tab, .present, .dismiss],
    parameters: [.duration(0.5)],
    drag: Drag()
  ) { values in
    Crossfade(duration: values.number("duration"))
  }
}
