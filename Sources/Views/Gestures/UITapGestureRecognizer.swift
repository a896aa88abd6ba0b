import Foundation

/// Recognises a finger that comes down and is lifted at the same place.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may stray, in points.
  package static let stray: CGFloat = 10
  /// How long a finger may stay, in seconds.
  package static let patience: TimeInterval = 0.75

  /// How many taps in a row are needed; more than one are not told apart here.
  open var numberOfTapsRequired = 1
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
  private var start: (location: CGPoint, time: TimeInterval) = (.zero, 0)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == 1 { start = (middle, event.timestamp) }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isNearStart { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let inTime = event.timestamp - start.time <= Self.patience
    state =
      inTime && isNearStart && self.touches.count == numberOfTouchesRequired ? .ended : .failed
  }

  private var isNearStart: Bool {
    let x = middle.x - start.location.x
    let y = middle.y - start.location.y
    return numberOfTouchesRequired > 1 || x * x + y * y <= Self.stray * Self.stray
  }
}
