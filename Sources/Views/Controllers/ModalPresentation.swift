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
  /// The transition under way, its own or that of the presentation above that takes it along.
  package var transition: ScreenTransition? { running ?? carrier?.running }
  private var running: ScreenTransition?
  /// The presentation above that takes this one along.
  private weak var carrier: ModalPresentation?
  /// The presentations below that go away with this one, the lowest first.
  private var cargo: [ModalPresentation] = []
  /// What is hidden while the presentation above takes this one along.
  private weak var veiled: UIView?
  /// What to do when the transition under way is over, in order.
  private var waiting: [() -> Void] = []
  private var completion: (() -> Void)?
  /// Whose doing the dismissal is.
  private var doer = DismissalDoer.caller
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

  /// This presentation and those above it, the topmost last.
  package var chain: [ModalPresentation] {
    [self] + (presented.outgoingPresentation?.chain ?? [])
  }

  /// The lowest presentation that goes away when this one is dismissed.
  private var base: ModalPresentation { cargo.first ?? self }

  /// Whether the presenting view comes back into the window when this presentation goes away.
  private var uncovers: Bool { base.removesPresenter && container?.window != nil }

  /// Runs `action` now, or when the transition under way is over.
  package func whenSettled(_ action: @escaping () -> Void) {
    if let carrier { return carrier.whenSettled(action) }
    if running == nil { action() } else { waiting.append(action) }
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

  /// Begins the transition out, which uncovers what the lowest of the presentations `below`, that
  /// go away with this one unseen, has covered.
  package func dismiss(
    with participants: TransitionParticipants, _ motion: TransitionMotion,
    takingAlong below: [ModalPresentation] = [], by doer: DismissalDoer = .caller,
    completion: (() -> Void)?
  ) {
    guard let container else { return }
    self.completion = completion
    self.doer = doer
    cargo = below
    for presentation in below { presentation.carrier = self }
    let uncovered = base.presenting
    let returns = base.removesPresenter
    let arrival = place(of: uncovered)
    let departure = controller.presentedView?.frame ?? .zero
    let route = TransitionRoute(
      kind: .dismiss, from: presented, to: uncovered, fromView: controller.presentedView,
      toView: returns ? uncovered.view : nil,
      initialFrame: departure, departingFrame: returns ? .zero : departure,
      arrivingFrame: returns ? .zero : arrival, finalFrame: arrival,
      presentationStyle: controller.presentationStyle)
    begin(route, participants, container.window == nil ? .immediate : motion)
  }

  /// Where the view of a presenting controller is, or will be, in the container.
  private func place(of presenter: UIViewController) -> CGRect {
    guard let container else { return .zero }
    return base.removesPresenter
      ? container.bounds : container.convert(presenter.view.bounds, from: presenter.view)
  }

  private func begin(
    _ route: TransitionRoute, _ participants: TransitionParticipants, _ motion: TransitionMotion
  ) {
    guard let container else { return }
    let context = TransitionContext(route: route, containerView: container, motion: motion)
    let transition = ScreenTransition(context: context, participants: participants, host: self)
    running = transition
    transition.begin()
  }

  /// Ends everything at once, with what is presented above: the window shows something else.
  package func abandon() {
    presented.abandonPresentations()
    running?.abandon()
    running = nil
    (waiting, completion) = ([], nil)
    presented.changeAppearance(.disappearing)
    if removesPresenter {
      presenting.view.removeFromSuperview()
      if !home.isInWindow { home.takeBack(presenting.view, below: container) }
    }
    controller.presentedView?.removeFromSuperview()
    controller.containerView = nil
    close()
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
    carrier = nil
    container?.removeFromSuperview()
    container = nil
    presenting.outgoingPresentation = nil
    presented.incomingPresentation = nil
  }
}

/// Whose doing a dismissal is.
package enum DismissalDoer: Sendable, Hashable {
  /// A call of `dismiss(animated:completion:)`.
  case caller
  /// A finger on the screen.
  case finger
}

// MARK: Going along

extension ModalPresentation {
  /// Whether what is presented covers the presenting view's place only, and has taken it over.
  package var standsForPresenter: Bool {
    removesPresenter && !controller.shouldPresentInFullscreen
  }

  /// Hides everything: a presentation above is being dismissed, and this one goes with it.
  private func stepAside(_ motion: TransitionMotion) {
    veiled = ownView
    UIView.performWithoutAnimation { veiled?.isHidden = true }
    presented.beginAppearance(.disappearing, motion)
  }

