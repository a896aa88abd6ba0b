import Foundation

/// Recognises a quick stroke in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a stroke, with the platform's bits.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The directions as bits.
    public let rawValue: UInt

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)

    /// Creates directions from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// How long the stroke must be, in points.
  package static let reach: CGFloat = 50
  /// How long the stroke may take, in seconds.
  package static let patience: TimeInterval = 0.5

  /// The directions that count.
  open var direction: Direction = .right
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
  private var start: (location: CGPoint, time: TimeInterval) = (.zero, 0)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == numberOfTouchesRequired { start = (middle, event.timestamp) }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.count == numberOfTouchesRequired else { return }
    guard event.timestamp - start.time <= Self.patience else {
      state = .failed
      return
    }
    let x = middle.x - start.location.x
    let y = middle.y - start.location.y
    let along = max(abs(x), abs(y))
    let across = min(abs(x), abs(y))
    guard along >= Self.reach else { return }
    let way: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(way) && across <= along / 2 ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
