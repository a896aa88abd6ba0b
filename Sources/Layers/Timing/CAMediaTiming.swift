import Foundation
import Geometry

/// A clock that hangs below another one: every layer and every animation has one.
///
/// Local time is (parent time − `beginTime`) · `speed` + `timeOffset`. A layer's parent is its
/// superlayer, a root layer's the timeline; an animation's parent is its layer or its group.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When local time starts, in parent time, in seconds.
  ///
  /// For an animation that is added to a layer 0 means the time at which it is committed.
  var beginTime: CFTimeInterval { get set }
  /// The basic duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// Seconds of local time per second of parent time; 0 stops the clock, less than 0 turns it back.
  var speed: Float { get set }
  /// Added to local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many times the basic duration is played; fractions count, 0 means once.
  var repeatCount: Float { get set }
  /// How many seconds the basic duration is repeated for; 0: `repeatCount` decides.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every repetition is followed by the same backwards.
  var autoreverses: Bool { get set }
  /// Where beyond the active time the first or last value shows.
  var fillMode: CAMediaTimingFillMode { get set }
}
