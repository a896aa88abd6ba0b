import Foundation
import Layers
import Testing
import Views

/// Presentations whose controller and animator share the work, as tutorials have them.
@MainActor
@Suite struct CustomPresentationTests {
  @Test func `a dismissed sheet is said to end where it stands, so that it can leave from there`() {
    let rig = Rig()
    let guide = SheetGuide()
    let (home, sheet) = (UIViewController(), UIViewController())
    rig.window.rootViewController = home
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = guide
    home.present(sheet, animated: true)
    rig.timeline.advance(to: 1)
    #expect(guide.finalFrames == [CGRect(x: 100, y: 0, width: 300, height: 300)])
    home.dismiss(animated: true)
    #expect(guide.finalFrames.count == 2 && guide.finalFrames[0] == guide.finalFrames[1])
    rig.timeline.advance(to: 2)
    #expect(home.presentedViewController == nil)
  }

  @Test func `a transition lasts as long as what runs alongside an empty block`() throws {
    let rig = Rig()
    let guide = SheetGuide()
    let (home, sheet) = (UIViewController(), UIViewController())
    rig.window.rootViewController = home
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = guide
    var ends: [Double] = []
    home.present(sheet, animated: true) { ends.append(rig.timeline.now) }
    let dimming = try #require(guide.sheet?.dimming)
    rig.timeline.advance(to: 0.2)
    let half = try #require(dimming.layer.presentation()).opacity
    #expect(half > 0 && half < 1)
    rig.timeline.advance(to: 1)
    home.dismiss(animated: true) { ends.append(rig.timeline.now) }
    rig.timeline.advance(to: 1.2)
    #expect(dimming.window != nil)
    rig.timeline.advance(to: 2)
    #expect(ends == [0.4, 1.4])
    #expect(dimming.window == nil)
  }
}

/// Makes animators that leave everything that is seen to the presentation controller.
private final class SheetGuide: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var finalFrames: [CGRect] = []
  weak var sheet: DimmedSheet?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let sheet = DimmedSheet(presentedViewController: presented, presenting: presenting)
    self.sheet = sheet
    return sheet
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPresented = context.viewController(forKey: .to)?.presentingViewController != nil
    guard let controller = context.viewController(forKey: isPresented ? .to : .from) else { return }
    let frame = context.finalFrame(for: controller)
    finalFrames.append(frame)
    if isPresented { context.containerView.addSubview(controller.view) }
    controller.view.frame = frame
    UIView.animate(withDuration: 0.4) {
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class DimmedSheet: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { $0.bounds.inset(by: UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0)) }
      ?? .zero
  }

  override func presentationTransitionWillBegin() {
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
