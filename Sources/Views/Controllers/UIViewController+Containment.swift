/// On which way a controller is between containers.
package enum ContainerMove: Sendable, Hashable {
  case none
  case toParent
  case fromParent
}

extension UIViewController {
  /// Whether the controller appears because it was put into a container.
  public var isMovingToParent: Bool { move == .toParent }

  /// Whether the controller disappears because it is taken out of its container.
  public var isMovingFromParent: Bool { move == .fromParent }

  /// The nearest navigation controller that this one is inside of.
  public var navigationController: UINavigationController? {
    nearestContainer()
  }

  /// The nearest tab-bar controller that this one is inside of.
  public var tabBarController: UITabBarController? {
    nearestContainer()
  }

  private func nearestContainer<Container: UIViewController>() -> Container? {
    var container = parent
    while let candidate = container {
      if let found = candidate as? Container { return found }
      container = candidate.parent
    }
    return nil
  }

  /// Puts `child` last among the children, telling it that it will move.
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "a controller cannot be its own child")
    guard child.parent !== self else { return }
    child.parent?.childList.removeAll { $0 === child }
    child.announceMove(to: self)
    child.parent = self
    childList.append(child)
  }

  /// Takes this controller out of its parent, telling it that it did move.
  func leaveParent() {
    guard let parent else { return }
    parent.childList.removeAll { $0 === self }
    self.parent = nil
    finishMove(to: nil)
  }

  /// Tells the controller that it is about to move.
  func announceMove(to parent: UIViewController?) {
    Journal.note(.willMoveToParent, of: self, parent.map { Journal.name(of: $0) } ?? "nil")
    willMove(toParent: parent)
  }

  /// Tells the controller that it has moved.
  func finishMove(to parent: UIViewController?) {
    Journal.note(.didMoveToParent, of: self, parent.map { Journal.name(of: $0) } ?? "nil")
    didMove(toParent: parent)
  }

  /// Replaces one child by another in the old child's superview.
  ///
  /// `animations` runs with the new child's view in place; the old one is removed afterwards. With
  /// a transition among the options the superview turns, curls or dissolves, as
  /// ``UIView/transition(from:to:duration:options:completion:)`` does it.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: Double, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "both controllers must be children of this one")
    let motion: TransitionMotion = duration > 0 ? .animated : .immediate
    let handled = shouldAutomaticallyForwardAppearanceMethods
    if handled {
      fromViewController.beginAppearance(.disappearing, motion)
      toViewController.beginAppearance(.appearing, motion)
    }
    let (outgoing, incoming): (UIView, UIView) = (fromViewController.view, toViewController.view)
    let end = { (finished: Bool) in
      if !options.contains(.showHideTransitionViews) { outgoing.removeFromSuperview() }
      if handled {
        fromViewController.endAppearance()
        toViewController.endAppearance()
      }
      completion?(finished)
    }
    guard let container = outgoing.superview, options.namesTransition else {
      outgoing.superview?.addSubview(incoming)
      return UIView.animate(withDuration: duration, delay: 0, options: options) {
        animations?()
      } completion: {
        end($0)
      }
    }
    UIView.transition(with: container, duration: duration, options: options) {
      UIView.exchange(outgoing, for: incoming, options)
      animations?()
    } completion: {
      end($0)
    }
  }
}

extension UIViewController {
  /// Tells the container and the presentation that the screen would like another size.
  func tellPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    incomingPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
