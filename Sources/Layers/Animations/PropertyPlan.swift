import Foundation
import Geometry

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

  /// How a layer turns while it follows a path.
  package enum Rotation: Sendable, Hashable {
    /// Its x axis points along the path.
    case along
    /// Its x axis points backwards along the path.
    case against

    /// Reads a mode; nil where the layer does not turn.
    package init?(_ mode: CAAnimationRotationMode?) {
      switch mode {
      case .rotateAuto?: self = .along
      case .rotateAutoReverse?: self = .against
      default: return nil
      }
    }
  }

  package var target: AnimationTarget
  package var course: Course
  package var isAdditive: Bool
  package var isCumulative: Bool
  /// What additive values are taken relative to; nil: they are differences already.
  package var reference: LayerValue?
  /// What makes transforms of the values.
  package var function: ValueFunction?
  /// How the layer turns while it follows a path; nil: not.
  package var rotation: Rotation?

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
    case .basic(let range):
      range.value(at: moment.progress, current: current)
    case .spring(let range, let spring):
      range.value(at: spring.position(at: moment.progress * moment.duration), current: current)
    case .keyframes(let track):
      track.value(at: moment.progress, current: current)
    }
  }
}

extension PropertyPlan {
  /// A plan that is made once and looked at in every frame, in its place.
  package final class Shared: Sendable {
    /// The plan.
    package let plan: PropertyPlan
    /// Whether its values are taken relative to a reference.
    let isRelative: Bool

    init(_ plan: PropertyPlan) {
      self.plan = plan
      isRelative = plan.reference != nil
    }
  }
}
