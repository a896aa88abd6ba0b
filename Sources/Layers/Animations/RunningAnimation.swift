import Foundation

/// An animation that has been added to a layer, and how far it has come.
@MainActor
final class RunningAnimation {
  /// The stages of an animation's life, each entered once.
  enum Stage {
    /// Added in the present turn; without a begin time of its own it has a provisional one.
    case added
    /// Committed; its begin time has not come.
    case waiting
    /// In its active time.
    case active
    /// Finished or removed.
    case over
  }

  /// What the animation does.
  let plan: AnimationPlan
  /// When it begins, in the layer's time.
  var beginTime: Double
  /// The place among everything that becomes due on the timeline.
  let sequence: Int
  let key: String?
  /// What the delegate and the layer's clients see.
  let animation: CAAnimation
  let layer: CALayer
  /// Completions that wait for this animation.
  let groups: [CompletionGroup]
  /// Whether the begin time is that of the commit.
  let beginsAtCommit: Bool
  var stage = Stage.added {
    didSet { knownDueTime = nil }
  }
  private var knownDueTime: (time: Double, generation: Int)?

  init(
    _ animation: CAAnimation, plan: AnimationPlan, forKey key: String?, on layer: CALayer,
    sequence: Int, groups: [CompletionGroup]
  ) {
    self.animation = animation
    self.plan = plan
    self.key = key
    self.layer = layer
    self.sequence = sequence
    self.groups = groups
    beginTime = plan.timing.beginTime
    beginsAtCommit = beginTime == 0
  }

  /// Returns when the next stage begins, in the timeline's time; infinity where it never does.
  func dueTime(on timeline: Timeline) -> Double {
    if let known = knownDueTime, known.generation == timeline.clockGeneration { return known.time }
    let time = findDueTime(now: timeline.now)
    knownDueTime = (time, timeline.clockGeneration)
    return time
  }

  /// A clock that stands still or runs back never brings an end, but what lies behind it has begun.
  private func findDueTime(now: Double) -> Double {
    switch stage {
    case .added, .over: return .infinity
    case .waiting:
      if layer.localTime(atMediaTime: now) >= beginTime - MediaTiming.instant { return now }
      return layer.rate > 0 ? layer.mediaTime(atLocalTime: beginTime) : .infinity
    case .active:
      return layer.rate > 0
        ? layer.mediaTime(atLocalTime: beginTime + plan.timing.length) : .infinity
    }
  }

  /// Tells everyone concerned that the animation is over.
  func conclude(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave(finished: finished) }
  }

  /// What is said of the animation in the record.
  var detail: String {
    plan.detail + (key.map { " (\($0))" } ?? "")
  }
}
