import Foundation
import Geometry
import Layers
import Views

/// Both screens move by the container's length in one direction, side by side.
///
/// | progress | outgoing screen                | incoming screen              |
/// |----------|--------------------------------|------------------------------|
/// | 0        | in its place                   | one length behind            |
/// | 1        | one length ahead; faded or not | in its place                 |
@preconcurrency @MainActor
public final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  /// Whether the outgoing screen fades as it leaves.
  public enum Fading: String, Sendable, Hashable, CaseIterable {
    /// It stays opaque.
    case none
    /// It is clear at the end.
    case outgoing
  }

  /// How long the slide takes, in seconds.
  public var duration: TimeInterval = 0.35
  /// The way the screens move.
  public var direction = Heading.left
  /// Whether the outgoing screen fades as it leaves.
  public var fading = Fading.none

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
    let size = container.bounds.size
    if let incoming { container.addSubview(incoming) }
    incoming?.transform = direction.opposite.way(across: size)

    UIView.animate(withDuration: duration) {
      outgoing?.transform = self.direction.way(across: size)
      if self.fading == .outgoing { outgoing?.alpha = 0 }
      incoming?.transform = .identity
    } completion: { _ in
      for screen in [outgoing, incoming] { screen?.resetPose() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Slide {
  nonisolated static let entry = Catalogue.Entry(
    id: "slide", title: "Slide",
    summary: "Both screens move one way, edge to edge",
    family: .slides, triggers: .all,
    parameters: [
      .duration(0.35),
      .heading(.left, "The way both screens move"),
      Catalogue.Parameter(
        "fading", .choice(of: Fading.allCases.map(\.rawValue)), default: .choice("none"),
        "Whether the old screen fades as it leaves"),
    ],
    course: .alwaysDirection
  ) { values in
    let animator = Slide()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Heading.self)
    animator.fading = values.choice("fading", of: Fading.self)
    return animator
  }
}
