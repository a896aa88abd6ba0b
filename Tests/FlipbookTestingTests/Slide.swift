import FlipbookTesting
import Foundation

/// An animator of a client: the new screen slides in over the old one.
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private let way: CGFloat

  init(way: CGFloat = 1) {
    self.way = way
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.center.x += way * 20
    UIView.animate(withDuration: 0.1) {
      view.center.x -= self.way * 20
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension Slide {
  /// Seven frames of a slide from red to blue on 20 × 10 points.
  @MainActor
  static func recording(way: CGFloat = 1) -> FrameSequence {
    func screen(_ color: UIColor) -> UIViewController {
      let controller = UIViewController()
      controller.view.backgroundColor = color
      return controller
    }
    return FrameSequence.recording(
      Slide(way: way), of: .push, from: screen(.red), to: screen(.blue),
      size: CGSize(width: 20, height: 10))
  }
}
