import Foundation
import Layers

/// One transition between two screens, from the first callback to the last.
///
/// ```
/// begin ── willBegin ── transitionDuration ── animateTransition ── … ── completeTransition
///                             └ or the interaction, which calls it            │
///              didEnd (views, callbacks) ── coordinators ── animationEnded ───┘
/// ```
@MainActor
package final class ScreenTransition {
  package let context: TransitionContext
  package let animator: (any UIViewControllerAnimatedTransitioning)?
  package let interaction: (any UIViewControllerInteractiveTransitioning)?
  package let host: any TransitionHost
  /// The coordinator, until the transition is over.
  package private(set) var coordinator: TransitionCoordinator?
  /// The animator's declared length in seconds; not negative, 0 when it says nonsense.
  package private(set) var duration: TimeInterval = 0
  /// Whether the transition began under a gesture.
  package private(set) var startedInteractively = false
  /// The clock of the container, for those who stop and move it.
  package let clock: TransitionClock
  /// The property animator in the driver's hands, if the transition is moved by one.
  package var drive: AnimatorDrive?
  /// Whether the transition has not been completed long after its declared end.
  package internal(set) var isOverdue = false
  private var watchdog: TransitionWatchdog?
  private weak var stage: Stage?
  private var phase = Phase.waiting
  private var containerListened = true

  private enum Phase {
    case waiting
    case running
    case over
  }

  package init(
    context: TransitionContext, participants: TransitionParticipants, host: any TransitionHost
  ) {
    self.context = context
    animator = participants.animator
    interaction = participants.interaction
    self.host = host
    clock = TransitionClock(layer: context.containerView.layer)
    context.transition = self
    coordinator = TransitionCoordinator(self)
  }

  package var route: TransitionRoute { context.route }

  package var isOver: Bool { phase == .over }

  /// Runs the transition: returns when it is under way, or over if nothing is animated.
  ///
  /// What is animated takes nothing from the animation blocks around the call.
  package func begin() {
    if context.isAnimated { Stage.current.blocks.outside(run) } else { run() }
  }

  private func run() {
    for controller in [route.from, route.to] {
      controller.activeTransition = self
      controller.transitionObserver?(self)
    }
    host.transitionWillBegin(self)
    guard context.isAnimated, let animator else {
      phase = .running
      host.transitionShowsDestination(self)
      complete(.finished)
      return
    }
    let stage = Stage.current
    stage.transitionCount += 1
    stage.openTransitions.append(self)
    self.stage = stage
    duration = askDuration(of: animator)
    containerListened = context.containerView.isUserInteractionEnabled
    phase = .running
    watchdog = TransitionWatchdog(self)
    // The animator finds the container on screen, with a state that it can change from.
    CATransaction.flush()
    guard phase == .running else { return }
    if let interaction, interaction.wantsInteractiveStart {
      startedInteractively = true
      context.isInteractive = true
      Journal.note(.interaction, of: route.to, "startInteractiveTransition")
      UIView.animateLinearly { interaction.startInteractiveTransition(context) }
    } else {
      context.containerView.isUserInteractionEnabled = false
      (interaction as? UIPercentDrivenInteractiveTransition)?.attend(context)
      watchdog?.wait(for: duration)
      runAnimator()
    }
    if phase == .running { coordinator?.runAlongside() }
  }

  /// Lets the animator make its animations.
  package func runAnimator() {
    guard let animator else { return }
    Journal.note(.animateTransition, of: animator, "\(route.kind.rawValue)")
    let blocks = Stage.current.blocks
    blocks.companions = { [weak coordinator] in coordinator?.runInOpenBlock() }
    animator.animateTransition(using: context)
    blocks.companions = nil
  }

  /// The property animator that the animator supplies, if it does: always the same one.
  package private(set) lazy var interruptibleAnimator: (any UIViewImplicitlyAnimating)? = {
    let supplied = animator?.interruptibleAnimator(using: context)
    return supplied is UninterruptibleAnimator ? nil : supplied
  }()

  /// Moves a further view's time together with the container's.
  package func scrub(alsoIn view: UIView) {
    clock.include(view.layer)
  }

  /// The gesture is over; the rest plays by itself.
  package func interactionEnded(_ outcome: TransitionOutcome) {
    guard phase == .running, context.isInteractive else { return }
    context.isInteractive = false
    context.transitionWasCancelled = outcome == .cancelled
    Journal.note(
      .interaction, of: route.to,
      outcome == .finished ? "finishInteractiveTransition" : "cancelInteractiveTransition")
    coordinator?.interactionChanged()
    watchdog?.wait(for: duration)
  }

  /// A gesture takes over again.
  package func interactionResumed() {
    guard phase == .running, !context.isInteractive else { return }
    context.isInteractive = true
    context.transitionWasCancelled = false
    watchdog?.rest()
    Journal.note(.interaction, of: route.to, "pauseInteractiveTransition")
    coordinator?.interactionChanged()
  }

  /// Says that whatever moves the transition by hand has never let go of it.
  package func reportHand() {
    guard let interaction else { return }
    let kind = route.kind.rawValue
    Journal.note(.interactionOverdue, of: interaction, kind)
    Journal.warn(
      "\(Journal.name(of: interaction)) has not ended its interactive \(kind), and nothing moves it"
        + " any more: lift the finger, or call finish() or cancel() when the gesture ends")
  }

  /// Ends the transition; only the first call counts.
  package func complete(_ outcome: TransitionOutcome) {
    guard phase == .running else { return context.warnOfLateCompletion() }
    phase = .over
    watchdog?.rest()
    stage?.openTransitions.removeAll { $0 === self }
    if context.isAnimated {
      Journal.note(.completeTransition, of: route.to, outcome == .finished ? "true" : "false")
      context.containerView.isUserInteractionEnabled = containerListened
    }
    context.isInteractive = false
    clock.release()
    context.followSize()
    host.transitionDidEnd(self, outcome: outcome)
    coordinator?.end()
    coordinator = nil
    for controller in [route.from, route.to] where controller.activeTransition === self {
      controller.activeTransition = nil
    }
    host.transitionWasCleared(self, outcome: outcome)
  }

  /// Ends the transition without a word to anybody but those who wait beside it: its screens are
  /// gone, and whether it is completed does not matter any more.
  package func abandon() {
    guard phase != .over else { return }
    phase = .over
    watchdog?.rest()
    stage?.openTransitions.removeAll { $0 === self }
    context.isAbandoned = true
    context.isInteractive = false
    clock.release()
    coordinator?.end()
    coordinator = nil
    for controller in [route.from, route.to] where controller.activeTransition === self {
      controller.activeTransition = nil
    }
  }

  /// What is said of a transition that is completed again.
  package static let lateCompletion =
    "completeTransition was called again on a transition that is over"

  /// Tells the animator that it is over.
  package func tellAnimator(_ outcome: TransitionOutcome) {
    guard context.isAnimated, let animator else { return }
    Journal.note(.animationEnded, of: animator, outcome == .finished ? "true" : "false")
    animator.animationEnded(outcome == .finished)
  }

  private func askDuration(of animator: any UIViewControllerAnimatedTransitioning) -> TimeInterval {
    let seconds = animator.transitionDuration(using: context)
    Journal.note(.transitionDuration, of: animator, "\(seconds)")
    return seconds > 0 && seconds.isFinite ? seconds : 0
  }
}

/// Who moves a transition: the answers of its delegate.
@MainActor
package struct TransitionParticipants {
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var interaction: (any UIViewControllerInteractiveTransitioning)?
}
