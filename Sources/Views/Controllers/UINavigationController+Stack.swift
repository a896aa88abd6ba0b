extension UINavigationController {
  /// Gives the controller another stack, and shows its top.
  func change(to newStack: [UIViewController], _ motion: TransitionMotion) {
    let oldStack = stack
    let gone = oldStack.filter { old in !newStack.contains { $0 === old } }
    let new = newStack.filter { new in !oldStack.contains { $0 === new } }
    stack = newStack
    for (below, above) in zip(newStack, newStack.dropFirst()) {
      (above as? UICollectionViewController)?.share(with: below)
    }
    if isViewLoaded { newStack.last?.loadViewIfNeeded() }
    for controller in new {
      adopt(controller)
      controller.move = .toParent
    }
    for controller in gone {
      controller.announceMove(to: nil)
      controller.move = .fromParent
    }
    if stage.transition == nil { stackBefore = oldStack }
    let operation = Operation(from: oldStack, to: newStack)
    stage.show(newStack.last, operation == .pop ? .pop : .push, motion)
    if stage.transition == nil {
      tidy()
      // Below the top, which is seen already.
      if operation == .none { showItemsNow() }
    }
  }

  /// Lets go of controllers that are neither in the stack nor seen any more.
  private func tidy() {
    for controller in stack where controller.move != .none {
      let arrived = controller.move == .toParent
      controller.move = .none
      if arrived { controller.finishMove(to: self) }
    }
    for controller in childList where !stack.contains(where: { $0 === controller }) {
      controller.leaveParent()
      controller.move = .none
    }
  }
}

extension UINavigationController: ContainerStageOwner {
  func participants(in route: TransitionRoute) -> TransitionParticipants {
    let operation: Operation = route.kind == .pop ? .pop : .push
    let drag = operation == .pop ? popDrag.interaction : nil
    guard let delegate else { return .systemLook(of: operation, on: route, drivenBy: drag) }
    let animator = delegate.navigationController(
      self, animationControllerFor: operation, from: route.from, to: route.to)
    Journal.question(
      "animationControllerFor \(route.kind.rawValue)", to: delegate, answer: animator)
    guard let animator else { return .systemLook(of: operation, on: route, drivenBy: drag) }
    let interaction = delegate.navigationController(self, interactionControllerFor: animator)
    Journal.question("interactionControllerFor", to: delegate, answer: interaction)
    return TransitionParticipants(animator: animator, interaction: interaction)
  }

  func willShow(_ controller: UIViewController, _ motion: TransitionMotion) {
    stackAhead = stack
    showItems(motion)
    guard let delegate else { return }
    Journal.note(.delegateCall, of: delegate, "willShow \(Journal.name(of: controller))")
    delegate.navigationController(
      self, willShow: controller, animated: motion == .animated)
  }

  func didShow(_ controller: UIViewController, _ motion: TransitionMotion) {
    stackBefore = stackAhead
    tidy()
    guard let delegate else { return }
    Journal.note(.delegateCall, of: delegate, "didShow \(Journal.name(of: controller))")
    delegate.navigationController(self, didShow: controller, animated: motion == .animated)
  }

  /// Puts the former stack back, with what was pushed on top of it since.
  ///
  /// A stack that was set to something else since stays, and is shown next.
  func didTakeBack(_ route: TransitionRoute) {
    guard stack.starts(with: stackAhead, by: ===) else { return }
    let pushed = stack.dropFirst(stackAhead.count)
      .filter { new in !stackBefore.contains { $0 === new } }
    stack = stackBefore + pushed
    if !stack.contains(where: { $0 === route.to }) { route.to.announceMove(to: nil) }
    for controller in stackBefore { controller.move = .none }
    stackAhead = stack
    showItems(.immediate)
    tidy()
  }
}

extension UINavigationController.Operation {
  /// A pop if the new top was in the old stack, otherwise a push; neither if the top stays.
  init(from old: [UIViewController], to new: [UIViewController]) {
    guard let top = new.last, let former = old.last, former !== top else {
      self = .none
      return
    }
    self = old.contains { $0 === top } ? .pop : .push
  }
}
