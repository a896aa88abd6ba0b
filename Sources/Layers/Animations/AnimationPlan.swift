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
    /// Other animations run in this one's time.
    case group([AnimationPlan])
    /// An earlier state of the layer gives way to the present one.
    case transition(TransitionPlan)
  }

  /// The animation's clock; one that is added to a layer begins when that says.
  let timing: MediaTiming
  /// How even time becomes progress; nil: it does not change.
  let curve: TimingCurve?
  /// What replaces the curve of an animation that is played by hand.
  let progressMap: ProgressMap?
  let content: Content
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
    self.curve = curve.flatMap { $0.curve.isLinear ? nil : $0.curve }
    progressMap = animation.progressMap
    content = animation.makeContent(context)
    if case .property(let plan) = content {
      isRelative = plan.isRelative
    } else {
      isRelative = false
    }
    detail = (animation as? CAPropertyAnimation)?.keyPath ?? "\(type(of: animation))"
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
    let progress =
      progressMap?(phase.fraction) ?? curve?(phase.fraction) ?? phase.fraction
    switch content {
    case .nothing: break
    case .property(let shared):
      shared.apply(
        to: &properties,
        moment: PropertyPlan.Moment(
          progress: progress, cycle: phase.cycle, duration: timing.duration))
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
}
