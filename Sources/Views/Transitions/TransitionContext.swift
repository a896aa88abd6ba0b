import Foundation
import Geometry

/// The context that our containers and presentations hand to animators.
@MainActor
package final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  package let containerView: UIView
  /// Whether anything moves.
  package let motion: TransitionMotion
  /// Where the transition leads; its places follow the container's size.
  package private(set) var route: TransitionRoute
  package internal(set) var isInteractive = false
  package internal(set) var transitionWasCancelled = false
  /// How far the interaction has come, from 0 to 1.
  package internal(set) var percentComplete: CGFloat = 0
  /// The transition that this context belongs to; it keeps the context alive.
  package internal(set) weak var transition: ScreenTransition?
  /// Whether the transition's screens went away before it was complete.
  var isAbandoned = false
  /// The container's size that the route's places belong to.
  private var routeSize: CGSize
  /// Whether the container has got another size since the transition began.
  package private(set) var hasChangedSize = false

  package init(route: TransitionRoute, containerView: UIView, motion: TransitionMotion) {
    self.route = route
    self.containerView = containerView
    self.motion = motion
    routeSize = containerView.bounds.size
    super.init()
  }

  package var isAnimated: Bool { motion == .animated }

  package var presentationStyle: UIModalPresentationStyle { route.presentationStyle }

  package var targetTransform: CGAffineTransform { .identity }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  package func finishInteractiveTransition() {
    transition?.interactionEnded(.finished)
  }

  package func cancelInteractiveTransition() {
    transition?.interactionEnded(.cancelled)
  }

  package func pauseInteractiveTransition() {
    transition?.interactionResumed()
  }

  package func completeTransition(_ didComplete: Bool) {
    guard let transition else { return warnOfLateCompletion() }
    transition.complete(didComplete ? .finished : .cancelled)
  }

  /// Says that a completed transition was completed again.
  func warnOfLateCompletion() {
    if !isAbandoned { Journal.warn(ScreenTransition.lateCompletion) }
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: route.from
    case .to: route.to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: route.fromView
    case .to: route.toView
    default: nil
    }
  }

  /// Brings the route's places up to date if the container has got another size.
  package func followSize() {
    let size = containerView.bounds.size
    guard size != routeSize, let transition else { return }
    routeSize = size
    hasChangedSize = true
    transition.host.transitionDidChangeSize(transition, &route)
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    followSize()
    if vc === route.from { return route.initialFrame }
    return vc === route.to ? route.arrivingFrame : .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    followSize()
    if vc === route.to { return route.finalFrame }
    return vc === route.from ? route.departingFrame : .zero
  }
}

/// Whether a change of screens is shown as a motion.
package enum TransitionMotion: Sendable, Hashable {
  case animated
  case immediate

  init(_ animated: Bool) {
    self = animated ? .animated : .immediate
  }
}

/// How a transition, or its gesture, ended.
package enum TransitionOutcome: Sendable, Hashable {
  case finished
  case cancelled
}
