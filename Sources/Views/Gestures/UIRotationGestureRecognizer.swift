import Foundation
import Geometry

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it is recognised, in radians.
  package static let slack: CGFloat = 0.05

  /// How far the fingers have turned, in radians, clockwise; may be set.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { track.velocity.x }
  private var former: CGFloat?
  private var track = MovementTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { former = angle }
    if self.touches.count > 2, state == .possible { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2, let former else { return }
    let present = angle
    // The shorter way round: fingers do not jump.
    var step = present - former
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    rotation += step
    self.former = present
    track.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
    if isRunning {
      state = .changed
    } else if abs(rotation) >= Self.slack {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRunning ? .ended : .failed
  }

  open override func reset() {
    track = MovementTrack()
    former = nil
    rotation = 0
  }

  /// The direction from the first finger to the second, in radians.
  private var angle: CGFloat {
    guard touches.count == 2 else { return 0 }
    let (a, b) = (touches[0].location, touches[1].location)
    return CGFloat(Elementary.atan2(Double(b.y - a.y), Double(b.x - a.x)))
  }
}
