import Foundation
import Views

/// A finger on the outgoing screen that begins a stage's transition, moves it and lets it go.
@MainActor
final class DragDriver {
  private let drag: Drag
  private weak var stage: TransitionStage?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ drag: Drag, on stage: TransitionStage) {
    self.drag = drag
    self.stage = stage
    let recognizer = makeRecognizer()
    recognizer.addAction { [weak self] recognizer in
      if let pan = recognizer as? UIPanGestureRecognizer { self?.follow(pan) }
    }
    stage.outgoing.view.addGestureRecognizer(recognizer)
  }

  private func makeRecognizer() -> UIPanGestureRecognizer {
    guard drag.start != .anywhere else { return UIPanGestureRecognizer() }
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = drag.start == .leftEdge ? .left : .right
    return recognizer
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let stage else { return }
    let progress = drag.progress(
      after: pan.translation(in: stage.window), in: stage.window.bounds.size)
    switch pan.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      self.interaction = interaction
      stage.run(drivenBy: interaction)
    case .changed:
      interaction?.update(progress)
    case .ended:
      interaction?.update(progress)
      if drag.finishes(at: progress) { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }
}
