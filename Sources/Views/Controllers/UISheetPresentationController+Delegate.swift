/// What only sheets tell their delegate, and ask it.
extension UISheetPresentationController {
  /// Says that a finger has brought the sheet to another height.
  func tellOfHeight() {
    guard let spokesman = delegate as? any UISheetPresentationControllerDelegate else { return }
    Journal.note(
      .delegateCall, of: spokesman, "sheetPresentationControllerDidChangeSelectedDetentIdentifier")
    spokesman.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Whether the screen's delegate would supply an animator of its own for the dismissal.
  var delegateAnimatesDismissal: Bool {
    let controller = presentedViewController
    return controller.transitioningDelegate?.animationController(forDismissed: controller) != nil
  }
}

/// What a presentation asks and tells its delegate because of a finger.
extension UIPresentationController {
  /// The presentation controller that the delegate knows: a popover's where a sheet stands for it.
  fileprivate var dismissalSubject: UIPresentationController {
    (self as? UISheetPresentationController)?.original ?? self
  }

  /// Who decides about dismissals by a finger, and hears of them.
  fileprivate var dismissalDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? dismissalSubject.delegate
  }

  /// Returns whether a finger may dismiss the screen, which the screen and the delegate decide.
  func mayBeDismissed() -> Bool {
    guard !presentedViewController.isKept else { return false }
    guard let spokesman = dismissalDelegate else { return true }
    let answer = spokesman.presentationControllerShouldDismiss(dismissalSubject)
    Journal.note(
      .delegateQuestion, of: spokesman, "presentationControllerShouldDismiss → \(answer)")
    return answer
  }

  /// Says that a finger would have dismissed the screen, if that were allowed.
  func tellOfAttempt() {
    guard let spokesman = dismissalDelegate else { return }
    Journal.note(.delegateCall, of: spokesman, "presentationControllerDidAttemptToDismiss")
    spokesman.presentationControllerDidAttemptToDismiss(dismissalSubject)
  }

  /// Says that a finger begins to dismiss the screen.
  func tellOfDismissal() {
    guard let spokesman = dismissalDelegate else { return }
    Journal.note(.delegateCall, of: spokesman, "presentationControllerWillDismiss")
    spokesman.presentationControllerWillDismiss(dismissalSubject)
  }

  /// Says that a finger has dismissed the screen.
  func tellOfDismissalDone() {
    guard let spokesman = dismissalDelegate else { return }
    Journal.note(.delegateCall, of: spokesman, "presentationControllerDidDismiss")
    spokesman.presentationControllerDidDismiss(dismissalSubject)
  }
}

extension UIViewController {
  /// Whether the screen, or a part of it that is seen, cannot be dismissed by a gesture.
  fileprivate var isKept: Bool {
    isModalInPresentation || visibleChildren.contains { $0.isKept }
  }
}
