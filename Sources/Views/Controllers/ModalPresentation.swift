import Foundation

/// One screen presented over another, from `present` to the end of the dismissal.
///
/// ```
/// window ── presenting view              window ── container ─┬ (presenting view, full screen
///        └─ container ── presented view                       │  styles, while something moves)
///                                                             └ presented view
/// ```
@MainActor
package final class ModalPresentation {
  package let presenting: UIViewController
  package let presented: UIViewController
  package let controller: UIPresentationController
  /// The view above the presenting one that holds the presentation.
  package private(set) var container: UIView?
  /// The transition under way.
  package private(set) var transition: ScreenTransition?
  /// What to do when the transition under way is over, in order.
  private var waiting: [() -> Void] = []
  private var completion: (() -> Void)?
  private var home = PresenterHome()

  package init(
    presenting: UIViewController, presented: UIViewController,
    controller: UIPresentationController
  ) {
    self.presenting = presenting
    self.presented = presented
    self.controller = controller
  }

  /// Whether the presenting view leaves the window while the presented one covers it.
  package var removesPresenter: Bool { controller.shouldRemovePresentersView }

  /// Whether the presented controller is on its way in.
  package var isPresenting: Bool { transition?.route.kind == .present }

  /// Whether the presented controller is on its way out.
  package var isDismissing: Bool { transition?.route.kind == .dismiss }

  /// Runs `action` now, or when the transition under way is over.
  package func whenSettled(_ action: @escaping () -> Void) {
    if transition == nil { action() } else { waiting.append(action) }
  }

  // MARK: Coming

  /// Puts the container into the window and begins the transition in.
  package func present(
    with participants: TransitionParticipants, _ motion: TransitionMotion,
    completion: (() -> Void)?
  ) {
    guard let stage else { return }
    presenting.outgoingPresentation = self
    presented.incomingPresentation = self
    self.completion = completion
    let container = PresentationContainerView(frame: stage.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = controller
    stage.addSubview(container)
    self.container = container
    controller.containerView = container
    if removesPresenter { bringPresenterIn() }
    let presenterFrame = container.convert(presenting.view.bounds, from: presenting.view)
    presented.loadViewIfNeeded()
    let route = TransitionRoute(
      kind: .present, from: presenting, to: presented,
      fromView: removesPresenter ? presenting.view : nil, toView: controller.presentedView,
      initialFrame: presenterFrame, departingFrame: removesPresenter ? .zero : presenterFrame,
      arrivingFrame: .zero, finalFrame: controller.frameOfPresentedViewInContainerView,
      presentationStyle: controller.presentationStyle)
    begin(route, participants, motion)
  }

  // MARK: Going

  /// Begins the transition out.
  package func dismiss(
    with participants: TransitionParticipants, _ motion: TransitionMotion,
    completion: (() -> Void)?
  ) {
    guard let container else { return }
    self.completion = completion
    let presenterFrame =
      removesPresenter
      ? container.bounds : container.convert(presenting.view.bounds, from: presenting.view)
    let frame = controller.presentedView?.frame ?? .zero
    let route = TransitionRoute(
      kind: .dismiss, from: presented, to: presenting, fromView: controller.presentedView,
      toView: removesPresenter ? presenting.view : nil,
      initialFrame: frame, departingFrame: removesPresenter ? .zero : frame,
      arrivingFrame: removesPresenter ? .zero : presenterFrame, finalFrame: presenterFrame,
      presentationStyle: controller.presentationStyle)
    begin(route, participants, motion)
  }

  private func begin(
    _ route: TransitionRoute, _ participants: TransitionParticipants, _ motion: TransitionMotion
  ) {
    guard let container else { return }
    let context = TransitionContext(route: route, containerView: container, motion: motion)
    let transition = ScreenTransition(context: context, participants: participants, host: self)
    self.transition = transition
    transition.begin()
  }

  // MARK: Views

  /// Where the container goes: the window, or beside the view that defines the context.
  private var stage: UIView? {
    let view: UIView = presenting.view
    return controller.shouldPresentInFullscreen ? view.window : view.superview
  }

  private func bringPresenterIn() {
    guard let container else { return }
    home = PresenterHome(of: presenting.view)
    let frame = container.convert(presenting.view.bounds, from: presenting.view)
    container.insertSubview(presenting.view, at: 0)
    presenting.view.frame = frame
  }

  /// Ends the presentation: nothing of it stays in the window.
  private func close() {
    container?.removeFromSuperview()
    container = nil
    presenting.outgoingPresentation = nil
    presented.incomingPresentation = nil
  }
}

extension ModalPresentation: TransitionHost {
  package func transitionWillBegin(_ transition: ScreenTransition) {
    let motion = transition.context.motion
    switch transition.route.kind {
    case .dismiss:
      Journal.note(.presentationController, of: controller, "dismissalTransitionWillBegin")
      controller.dismissalTransitionWillBegin()
      presented.beginAppearance(.disappearing, motion)
      if removesPresenter { presenting.beginAppearance(.appearing, motion) }
    default:
      Journal.note(.presentationController, of: controller, "presentationTransitionWillBegin")
      controller.presentationTransitionWillBegin()
      if removesPresenter { presenting.beginAppearance(.disappearing, motion) }
      presented.beginAppearance(.appearing, motion)
    }
    if let view = transition.route.toView { view.frame = transition.route.finalFrame }
    container?.layoutIfNeeded()
  }

  package func transitionShowsDestination(_ transition: ScreenTransition) {
    guard let view = transition.route.toView, let container else { return }
    view.frame = transition.route.finalFrame
    if view.superview !== container { container.addSubview(view) }
  }

  package func transitionDidEnd(_ transition: ScreenTransition, outcome: TransitionOutcome) {
    let comes = transition.route.kind == .present
    let stays = comes == (outcome == .finished)
    if stays { keepPresentedView(of: transition) } else { restorePresenter(of: transition) }
    let presenter = removesPresenter ? presenting : nil
    AppearancePair(from: comes ? presenter : presented, to: comes ? presented : presenter)
      .settle(outcome)
    if !stays { controller.containerView = nil }
    tellController(transition, outcome)
    if !stays { close() }
  }

  /// The presented screen is what is seen from now on.
  private func keepPresentedView(of transition: ScreenTransition) {
    if removesPresenter { presenting.view.removeFromSuperview() }
    guard transition.route.kind == .dismiss, let view = transition.route.fromView else { return }
    if view.superview !== container { container?.addSubview(view) }
    view.stand(at: transition.route.initialFrame)
  }

  /// The presenting screen is what is seen from now on.
  private func restorePresenter(of transition: ScreenTransition) {
    if removesPresenter {
      let route = transition.route
      presenting.view.stand(at: route.kind == .dismiss ? route.finalFrame : route.initialFrame)
      home.takeBack(presenting.view, below: container)
    }
    controller.presentedView?.removeFromSuperview()
  }

  private func tellController(_ transition: ScreenTransition, _ outcome: TransitionOutcome) {
    let completed = outcome == .finished
    switch transition.route.kind {
    case .dismiss:
      Journal.note(
        .presentationController, of: controller, "dismissalTransitionDidEnd(\(completed))")
      controller.dismissalTransitionDidEnd(completed)
    default:
      Journal.note(
        .presentationController, of: controller, "presentationTransitionDidEnd(\(completed))")
      controller.presentationTransitionDidEnd(completed)
    }
  }

  package func transitionWasCleared(_ transition: ScreenTransition, outcome: TransitionOutcome) {
    self.transition = nil
    let completion = completion
    self.completion = nil
    if let completion {
      Journal.note(.completion, of: presented, transition.route.kind.rawValue)
      completion()
    }
    transition.tellAnimator(outcome)
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
