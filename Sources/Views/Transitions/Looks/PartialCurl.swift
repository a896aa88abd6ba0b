import Foundation
import Layers

/// The presenting screen is a page that is lifted at its bottom, and stays so: the presented screen
/// is seen beneath it.
///
/// | progress | the presenting screen               |
/// |----------|-------------------------------------|
/// | 0        | flat                                |
/// | 1        | rolled off by ``rest``              |
///
/// A dismissal lays the page flat again. Without animation it is lifted at once. The page is the presenting screen as it was.
final class PartialCurl: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: LookDirection
  private let duration: TimeInterval = 0.5
  /// How far the page stays rolled off, 0 to 1: the platform does not say.
  private let rest: Float = 0.55

  init(_ direction: LookDirection) {
    self.direction = direction
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Lifts at once what `container` shows, off what it is given afterwards.
  func lift(in container: UIView) {
    CATransaction.flush()
    let page = curl(from: rest)
    page.duration = 0.001
    page.fillMode = .both
    container.layer.add(page, forKey: kCATransition)
  }

  /// The page as it is rolled off, from a progress to where it stays.
  private func curl(from progress: Float) -> CATransition {
    let page = CATransition()
    page.type = CATransitionType(rawValue: "pageCurl")
    page.subtype = .fromTop
    page.startProgress = progress
    page.endProgress = rest
    page.isRemovedOnCompletion = false
    return page
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let outgoing = transitionContext.view(forKey: .from)
    let incoming = transitionContext.view(forKey: .to)
    let page = curl(from: 0)
    if direction == .dismiss {
      page.isRemovedOnCompletion = true
      page.endProgress = 1
      page.type = CATransitionType(rawValue: "pageUnCurl")
      page.startProgress = 1 - rest
      // What is beneath is the presented screen alone, without the page that was lifted from it.
      container.layer.removeAnimation(forKey: kCATransition)
      CATransaction.flush()
    }
    let timing = BlockTiming(duration: duration)
    let block = AnimationBlock(timing: timing) { _ in
      outgoing?.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    Stage.current.blocks.run(block) {
      timing.apply(to: page, on: container.layer)
      page.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      block.show(page, on: container.layer, forKey: kCATransition)
      UIView.performWithoutAnimation {
        if let incoming { container.addSubview(incoming) }
        outgoing?.isHidden = true
      }
    }
  }
}
