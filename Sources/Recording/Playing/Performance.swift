import Layers
import Raster

/// Something that plays once on the current timeline, and can be looked at meanwhile.
///
/// It is made on a timeline of its own, which stands at 0, and belongs to it.
@MainActor
public protocol Performance: AnyObject {
  /// Lets it begin, at the timeline's present time.
  func begin()

  /// How long it takes by its own account, in seconds; known once it has begun.
  var duration: Double { get }

  /// How far it has come.
  var state: PerformanceState { get }

  /// The layer that shows it, as large as the canvas; nil if it is not made of layers.
  var layer: CALayer? { get }

  /// Returns what it looks like at the timeline's present time.
  func displayList() -> DisplayList
}

extension Performance {
  /// No layer, for what draws in another way.
  public var layer: CALayer? { nil }
}

/// How far a performance has come.
public enum PerformanceState: Sendable, Hashable {
  /// It is still going on.
  case running
  /// It has come to its end.
  case over
  /// What was to begin it is over and has not: the finger was in the wrong place.
  case unbegun
  /// It should have ended a while ago, and nothing will end it any more.
  case stuck
  /// A finger, or what stands for one, moved it and has never let go.
  case held
}
