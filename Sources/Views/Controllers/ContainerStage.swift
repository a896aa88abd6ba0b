import Foundation

/// A container that shows one of its children at a time, as a stage needs it.
@MainActor
protocol ContainerStageOwner: UIViewController {
  /// Returns who moves the transition between two children.
  func participants(in route: TransitionRoute) -> TransitionParticipants
  /// Called after the first appearance callbacks.
  func willShow(_ controller: UIViewController, _ motion: TransitionMotion)
  /// Called after the last appearance callbacks.
  func didShow(_ controller: UIViewController, _ motion: TransitionMotion)
  /// Called when a transition was taken back, after the last appearance callbacks.
  func didTakeBack(_ route: TransitionRoute)
}

/// The place in a container's view where one child at a time is shown.
///
/// While a transition runs, further wishes wait; only the last one is kept, and another transition
/// leads to it as soon as the first is over.
@MainActor
package final class ContainerStage {
  /// The view that holds the shown child's view: the container view of transitions.
  package let view = StageView(frame: .zero)
  /// The child that is shown: until the end of a transition, the outgoing one.
  package private(set) var shown: UIViewController?
  /// The transition under way.
  package private(set) var transition: ScreenTransition?
  /// The child that was put up before the owner appeared, so that nobody was told that it shows.
  private(set) weak var untold: UIViewController?
  private weak var owner: (any ContainerStageOwner)?
  private var wish: Wish?

  private struct Wish {
    var controller: UIViewController?
    var kind: TransitionKind
    var motion: TransitionMotion
  }

  init(owner: any ContainerStageOwner) {
    self.owner = owner
  }

  /// Fills `parent` with the stage.
  func install(in parent: UIView) {
    view.frame = parent.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
  }

  /// Whether a controller takes part in the transition under way.
  func isMoving(_ controller: UIViewController) -> Bool {
    guard let route = transition?.route else { return false }
    return route.from === controller || route.to === controller
  }

  /// Shows `controller`, now or when the transition under way is over.
  func show(_ controller: UIViewController?, _ kind: TransitionKind, _ motion: TransitionMotion) {
    wish = Wish(controller: controller, kind: kind, motion: motion)
    if transition == nil { grantWish() }
  }

  private func grantWish() {
    guard let wish, let owner, owner.isViewLoaded else { return }
    self.wish = nil
    guard wish.controller !== shown else { return }
    guard let target = wish.controller, let current = shown, owner.isOnScreen else {
      return replaceQuietly(by: wish.controller)
    }
    let route = TransitionRoute(
      kind: wish.kind, from: current, to: target, fromView: current.viewInPlace,
      toView: target.viewInPlace, initialFrame: current.viewInPlace.frame, departingFrame: .zero,
      arrivingFrame: .zero,
      finalFrame: view.bounds, presentationStyle: .none)
    let participants =
      wish.motion == .animated ? owner.participants(in: route) : TransitionParticipants()
    let context = TransitionContext(
      route: route, containerView: view,
      motion: participants.animator == nil ? .immediate : .animated)
    let transition = ScreenTransition(context: context, participants: participants, host: self)
    self.transition = transition
    untold = nil
    transition.begin()
  }

  /// Exchanges the shown child without a transition: nobody sees it, or nothing was shown before.
  private func replaceQuietly(by controller: UIViewController?) {
    if let shown { takeAway(shown) }
    shown = controller
    guard let controller, let owner else { return }
    let seen = owner.isOnScreen
    if seen {
      controller.seenInPlace.beginAppearance(.appearing, .immediate)
      owner.willShow(controller, .immediate)
    }
    controller.willStand()
    put(controller)
    controller.viewInPlace.stand(at: view.bounds)
    if seen, owner.appearance == .appeared {
      controller.seenInPlace.endAppearance()
      owner.didShow(controller, .immediate)
    } else {
      untold = controller
    }
  }

  /// Returns the child that nobody was told of, who is told now.
  func tellOfUntold() -> UIViewController? {
    defer { untold = nil }
    return untold
  }

  /// Puts a child's view into the stage, and over it what is presented in its place.
  private func put(_ controller: UIViewController) {
    let child = controller.viewInPlace
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if child.superview !== view { view.addSubview(child) }
    guard let cover = controller.coverInPlace, cover.superview !== view else { return }
    cover.stand(at: view.bounds)
    view.addSubview(cover)
  }

  /// Puts what is presented in a child's place on the child's view, with which it moves.
  private func takeAlong(_ controller: UIViewController) {
    guard let cover = controller.coverInPlace else { return }
    cover.stand(at: controller.view.bounds)
    controller.view.addSubview(cover)
  }

  /// Takes a child's view out of the stage, with what is presented in its place.
  private func takeAway(_ controller: UIViewController) {
    if controller.isViewLoaded { controller.viewInPlace.removeFromSuperview() }
    controller.presentationInPlace?.container?.removeFromSuperview()
  }
}

extension ContainerStage: TransitionHost {
  package func transitionWillBegin(_ transition: ScreenTransition) {
    let route = transition.route
    let motion = transition.context.motion
    AppearancePair(from: route.from.seenInPlace, to: route.to.seenInPlace).begin(motion)
    owner?.willShow(route.to, motion)
    route.to.viewInPlace.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    route.to.viewInPlace.stand(at: route.finalFrame)
    if !(transition.animator is LayoutToLayout) { route.to.willStand() }
    if transition.context.isAnimated { for screen in [route.from, route.to] { takeAlong(screen) } }
  }

  package func transitionShowsDestination(_ transition: ScreenTransition) {
    put(transition.route.to)
  }

  package func transitionDidChangeSize(
    _ transition: ScreenTransition, _ route: inout TransitionRoute
  ) {
    route.initialFrame = view.bounds
    route.finalFrame = view.bounds
  }

  package func transitionDidEnd(_ transition: ScreenTransition, outcome: TransitionOutcome) {
    let route = transition.route
    switch outcome {
    case .finished:
      shown = route.to
      takeAway(route.from)
      put(route.to)
      // Animators put it where its place was when they began.
      if transition.context.hasChangedSize { route.to.viewInPlace.stand(at: route.finalFrame) }
    case .cancelled:
      takeAway(route.to)
      put(route.from)
      route.from.viewInPlace.stand(at: route.initialFrame)
      route.from.willStand()
    }
    AppearancePair(from: route.from.seenInPlace, to: route.to.seenInPlace).settle(outcome)
  }

  package func transitionWasCleared(_ transition: ScreenTransition, outcome: TransitionOutcome) {
    self.transition = nil
    switch outcome {
    case .finished: owner?.didShow(transition.route.to, transition.context.motion)
    case .cancelled: owner?.didTakeBack(transition.route)
    }
    transition.tellAnimator(outcome)
    grantWish()
  }
}

extension UIViewController {
  /// What is presented over the controller's view in its place, in a view of its own; nil: nothing, or
  /// it has taken the view's place.
  fileprivate var coverInPlace: UIView? {
    guard let cover = presentationInPlace?.container, cover !== viewInPlace else { return nil }
    return cover
  }

  /// Whether the controller is seen, or about to be.
  var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }
}
