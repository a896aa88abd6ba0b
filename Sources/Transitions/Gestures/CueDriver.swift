import Views

/// A finger on the outgoing screen that sets off a change which cannot be moved by hand.
@MainActor
final class CueDriver {
  private weak var stage: TransitionStage?

  /// Waits for a swipe upwards where a screen comes, and for a tap or a swipe downwards where one
  /// goes.
  init(on stage: TransitionStage) {
    self.stage = stage
    let comes = stage.trigger.comes
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = comes ? .up : .down
    wait(for: swipe)
    if !comes { wait(for: UITapGestureRecognizer()) }
  }

  private func wait(for recognizer: UIGestureRecognizer) {
    recognizer.addAction { [weak self] recognizer in
      guard recognizer.state == .ended, let stage = self?.stage, stage.isAtRest else { return }
      stage.run()
    }
    stage?.outgoing.view.addGestureRecognizer(recognizer)
  }
}
