import Foundation
import Geometry
import Layers

/// The coordinator of a change of a window's size.
///
/// Blocks that are to run alongside run when the window has the new size: in the animation block in
/// which the size was changed, or else without animation.
@MainActor
final class SizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration = UIView.inheritedAnimationDuration
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var isOver = false

  init(in window: UIWindow) {
    containerView = window
    super.init()
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  /// Runs the blocks: the window has its new size.
  func run() {
    isOver = true
    guard !alongside.isEmpty || !completions.isEmpty else { return }
    let changes = { for block in self.alongside { block(self) } }
    guard isAnimated else {
      UIView.performWithoutAnimation(changes)
      Timeline.current.schedule(after: 0) { self.complete() }
      return
    }
    UIView.animate(withDuration: transitionDuration, animations: changes) { _ in self.complete() }
  }

  private func complete() {
    for block in completions { block(self) }
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
