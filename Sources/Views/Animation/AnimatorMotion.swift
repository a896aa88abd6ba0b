import Foundation
import Layers

/// How a property animator's animations move from where they are, or that they rest.
///
/// Everything is counted in fractions of the animator's duration: the animator stands at a
/// fraction, and each track takes part from one fraction to another.
@MainActor
package struct AnimatorMotion {
  /// Which way the animations play.
  package enum Direction {
    case forwards
    case backwards
  }

  /// The part of the animator's duration that a track takes, 0 to 1.
  struct Window {
    var start: Double
    var end: Double

    /// All of it.
    static let whole = Window(start: 0, end: 1)

    /// Returns how much of the window lies before `fraction`, 0 to 1.
    func part(before fraction: Double) -> Double {
      guard end > start else { return fraction < end ? 0 : 1 }
      return min(max((fraction - start) / (end - start), 0), 1)
    }
  }

  /// The motion of one track: when it moves, in seconds from now, and its progress meanwhile.
  struct Leg {
    var begin: Double
    var duration: Double
    var map: ProgressMap

    /// Returns the progress `time` seconds from now.
    func progress(at time: Double) -> Double {
      let part = duration > 0 ? (time - begin) / duration : 1
      return map(min(max(part, 0), 1))
    }
  }

  /// Where the animator stands at the start.
  var fraction: Double
  /// Which way it plays.
  var direction: Direction
  /// The seconds until it arrives.
  var duration: Double
  /// The seconds before anything moves.
  var delay = 0.0
  /// The animator's own pace.
  var pace: ProgressMap.Pace
  /// A pace for the rest of the way; nil: what remains of the animator's own.
  var remainingPace: ProgressMap.Pace?

  /// Returns the fraction that the animator stands at, `time` seconds from its start.
  func fraction(at time: Double) -> Double {
    let goal = direction == .forwards ? 1.0 : 0.0
    guard duration > 0 else { return goal }
    return fraction + (goal - fraction) * min(max((time - delay) / duration, 0), 1)
  }

  /// Returns how a track that takes `window` and stands at `progress` moves.
  ///
  /// A track whose part lies behind, or that has none, rests where it is for the whole time, so
  /// that it ends with the others.
  func leg(of window: Window, from progress: Double) -> Leg {
    let way = direction == .forwards ? 1 - fraction : fraction
    let near = direction == .forwards ? window.start - fraction : fraction - window.end
    let far = direction == .forwards ? window.end - fraction : fraction - window.start
    guard way > 0, far > 0 else {
      return Leg(begin: delay, duration: duration, map: .resting(at: progress))
    }
    let begin = max(near, 0) / way * duration
    return Leg(
      begin: delay + begin, duration: far / way * duration - begin, map: map(from: progress))
  }

  private func map(from progress: Double) -> ProgressMap {
    let goal = direction == .forwards ? 1.0 : 0.0
    if let remainingPace {
      return ProgressMap(remainingPace, from: progress, to: goal)
    }
    switch pace {
    case .curve(let curve):
      // What remains of the curve, played on from where it has this progress, or back.
      return ProgressMap(pace, fromInput: curve.input(at: progress), toInput: goal)
    case .spring:
      // A spring starts anew: its motion cannot be cut in two where it has been moved by hand.
      return ProgressMap(pace, from: progress, to: goal)
    }
  }
}
