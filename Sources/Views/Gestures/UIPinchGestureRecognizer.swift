import Foundation

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance changes before the pinch is recognised, in points.
  package static let slack: CGFloat = 8

  /// The fingers' distance relative to that at the start; may be set.
  open var scale: CGFloat {
    get { distance > 0 && origin > 0 ? distance / origin : lastScale }
    set {
      lastScale = newValue
      if distance > 0, newValue > 0 { origin = distance / newValue }
    }
  }
  /// How fast the scale changes, in units a second.
  open var velocity: CGFloat { track.velocity.x }
  private var origin: CGFloat = 0
  private var lastScale: CGFloat = 1
  private var track = MovementTrack()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 2 { origin = distance }
    if self.touches.count > 2, state == .possible { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    track.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    lastScale = scale
    if isRunning {
      state = .changed
    } else if abs(distance - origin) >= Self.slack {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastScale = scale
    state = isRunning ? .ended : .failed
  }

  open override func reset() {
    track = MovementTrack()
    origin = 0
    lastScale = 1
  }

  /// The distance between the two fingers, in points; 0 with another number of fingers.
  private var distance: CGFloat {
    guard touches.count == 2 else { return 0 }
    let x = touches[0].location.x - touches[1].location.x
    let y = touches[0].location.y - touches[1].location.y
    return (x * x + y * y).squareRoot()
  }
}
