import Foundation
import Views

/// The old screen is a page that is rolled off the new one, from the bottom.
///
/// | progress | the page                          |
/// |----------|-----------------------------------|
/// | 0        | lies flat                         |
/// | 1        | has been rolled off upwards       |
///
/// Going back, the new screen is the page, and is rolled out over the old one.
@preconcurrency @MainActor
public final class PageCurl: NSObject, UIViewControllerAnimatedTransitioning {
  /// How long the curl takes, in seconds.
  public var duration: TimeInterval = 0.8

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
    let goesBack = ScreenOrder(context).goesBack

    UIView.transition(
      with: container, duration: duration,
      options: goesBack ? .transitionCurlDown : .transitionCurlUp
    ) {
      if let incoming { container.addSubview(incoming) }
      outgoing?.isHidden = true
    } completion: { _ in
      outgoing?.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension PageCurl {
  nonisolated static let entry = Catalogue.Entry(
    id: "page-curl", title: "Page curl",
    summary: "The old screen is a page that is rolled off the new one, from the bottom",
    family: .pages, triggers: .all, parameters: [.duration(0.8)],
    course: .to(.up)
  ) { values in
    let animator = PageCurl()
    animator.duration = values.number("duration")
    return animator
  }
}
