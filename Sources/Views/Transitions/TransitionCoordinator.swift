import Foundation
import Geometry
import Layers

/// The coordinator of one transition: blocks that run beside it, and at its end.
@MainActor
package final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  package typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: ScreenTransition
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var handlers: [Block] = []
  private var stage = Stage.collecting

  private enum Stage {
    /// The animator has not made its animations yet.
    case collecting
    /// The transition is under way.
    case running
    /// The transition is over.
    case over
  }

  package init(_ transition: ScreenTransition) {
    self.transition = transition
    super.init()
  }

  package func animate(
    alongsideTransition animation: Block?, completion: Block?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  package func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    guard stage != .over else { return false }
    if let view { transition.scrub(alsoIn: view) }
    if let completion { completions.append(completion) }
    if let animation {
      alongside.append(animation)
      if stage == .running { runAlongside() }
    }
    return true
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    handlers.append(handler)
  }

  /// Runs the waiting blocks in one animation of what is left of the transition's length.
  package func runAlongside() {
    stage = .running
    let blocks = alongside
    alongside = []
    guard !blocks.isEmpty else { return }
    let run = { for block in blocks { block(self) } }
    guard isAnimated else { return UIView.performWithoutAnimation(run) }
    if let animator = transition.drive?.animator { return animator.addAnimations(run) }
    let animate = {
      UIView.animate(
        withDuration: max(0, self.transitionDuration - self.transition.clock.elapsed), delay: 0,
        options: [], animations: run, completion: nil)
    }
    guard isInteractive else { return animate() }
    UIView.animateLinearly(animate)
    // They begin where the container's time is held, before the gesture moves it.
    Timeline.current.commit()
  }

  /// Runs the waiting blocks in the animation block that is open.
  ///
  /// An animator may leave all that is seen to them, and wait for the end of an empty block.
  func runInOpenBlock() {
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  /// Tells everybody who asked that the gesture ended or took over.
  package func interactionChanged() {
    for handler in handlers { handler(self) }
  }

  /// Runs the completions; blocks that never ran are run first, without animation.
  package func end() {
    let late = alongside
    alongside = []
    UIView.performWithoutAnimation { for block in late { block(self) } }
    stage = .over
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  package var isAnimated: Bool { transition.context.isAnimated }
  package var presentationStyle: UIModalPresentationStyle { transition.context.presentationStyle }
  package var initiallyInteractive: Bool { transition.startedInteractively }
  package var isInterruptible: Bool { transition.interaction != nil }
  package var isInteractive: Bool { transition.context.isInteractive }
  package var isCancelled: Bool { transition.context.transitionWasCancelled }
  package var transitionDuration: TimeInterval { transition.duration }
  package var percentComplete: CGFloat { transition.context.percentComplete }
  package var completionVelocity: CGFloat { transition.interaction?.completionSpeed ?? 1 }
  package var completionCurve: UIView.AnimationCurve {
    transition.interaction?.completionCurve ?? .easeInOut
  }
  package var containerView: UIView { transition.context.containerView }
  package var targetTransform: CGAffineTransform { transition.context.targetTransform }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    transition.context.viewController(forKey: key)
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.context.view(forKey: key)
  }
}
