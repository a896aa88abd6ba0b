import UIKit

/// A card on a spring: frames, shadows, corner radii.
class SpringAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let to = ctx.viewController(forKey: UITransitionContextViewControllerKey.to) else {
      return
    }
    let final = ctx.finalFrame(for: to)
    to.view.frame = final.offsetBy(dx: 0, dy: UIScreen.main.bounds.height).insetBy(dx: 4, dy: 0)
    to.view.layer.cornerRadius = 8
    to.view.layer.masksToBounds = true
    ctx.containerView.addSubview(to.view)
    ctx.containerView.bringSubview(toFront: to.view)
    UIView.animate(
      withDuration: transitionDuration(using: ctx), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0.5, options: [.curveLinear, .allowUserInteraction],
      animations: {
        to.view.frame = final
        to.view.layoutIfNeeded()
      },
      completion: { finished in
        to.view.layer.cornerRadius = 0
        ctx.completeTransition(finished)
      })
  }
}

/// Steps that follow each other in completions, on transforms of views and layers.
class ChainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let from = ctx.view(forKey: .from), let to = ctx.view(forKey: .to) else { return }
    ctx.containerView.insertSubview(to, at: 0)
    from.transform = CGAffineTransform.identity
    let leave: (Bool) -> Void = { _ in
      UIView.animate(
        withDuration: 0.3,
        animations: {
          from.transform = from.transform
            .translatedBy(x: -ctx.containerView.bounds.width * 1.25, y: 0)
            .concatenating(CGAffineTransform(rotationAngle: 0.1))
        },
        completion: { _ in
          from.transform = .identity
          ctx.completeTransition(!ctx.transitionWasCancelled)
        })
    }
    UIView.animate(
      withDuration: 0.3,
      animations: { from.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) },
      completion: leave)
  }
}

/// An animator that can be interrupted: property animators, snapshots, effects.
class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var running: UIViewImplicitlyAnimating?

  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: ctx).startAnimation()
  }

  func interruptibleAnimator(
    using ctx: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let running = running { return running }
    let timing = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 0.2))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: ctx), timingParameters: timing)
    if let to = ctx.view(forKey: .to), let from = ctx.view(forKey: .from) {
      let snapshot = from.snapshotView(afterScreenUpdates: false) ?? UIView()
      ctx.containerView.addSubview(to)
      ctx.containerView.addSubview(snapshot)
      animator.addAnimations { snapshot.center.y -= ctx.containerView.bounds.height }
      animator.addCompletion { position in
        snapshot.removeFromSuperview()
        ctx.completeTransition(position == .end)
      }
    }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
  }
}