  /// Shows everything again: the presentation above has stayed.
  private func comeBack() {
    veiled?.isHidden = false
    carrier = nil
    guard presented.appearance == .disappearing else { return }
    presented.beginAppearance(.appearing, .animated)
    presented.endAppearance()
  }

  /// What shows this presentation and not the one that takes it along, which may be inside.
  private var ownView: UIView? {
    guard let container, let outer = carrier?.container, outer.isDescendant(of: container) else {
      return container
    }
    return controller.presentedView
  }

  /// Goes away, together with the presentation above.
  private func leave() {
    veiled?.isHidden = false
    controller.dismissalTransitionWillBegin()
    presented.endAppearance()
    controller.presentedView?.removeFromSuperview()
    controller.containerView = nil
    tellController(.dismiss, .finished)
    close()
  }
}

extension ModalPresentation: TransitionHost {
  package func transitionWillBegin(_ transition: ScreenTransition) {
    let motion = transition.context.motion
    switch transition.route.kind {
    case .dismiss:
      if doer == .finger { controller.tellOfDismissal() }
      Journal.note(.presentationController, of: controller, "dismissalTransitionWillBegin")
      controller.dismissalTransitionWillBegin()
      presented.beginAppearance(.disappearing, motion)
      for presentation in cargo { presentation.stepAside(motion) }
      if uncovers { base.presenting.beginAppearance(.appearing, motion) }
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
    if transition.route.kind == .present, let curl = transition.animator as? PartialCurl {
      curl.lift(in: container)
    }
    if view.superview !== container { container.addSubview(view) }
  }

  package func transitionDidChangeSize(
    _ transition: ScreenTransition, _ route: inout TransitionRoute
  ) {
    let presented = controller.frameOfPresentedViewInContainerView
    let presenter = place(of: base.presenting)
    switch route.kind {
    case .dismiss: (route.initialFrame, route.finalFrame) = (presented, presenter)
    default: (route.initialFrame, route.finalFrame) = (presenter, presented)
    }
    if route.departingFrame != .zero { route.departingFrame = presenter }
    if route.arrivingFrame != .zero { route.arrivingFrame = presenter }
  }

  package func transitionDidEnd(_ transition: ScreenTransition, outcome: TransitionOutcome) {
    let comes = transition.route.kind == .present
    let stays = comes == (outcome == .finished)
    let presenter = uncovers ? base.presenting : nil
    if stays { keepPresentedView(of: transition) } else { restorePresenter(of: transition) }
    AppearancePair(from: comes ? presenter : presented, to: comes ? presented : presenter)
      .settle(outcome)
    let taken = cargo
    if stays { for presentation in taken { presentation.comeBack() } }
    if !stays { controller.containerView = nil }
    tellController(transition.route.kind, outcome)
    if !stays { close() }
    if !stays { for presentation in taken.reversed() { presentation.leave() } }
    cargo = []
  }

  /// The presented screen is what is seen from now on.
  private func keepPresentedView(of transition: ScreenTransition) {
    let route = transition.route
    let comes = route.kind == .present
    if base.removesPresenter { base.presenting.view.removeFromSuperview() }
    guard let view = comes ? route.toView : route.fromView else { return }
    if !comes, view.superview !== container { container?.addSubview(view) }
    // Animators put it where its place was when they began.
    guard !comes || transition.context.hasChangedSize else { return }
    view.stand(at: comes ? route.finalFrame : route.initialFrame)
  }

  /// The presenting screen is what is seen from now on.
  private func restorePresenter(of transition: ScreenTransition) {
    if base.removesPresenter {
      let route = transition.route
      let view: UIView = base.presenting.view
      view.stand(at: route.kind == .dismiss ? route.finalFrame : route.initialFrame)
      base.home.takeBack(view, below: container)
    }
    controller.presentedView?.removeFromSuperview()
  }

  private func tellController(_ kind: TransitionKind, _ outcome: TransitionOutcome) {
    let completed = outcome == .finished
    switch kind {
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
    running = nil
    let completion = completion
    self.completion = nil
    if let completion {
      Journal.note(.completion, of: presented, transition.route.kind.rawValue)
      completion()
    }
    transition.tellAnimator(outcome)
    if transition.route.kind == .dismiss, doer == .finger, outcome == .finished {
      controller.tellOfDismissalDone()
    }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
