import Testing
import UIKit

/// A pop under a finger, as tutorials write it.
class PopInteraction: UIPercentDrivenInteractiveTransition {
  var isInteracting = false
  weak var controller: UIViewController?

  func attach(to controller: UIViewController) {
    self.controller = controller
    let edge = UIScreenEdgePanGestureRecognizer(
      target: self,
      action: { [weak self] in
        if let pan = $0 as? UIScreenEdgePanGestureRecognizer { self?.handle(pan) }
      })
    edge.edges = .left
    controller.view.addGestureRecognizer(edge)
  }

  func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = controller?.view else { return }
    var progress = pan.translation(in: view.superview).x / view.bounds.width
    progress = CGFloat(fminf(fmaxf(Float(progress), 0), 1))
    switch pan.state {
    case .began:
      isInteracting = true
      _ = controller?.navigationController?.popViewController(animated: true)
    case .changed:
      update(progress)
    case .cancelled, .ended:
      isInteracting = false
      if progress > 0.5 { finish() } else { cancel() }
    default:
      break
    }
  }
}

/// A presentation with a dimming view, and what comes alongside it.
class DimmingController: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 20, dy: 40) ?? .zero
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }
}

class DimmingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingController(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor
@Suite struct InteractionTests {
  @Test func `a client's presentation controller dims what is behind its screen`() throws {
    Timeline.current = Timeline()
    let (home, card) = (Screen(.white), Screen(.green))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    let delegate = DimmingDelegate()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    home.present(card, animated: true, completion: nil)
    Timeline.current.advance(to: 3)
    let controller = try #require(card.presentationController as? DimmingController)
    #expect(controller.dimming.alpha == 1)
    #expect(card.view.frame == window.bounds.insetBy(dx: 20, dy: 40))
    #expect(home.view.window === window)
  }

  @Test func `a client's interaction is a percent-driven one`() {
    let interaction = PopInteraction()
    interaction.completionSpeed = 0.5
    interaction.completionCurve = .easeOut
    #expect(interaction.wantsInteractiveStart)
    #expect(interaction.percentComplete == 0)
  }
}

/// A container as people wrote it before Swift 4.2.
@MainActor
@Suite struct OldSpellingTests {
  @Test func `children are added and removed under their old names`() {
    Timeline.current = Timeline()
    let (container, child) = (Screen(.white), Screen(.green))
    container.addChildViewController(child)
    container.view.addSubview(child.view)
    child.didMove(toParentViewController: container)
    #expect(container.childViewControllers == [child])
    child.willMove(toParentViewController: nil)
    child.view.removeFromSuperview()
    child.removeFromParentViewController()
    #expect(container.childViewControllers.isEmpty)
    #expect(child.parent == nil)
  }
}
