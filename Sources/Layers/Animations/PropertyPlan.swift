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
      var value = value(at: moment) { self.value(at: $0, current: current) }
      if let function { value = function(value) }
      return isAdditive ? sum(of: underlying, value) : value
    }
    if let rotation { turn(&properties, rotation, at: moment.progress) }
  }

  /// Changes the target's number to what the animation makes of it, which runs through `range`.
  private func apply(
    _ range: ValueRange<Double>, to properties: inout LayerProperties, moment: Moment
  ) {
    properties.changeNumber(target) { underlying in
      let value = value(at: moment) { range.value(at: progress(at: $0), current: underlying) }
      return isAdditive ? underlying.adding(value) : value
    }
  }

  /// Returns the value at a moment, the repetitions before it included, of a course that has the
  /// value `course` at a moment of one repetition.
  private func value<Value: ContinuousValue>(
    at moment: Moment, of course: (Moment) -> Value
  ) -> Value {
    let value = course(moment)
    guard isCumulative, moment.cycle > 0 else { return value }
    var end = moment
    end.progress = 1
    return value.adding(course(end).scaled(by: Double(moment.cycle)))
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
    case .basic(let range), .spring(let range, _):
      range.value(at: progress(at: moment), current: current)
    case .keyframes(let track):
      track.value(at: moment.progress, current: current)
    }
  }

  /// How far between its two values a basic animation is, or one that moves as a spring.
  private func progress(at moment: Moment) -> Double {
    guard case .spring(_, let spring) = course else { return moment.progress }
    return spring.position(at: moment.progress * moment.duration)
  }

  /// The range, if the animation does nothing but run between two numbers; nil: it does more.
  private var numbers: ValueRange<Double>? {
    guard function == nil, reference == nil, rotation == nil, target.example.isNumber else {
      return nil
    }
    switch course {
    case .basic(let range), .spring(let range, _): return range.numbers
    case .keyframes: return nil
    }
  }
}

extension PropertyPlan {
  /// A plan that is made once and looked at in every frame, in its place.
  final class Shared: Sendable {
    private let plan: PropertyPlan
    /// What a plan for a number alone runs through.
    private let numbers: ValueRange<Double>?
    /// Whether its values are taken relative to a reference.
    let isRelative: Bool

    init(_ plan: PropertyPlan) {
      self.plan = plan
      numbers = plan.numbers
      isRelative = plan.reference != nil
    }

    /// Changes the target's value to what the animation makes of it.
    func apply(to properties: inout LayerProperties, moment: Moment) {
      if let numbers {
        plan.apply(numbers, to: &properties, moment: moment)
      } else {
        plan.apply(to: &properties, moment: moment)
      }
    }
  }
}
