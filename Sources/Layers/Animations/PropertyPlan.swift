import Foundation

/// What a property animation does, as plain values.
package struct PropertyPlan: Sendable {
  /// The way through an animation's values.
  package enum Course: Sendable {
    /// From one value to another.
    case basic(ValueRange)
    /// From one value to another as a spring moves.
    case spring(ValueRange, Spring)
    /// Through a list of values.
    case keyframes(KeyframeTrack)
  }

  /// Where an animation stands.
  package struct Moment: Sendable {
    /// How far through one repetition it is, the timing function applied.
    package var progress: Double
    /// How many repetitions have been completed.
    package var cycle: Int
    /// How long one repetition lasts, in seconds.
    package var duration: Double
  }

  package var target: AnimationTarget
  package var course: Course
  package var isAdditive: Bool
  package var isCumulative: Bool
  /// What additive values are taken relative to; nil: they are differences already.
  package var reference: LayerValue?
  /// What makes transforms of the values.
  package var function: ValueFunction?

  /// Changes the target's value to what the animation makes of it.
  package func apply(to properties: inout LayerProperties, moment: Moment) {
    let underlying = properties[target]
    let current = function?.input(of: underlying) ?? underlying
    var value = value(at: moment, current: current)
    if isCumulative, moment.cycle > 0 {
      var end = moment
      end.progress = 1
      value = value.adding(self.value(at: end, current: current).scaled(by: Double(moment.cycle)))
    }
    if let function { value = function(value) }
    properties[target] = isAdditive ? sum(of: underlying, value) : value
  }

  /// Adds a value to what is there, or, relative to a reference, the difference of the two.
  ///
  /// On the reference itself the value comes out exactly as it is.
  private func sum(of underlying: LayerValue, _ value: LayerValue) -> LayerValue {
    guard let reference else { return underlying.adding(value) }
    return underlying == reference ? value : underlying.adding(value.subtracting(reference))
  }

  private func value(at moment: Moment, current: LayerValue) -> LayerValue {
    switch course {
    case .basic(let range):
      range.value(at: moment.progress, current: current)
    case .spring(let range, let spring):
      range.value(at: spring.position(at: moment.progress * moment.duration), current: current)
    case .keyframes(let track):
      track.value(at: moment.progress, current: current)
    }
  }
}
