import Foundation
import Views

/// How a finger drives a transition: where it comes down, how far it goes, and when that is enough.
///
/// Progress is the finger's way, sideways or up and down, over `reach`, held between 0 and 1. When the
/// finger is lifted the transition finishes if the progress is large enough, and is cancelled
/// otherwise.
public struct Drag: Sendable, Hashable {
  /// Where the finger comes down.
  public enum Start: Sendable, Hashable {
    /// Anywhere.
    case anywhere
    /// At the left edge of the screen.
    case leftEdge
    /// At the right edge of the screen.
    case rightEdge
  }

  /// Which ways of the finger count.
  public enum Direction: Sendable, Hashable {
    /// To the right only.
    case right
    /// To either side.
    case either
    /// Up or down.
    case upOrDown
  }

  /// What progress finishes the transition when the finger is lifted.
  public enum Threshold: Sendable, Hashable {
    /// More than this.
    case above(Double)
    /// This or more.
    case from(Double)
  }

  /// Where the finger comes down.
  public var start: Start
  /// Which ways of the finger count.
  public var direction: Direction
  /// How far the finger goes for a progress of 1.
  public var reach: Extent
  /// What progress finishes the transition when the finger is lifted.
  public var threshold: Threshold

  /// Creates a drag: to the right over the container's width, finishing beyond a half.
  public init(
    from start: Start = .anywhere, _ direction: Direction = .right,
    reach: Extent = Extent(ofWidth: 1), finishing threshold: Threshold = .above(0.5)
  ) {
    self.start = start
    self.direction = direction
    self.reach = reach
    self.threshold = threshold
  }

  /// A finger that goes either way over the container's width: what comes from the right can be
  /// taken along to the left.
  static let sideways = Drag(.either)

  /// A finger that pulls a sheet up or pushes it down, over half of the container's height.
  static let sheet = Drag(.upOrDown, reach: Extent(ofHeight: 0.5))

  /// The system's own way to pop a navigation stack, which also finishes with a flick.
  static let systemPop = Drag(from: .leftEdge)

  /// Returns the progress after the finger has gone `way` points to the right and down.
  public func progress(after way: CGPoint, in size: CGSize) -> CGFloat {
    let length = reach.length(in: size)
    guard length > 0 else { return 0 }
    let counted =
      switch direction {
      case .right: way.x
      case .either: abs(way.x)
      case .upOrDown: abs(way.y)
      }
    return min(max(counted / length, 0), 1)
  }

  /// Returns whether a transition lifted at `progress` finishes.
  public func finishes(at progress: CGFloat) -> Bool {
    switch threshold {
    case .above(let limit): progress > limit
    case .from(let limit): progress >= limit
    }
  }
}

extension Drag {
  /// Where the finger is when the transition has come to `progress`, in a screen of `size`.
  package func location(at progress: Double, in size: CGSize) -> CGPoint {
    let way = CGFloat(progress) * reach.length(in: size)
    if direction == .upOrDown {
      return CGPoint(x: size.width / 2, y: size.height * 3 / 4 - way)
    }
    let x =
      switch start {
      case .anywhere: size.width / 4 + way
      case .leftEdge: 1 + way
      case .rightEdge: size.width - 1 - way
      }
    return CGPoint(x: x, y: size.height / 2)
  }
}

extension Drag.Threshold {
  /// The progress that parts finishing from cancelling.
  package var limit: Double {
    switch self {
    case .above(let limit), .from(let limit): limit
    }
  }
}
