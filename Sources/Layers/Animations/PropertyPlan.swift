import Foundation
import Geometry

/// What a property animation does, as plain values.
struct PropertyPlan: Sendable {
  /// The way through an animation's values.
  enum Course: Sendable {
    /// From one value to another.
    case basic(ValueRange<LayerValue>)
    /// From one value to another as a spring moves.
    case spring(ValueRange<LayerValue>, Spring)
    /// Through a list of values.
    case keyframes(KeyframeTrack)
  }

  /// Where an animation stands.
  struct Moment: Sendable {
    /// How far through one repetition it is, the timing function applied.
    var progress: Double
    /// How many repetitions have been completed.
    var cycle: Int
    /// How far through it each of them ended: 1, or 0 where it turned back.
    var end: Double
    /// How long one repetition lasts, in seconds.
    var duration: Double
  }

  /// How a layer turns while it follows a path.
  enum Rotation: Sendable, Hashable {
    /// Its x axis points along the path.
    case along
    /// Its x axis points backwards along the path.
    case against

    /// Reads a mode; nil where the layer does not turn.
    init?(_ mode: CAAnimationRotationMode?) {
      switch mode {
      case .rotateAuto?: self = .along
      case .rotateAutoReverse?: self = .against
      default: return nil
      }
    }
  }

  var target: AnimationTarget
  var course: Course
  var isAdditive: Bool
  var isCumulative: Bool
  /// What additive values are taken relative to; nil: they are differences already.
  var reference: LayerValue?
  /// What makes transforms of the values.
  var function: ValueFunction?
  /// How the layer turns while it follows a path; nil: not.
  var rotation: Rotation?

  /// Changes the target's value to what the animation makes of it.
  func apply(to properties: inout LayerProperties, moment: Moment) {
    properties.change(target) { underlying in
      let current = function?.input(of: underlying) ?? underlying
      var value = moment.value(isCumulative: isCumulative) { self.value(at: $0, current: current) }
      if let function { value = function(value) }
      return isAdditive ? sum(of: underlying, value) : value
    }
    if let rotation { turn(&properties, rotation, at: moment.progress) }
  }

  /// Adds a value to what is there, or, relative to a reference, the difference of the two.
  ///
  /// On the reference itself the value comes out exactly as it is.
  private func sum(of underlying: LayerValue, _ value: LayerValue) -> LayerValue {
    guard let reference else { return underlying.adding(value) }
    return underlying == reference ? value : underlying.adding(value.subtracting(reference))
  }

  /// Turns the layer with the path that it follows, before its own transform acts.
  private func turn(
    _ properties: inout LayerProperties, _ rotation: Rotation, at progress: Double
  ) {
    guard case .keyframes(let track) = course, let angle = track.angle(at: progress) else { return }
    let turned = rotation == .along ? angle : angle + .pi
    properties.transform = CATransform3DRotate(properties.transform, CGFloat(turned), 0, 0, 1)
  }

  private func value(at moment: Moment, current: LayerValue) -> LayerValue {
    switch course {
    case .basic(let range): range.value(at: moment.progress, current: current)
    case .spring(let range, let spring):
      range.value(at: moment.progress(of: spring), current: current)
    case .keyframes(let track):
      track.value(at: moment.progress, current: current)
    }
  }
}

extension PropertyPlan {
  /// A plan that is made once and looked at in every frame, in its place.
  final class Shared: Sendable {
    let plan: PropertyPlan

    init(_ plan: PropertyPlan) {
      self.plan = plan
    }
  }
}

extension PropertyPlan.Moment {
  /// Returns the value at this moment, the repetitions before it included if they add up, of a
  /// course that has the value `course` at a moment of one repetition.
  func value<Value: ContinuousValue>(
    isCumulative: Bool, of course: (PropertyPlan.Moment) -> Value
  ) -> Value {
    let value = course(self)
    guard isCumulative, cycle > 0 else { return value }
    var last = self
    last.progress = end
    return value.adding(course(last).scaled(by: Double(cycle)))
  }

  /// How far from its start to its rest a spring is.
  func progress(of spring: Spring) -> Double {
    spring.position(at: progress * duration)
  }
}
