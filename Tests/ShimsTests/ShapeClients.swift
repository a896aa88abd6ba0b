import UIKit

/// An animation that is its own delegate.
class ReportingAnimation: CABasicAnimation, CAAnimationDelegate {
  var onFinish: (() -> Void)?

  override init() {
    super.init()
    self.delegate = self
  }

  required init?(coder aDecoder: NSCoder) { fatalError("animations are made in code") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    onFinish?()
  }
}

/// A hole that grows: shape masks, even-odd paths, arcs, a subclass of an animation.
class RevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    container.addSubview(toVC.view)
    container.addSubview(fromVC.view)
    let bounds = fromVC.view.bounds
    let radius = sqrt(pow(bounds.width, 2) + pow(bounds.height, 2)) / 2
    func hole(_ radius: CGFloat) -> CGPath {
      let path = UIBezierPath(rect: bounds)
      path.append(
        UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: 0,
          endAngle: CGFloat(Double.pi * 2), clockwise: true))
      path.usesEvenOddFillRule = true
      return path.cgPath
    }
    let mask = CAShapeLayer()
    mask.frame = bounds
    mask.fillRule = .evenOdd
    mask.path = hole(1)
    fromVC.view.layer.mask = mask
    let animation = ReportingAnimation()
    animation.keyPath = "path"
    animation.duration = transitionDuration(using: transitionContext)
    animation.fromValue = hole(1)
    animation.toValue = hole(radius)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    animation.onFinish = {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      fromVC.view.layer.mask = nil
    }
    mask.add(animation, forKey: "path")
  }
}

/// Tiles of a drawn picture: image contexts, image views, random delays, layers by hand.
class TileAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  private func picture(of view: UIView) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, true, UIScreen.main.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    view.layer.render(in: context)
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let fromView = ctx.view(forKey: .from), let toView = ctx.view(forKey: .to) else { return }
    let container = ctx.containerView
    container.addSubview(toView)
    let board = UIView(frame: container.bounds)
    container.addSubview(board)
    let image = picture(of: fromView)
    let side = container.bounds.width / 3
    for column in 0..<3 {
      let tile = UIView(
        frame: CGRect(
          x: CGFloat(column) * side, y: 0, width: side, height: container.bounds.height))
      tile.clipsToBounds = true
      let content = UIImageView(image: image)
      content.frame = container.bounds.offsetBy(dx: -tile.frame.minX, dy: 0)
      content.contentMode = .scaleAspectFill
      tile.addSubview(content)
      board.addSubview(tile)
      let fade = CABasicAnimation(keyPath: "position")
      fade.fromValue = NSValue(cgPoint: tile.layer.position)
      fade.toValue = NSValue(
        cgPoint: CGPoint(x: tile.layer.position.x, y: tile.layer.position.y + board.bounds.height))
      fade.beginTime = CACurrentMediaTime() + 0.05 * Double(column)
      fade.duration = 0.3
      fade.fillMode = kCAFillModeBoth
      fade.isRemovedOnCompletion = false
      tile.layer.add(fade, forKey: nil)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + transitionDuration(using: ctx)) {
      board.removeFromSuperview()
      ctx.completeTransition(!ctx.transitionWasCancelled)
    }
  }
}
