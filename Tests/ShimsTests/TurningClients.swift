import UIKit

/// A door on its left hinge: m34, anchor point, gradient, old spellings.
class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.6
  }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let from = ctx.viewController(forKey: .from), let fromView = from.view else { return }
    guard let toView = ctx.viewController(forKey: .to)?.view else { return }
    ctx.containerView.addSubview(toView)
    ctx.containerView.sendSubview(toBack: toView)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    ctx.containerView.layer.sublayerTransform = perspective
    fromView.frame = ctx.initialFrame(for: from)
    fromView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    fromView.layer.position = CGPoint(x: 0, y: UIScreen.main.bounds.midY)
    let gradient = CAGradientLayer()
    gradient.frame = fromView.bounds
    gradient.colors = [UIColor(white: 0, alpha: 0.5).cgColor, UIColor.clear.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let shade = UIView(frame: fromView.bounds)
    shade.layer.addSublayer(gradient)
    shade.alpha = 0
    fromView.addSubview(shade)
    UIView.animate(
      withDuration: transitionDuration(using: ctx), delay: 0,
      options: UIViewAnimationOptions.curveEaseOut,
      animations: {
        shade.alpha = 1
        fromView.layer.transform = CATransform3DMakeRotation(-CGFloat.pi / 2, 0, 1, 0)
      },
      completion: { _ in
        fromView.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        fromView.layer.position = CGPoint(x: fromView.bounds.midX, y: fromView.bounds.midY)
        fromView.layer.transform = CATransform3DIdentity
        shade.removeFromSuperview()
        ctx.completeTransition(!ctx.transitionWasCancelled)
      })
  }
}

/// Strips that fold: resizable snapshots, shadows.
class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let folds: Int

  init(folds: Int) {
    self.folds = folds
    super.init()
  }

  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let fromView = ctx.view(forKey: UITransitionContextViewKey.from),
      let toView = ctx.view(forKey: .to)
    else {
      ctx.completeTransition(true)
      return
    }
    let container = ctx.containerView
    container.insertSubview(toView, belowSubview: fromView)
    var transform = CATransform3DIdentity
    transform.m34 = -0.005
    container.layer.sublayerTransform = transform
    let width = container.bounds.width / CGFloat(folds * 2)
    var pieces: [UIView] = []
    for number in 0..<folds * 2 {
      let rect = CGRect(
        x: CGFloat(number) * width, y: 0, width: width, height: container.bounds.height)
      guard
        let piece = fromView.resizableSnapshotView(
          from: rect, afterScreenUpdates: false, withCapInsets: UIEdgeInsets.zero)
      else { continue }
      piece.frame = rect
      piece.layer.anchorPoint = CGPoint(x: number % 2 == 0 ? 0 : 1, y: 0.5)
      piece.layer.shadowColor = UIColor.black.cgColor
      piece.layer.shadowOpacity = 0.3
      piece.layer.shadowRadius = 4
      piece.layer.shadowOffset = CGSize(width: 0, height: 2)
      piece.layer.shadowPath = UIBezierPath(rect: piece.bounds).cgPath
      container.addSubview(piece)
      pieces.append(piece)
    }
    fromView.isHidden = true
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: ctx), delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.7) {
          for (number, piece) in pieces.enumerated() {
            piece.layer.transform = CATransform3DRotate(
              CATransform3DIdentity, number % 2 == 0 ? CGFloat.pi / 2 : -CGFloat.pi / 2, 0, 1, 0)
          }
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          for piece in pieces { piece.alpha = 0 }
        }
      },
      completion: { _ in
        for piece in pieces { piece.removeFromSuperview() }
        fromView.isHidden = false
        container.layer.sublayerTransform = CATransform3DIdentity
        ctx.completeTransition(!ctx.transitionWasCancelled)
      })
  }
}

/// The platform's own flip of a view into another.
class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let from = ctx.viewController(forKey: .from), let to = ctx.viewController(forKey: .to)
    else { return }
    to.view.frame = ctx.finalFrame(for: to)
    UIView.transition(
      from: from.view, to: to.view, duration: transitionDuration(using: ctx),
      options: [.transitionFlipFromLeft, .layoutSubviews],
      completion: { _ in ctx.completeTransition(!ctx.transitionWasCancelled) })
  }
}
