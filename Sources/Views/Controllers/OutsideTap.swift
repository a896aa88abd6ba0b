import Foundation

/// The tap beside a presented screen, which dismisses it.
@MainActor
final class OutsideTap: NSObject {
  /// What watches the finger.
  let recognizer = UITapGestureRecognizer()
  private weak var controller: UIPresentationController?
  /// Whether a tap counts where the screen stands now.
  private let counts: () -> Bool

  init(of controller: UIPresentationController, where counts: @escaping () -> Bool = { true }) {
    self.controller = controller
    self.counts = counts
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.dismiss() }
  }

  private func dismiss() {
    guard let controller,
      let presentation = controller.presentedViewController.incomingPresentation,
      presentation.transition == nil
    else { return }
    guard controller.mayBeDismissed() else { return controller.tellOfAttempt() }
    let presented = presentation.presented
    let participants = PresentationQuestions(presented.transitioningDelegate)
      .participants(dismissing: presented)
    presentation.dismiss(with: participants, .animated, by: .finger, completion: nil)
  }
}

extension OutsideTap: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let controller, let view = controller.presentedView, let target = touch.view,
      controller.presentedViewController.outgoingPresentation == nil
    else { return false }
    return counts() && !target.isDescendant(of: view)
  }
}
