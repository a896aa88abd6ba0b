import Foundation

/// An animation as plain values, made when it is added to a layer.
///
/// Key paths are parsed, values converted and curves prepared here, once, so that a frame only
/// computes.
final class AnimationPlan: Sendable {
  /// What an animation does.
  enum Content: Sendable {
    case nothing
    /// A property takes other values.
    case property(PropertyPlan.Shared)
    /// A number takes other values.
    case number(NumberPlan)
    /// Other animations run in this one's time.
    case group([AnimationPlan])
    /// An earlier state of the layer gives way to the present one.
    case transition(TransitionPlan)

    /// Makes the content of a property's animation.
    init(_ plan: PropertyPlan) {
      self = NumberPlan(plan).map(Self.number) ?? .property(PropertyPlan.Shared(plan))
    }
  }

  /// How even time becomes progress.
  private enum Pace: Sendable {
    /// They are the same.
    case even
    /// As a curve has it.
    case curve(TimingCurve)
    /// As the map of an animation that is played by hand has it, in place of the curve.
    indirect case map(ProgressMap, insteadOf: TimingCurve?)
  }

  /// The animation's clock; one that is added to a layer begins when that says.
  let timing: MediaTiming
  let content: Content
  private let pace: Pace
  /// Whether the values are taken relative to a reference.
  let isRelative: Bool
  /// What is said of the animation in the record.
  let detail: String

  /// Reads an animation that is added to `layer`: what it leaves open, the transaction decides.
  @MainActor
  convenience init(_ animation: CAAnimation, addedTo layer: CALayer, on timeline: Timeline) {
    var timing = animation.timing
    if !(timing.duration > 0) { timing.duration = max(CATransaction.animationDuration(), 0) }
    self.init(
      animation, timing: timing,
      curve: CATransaction.animationTimingFunction() ?? animation.timingFunction,
      context: PlanContext(layer: layer, timeline: timeline, duration: timing.duration))
  }

  /// Reads an animation that is part of a group lasting as long as the context says.
  @MainActor
  convenience init(_ animation: CAAnimation, inGroup context: PlanContext) {
    var timing = animation.timing
    if !(timing.duration > 0) { timing.duration = context.duration }
    var context = context
    context.duration = timing.duration
    self.init(animation, timing: timing, curve: animation.timingFunction, context: context)
  }

  @MainActor
  private init(
    _ animation: CAAnimation, timing: MediaTiming, curve: CAMediaTimingFunction?,
    context: PlanContext
  ) {
    self.timing = timing
    let curve = curve.flatMap { $0.curve.isLinear ? nil : $0.curve }
    if let map = animation.progressMap {
      pace = .map(map, insteadOf: curve)
    } else {
      pace = curve.map(Pace.curve) ?? .even
    }
    content = animation.makeContent(context)
    if case .property(let shared) = content {
      isRelative = shared.plan.reference != nil
    } else {
      isRelative = false
    }
    detail = (animation as? CAPropertyAnimation)?.keyPath ?? "\(type(of: animation))"
  }
}

extension AnimationPlan {
  /// The curve that the animation or its transaction asked for; nil: none, or a straight one.
  var curve: TimingCurve? {
    switch pace {
    case .even: nil
    case .curve(let curve): curve
    case .map(_, insteadOf: let curve): curve
    }
  }
}

/// What an animation's plan depends on beside the animation.
@MainActor
struct PlanContext {
  let layer: CALayer
  let timeline: Timeline
  /// How long one repetition of the animation lasts, in seconds.
  var duration: Double
}

extension AnimationPlan {
  /// Changes `properties` to what the animation, which begins at `beginTime`, makes of them when its
  /// parent's time is `time`.
  func apply(
    to properties: inout LayerProperties, atParentTime time: Double, beginningAt beginTime: Double
  ) {
    guard let phase = timing.phase(at: time - beginTime) else { return }
    apply(to: &properties, phase: phase)
  }

  private func apply(to properties: inout LayerProperties, phase: MediaTiming.Phase) {
    let progress = progress(at: phase.fraction)
    switch content {
    case .nothing: break
    case .property(let shared):
      shared.plan.apply(to: &properties, moment: moment(at: progress, of: phase))
    case .number(let plan):
      plan.apply(to: &properties, moment: moment(at: progress, of: phase))
    case .group(let members):
      let local = progress * timing.duration
      // At the end of the group's time what ends with the group still shows.
      let isAtEnd = local >= timing.duration - MediaTiming.instant
      for member in members {
        guard
          let phase = member.timing.phase(
            atParentTime: local, endShows: isAtEnd ? .always : .whenFilled)
        else { continue }
        member.apply(to: &properties, phase: phase)
      }
    case .transition(let plan):
      properties.transition = plan.state(at: progress)
    }
  }

  private func progress(at fraction: Double) -> Double {
    switch pace {
    case .even: fraction
    case .curve(let curve): curve(fraction)
    case .map(let map, insteadOf: _): map(fraction)
    }
  }

  private func moment(at progress: Double, of phase: MediaTiming.Phase) -> PropertyPlan.Moment {
    PropertyPlan.Moment(
      progress: progress, cycle: phase.cycle, end: timing.autoreverses ? 0 : 1,
      duration: timing.duration)
  }
}
