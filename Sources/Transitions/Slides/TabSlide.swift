import Foundation
import Geometry
import Views

/// The screens of two tabs slide past each other and fade, in the direction of the tabs' order.
///
/// | progress | outgoing screen, forward     | incoming screen, forward |
/// |----------|------------------------------|--------------------------|
/// | 0        | x = 0, alpha 1               | x = W, alpha 0           |
/// | 1        | x = −W, alpha 0              | x = 0, alpha 1           |
///
/// Backward, to a tab further left, both go the other way.
@preconcurrency @MainActor
public final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// Which way the content moves.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// As the tabs' indices say; without tabs forward, and backward where a screen goes.
    case automatic
    /// To the left.
    case forward
    /// To the right.
    case backward
  }

  /// How long the slide takes, in seconds.
  public var duration: TimeInterval = 0.5
  /// Which way the content moves.
  public var direction = Direction.automatic

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
    let way = isForward(context) ? -container.bounds.width : container.bounds.width
    incoming?.transform = CGAffineTransform(translationX: -way, y: 0)
    incoming?.alpha = 0

    UIView.animate(withDuration: duration) {
      outgoing?.transform = CGAffineTransform(translationX: way, y: 0)
      outgoing?.alpha = 0
      incoming?.transform = .identity
      incoming?.alpha = 1
    } completion: { _ in
      for screen in [outgoing, incoming] {
        screen?.transform = .identity
        screen?.alpha = 1
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func isForward(_ context: any UIViewControllerContextTransitioning) -> Bool {
    switch direction {
    case .forward: return true
    case .backward: return false
    case .automatic:
      let to = context.viewController(forKey: .to)
      let tabs = to?.tabBarController?.viewControllers ?? []
      guard let start = tabs.firstIndex(where: { $0 === context.viewController(forKey: .from) }),
        let end = tabs.firstIndex(where: { $0 === to })
      else { return !ScreenOrder(context).goesBack }
      return end > start
    }
  }
}

extension TabSlide {
  nonisolated static let entry = Catalogue.Entry(
    id: "tab-slide", title: "Tab slide",
    summary: "Both screens slide in the direction of the tabs, the old one fading out",
    family: .slides, triggers: [.tab, .push, .pop],
    parameters: [
      .duration(0.5),
      Catalogue.Parameter(
        "direction", .choice(of: Direction.allCases.map(\.rawValue)), default: .choice("automatic"),
        "Which way the content moves: forward is to the left"),
    ],
    course: .following("direction") { values, trigger in
      let direction = values.choice("direction", of: Direction.self)
      return direction == .backward || direction == .automatic && trigger.goesBack ? .right : .left
    }
  ) { values in
    let animator = TabSlide()
    animator.duration = values.number("duration")
    animator.direction = values.choice("direction", of: Direction.self)
    return animator
  }
}
