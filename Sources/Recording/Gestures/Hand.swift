import Foundation
import Layers
import Transitions
import Views

/// A finger that follows a trace on the outgoing screen of a stage.
@MainActor
final class Hand {
  /// Whether the whole trace has been followed.
  private(set) var isDone = false
  private let stage: TransitionStage
  private let touches: [TouchSample]

  /// Lets the screen wait for the finger.
  init(_ trace: GestureTrace, of drag: Drag?, on stage: TransitionStage) {
    self.stage = stage
    touches = trace.touches(for: drag, in: stage.window.bounds.size)
    if let drag { stage.follow(drag) } else { stage.followCue() }
  }

  /// Begins to follow the trace, at the timeline's present time.
  func begin() {
    let beginning = Timeline.current.now
    for (index, touch) in touches.enumerated() {
      Timeline.current.schedule(at: beginning + touch.time) { [self] in
        var touch = touch
        touch.time += beginning
        stage.touches.deliver(touch)
        guard index == touches.count - 1 else { return }
        isDone = true
        if !stage.hasBegun {
          Timeline.current.warn(
            "The gesture did not begin the transition; see where the finger has to come down.")
        }
      }
    }
  }
}
