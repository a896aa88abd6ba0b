import Foundation

extension CALayer {
  /// The keys of the animations that have one, in the order added; nil if there are none.
  public func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation that was added with a key.
  public func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }

  /// Starts a copy of `animation`, in place of the one with the same key.
  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard presented == nil else { return }
    willChange()
    let timeline = Timeline.current
    let key = animation is CATransition ? kCATransition : key
    let copy = animation.duplicate()
    let plan = AnimationPlan(copy, addedTo: self, on: timeline)
    if copy !== animation {
      copy.timing = plan.timing
      copy.timingFunction = plan.curve.map(CAMediaTimingFunction.init)
    }
    let groups = timeline.transactions.flatMap(\.groups)
    let running = RunningAnimation(
      copy, plan: plan, forKey: key, on: self, sequence: timeline.nextSequence(), groups: groups)
    if running.beginsAtCommit {
      running.beginTime = localTime(atMediaTime: timeline.now)
    }
    if let key { detachAnimations { $0.key == key } }
    for group in groups { group.join() }
    attached.append(running)
    timeline.running.append(running)
    timeline.log(.animationAdded, subject: subject, detail: running.detail)
  }

  /// Removes the animations that `isConcerned` picks; those that have not ended are interrupted.
  func detachAnimations(where isConcerned: (RunningAnimation) -> Bool) {
    let concerned = attached.filter(isConcerned)
    guard !concerned.isEmpty else { return }
    willChange()
    attached.removeAll { animation in concerned.contains { $0 === animation } }
    for animation in concerned { Timeline.current.interrupt(animation) }
  }

  /// Whom records name: the layer's name, or what it belongs to, or its type.
  package var subject: String {
    if let name { return name }
    if let delegate { return "\(type(of: delegate))" }
    return "\(type(of: presented ?? self))"
  }
}
