import Foundation
import Layers

/// Recognises a finger that stays where it came down, and follows it from then on.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays before the press is recognised, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may stray before the press is recognised, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press; they are not asked for here.
  open var numberOfTapsRequired = 0
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var wait: ScheduledBlock?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == numberOfTouchesRequired else {
      if self.touches.count > numberOfTouchesRequired, !isRunning { state = .failed }
      return
    }
    start = middle
    wait = Timeline.current.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, self.state == .possible else { return }
      self.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRunning {
      state = .changed
    } else {
      let (x, y) = (middle.x - start.x, middle.y - start.y)
      if x * x + y * y > allowableMovement * allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRunning ? .ended : .failed
  }

  open override func reset() {
    wait?.cancel()
    wait = nil
  }
}
