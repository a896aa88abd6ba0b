import Foundation
import Views

/// How a finger drives a transition: where it comes down, how far it goes, and when that is enough.
///
/// Progress is the finger's way, sideways or up and down, over `reach`, held between 0 and 1: a finger
/// goes with the screens, so what moves up is not driven sideways. When the finger is lifted the transition finishes if the progress is large enough, and is cancelled
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
  /// The way on which the finger takes the screens along; one that counts.
  public private(set) var heading: Heading
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
    heading =
      switch (start, direction) {
      case (_, .upOrDown): .up
      case (.rightEdge, .either), (.anywhere, .either): .left
      case (_, .right), (.leftEdge, .either): .right
      }
    self.reach = reach
    self.threshold = threshold
  }

  /// A finger that goes either way over the container's width, or, where the screens move up or
  /// down, over its height.
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
  /// The drag of screens that move on a way: from anywhere, along it.
  func along(_ way: Heading) -> Drag {
    guard start == .anywhere, direction != .right else { return self }
    var drag = self
    drag.heading = way
    if way.isHorizontal != (direction == .either) {
      drag.direction = way.isHorizontal ? .either : .upOrDown
      drag.reach = way.isHorizontal ? Extent(ofWidth: 1) : Extent(ofHeight: 1)
    }
    return drag
  }

  /// Where the finger is when the transition has come to `progress`, in a screen of `size`.
  package func location(at progress: Double, in size: CGSize) -> CGPoint {
    let reach = reach.length(in: size)
    let way = CGFloat(progress) * reach
    switch (start, heading) {
    case (.leftEdge, _): return CGPoint(x: 1 + way, y: size.height / 2)
    case (.rightEdge, _): return CGPoint(x: size.width - 1 - way, y: size.height / 2)
    case (.anywhere, .left): return CGPoint(x: size.width * 3 / 4 - way, y: size.height / 2)
    case (.anywhere, .right): return CGPoint(x: size.width / 4 + way, y: size.height / 2)
    case (.anywhere, .up): return CGPoint(x: size.width / 2, y: size.height * 3 / 4 - way)
    // Sheets, which reach half as far, stand in the lower part of the screen.
    case (.anywhere, .down): return CGPoint(x: size.width / 2, y: size.height - 0.7 * reach + way)
    }
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
