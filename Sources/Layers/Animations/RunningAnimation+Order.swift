extension [RunningAnimation] {
  /// The animations in the order in which they change what is shown: that of being added, but those
  /// relative to a reference in turn from the last to the first.
  ///
  /// With the motions Δ₁, Δ₂ … in the order added and the model M the layer shows Δ₁ · Δ₂ · … · M:
  /// a motion that is under way then acts on what a later one has made of the model, and nothing
  /// jumps when the later one begins.
  @MainActor
  var inOrderOfEffect: [RunningAnimation] {
    guard hasSeveralRelative else { return self }
    let relative = indices.filter { self[$0].plan.isRelative }
    var ordered = self
    for (place, index) in zip(relative, relative.reversed()) { ordered[place] = self[index] }
    return ordered
  }

  @MainActor
  private var hasSeveralRelative: Bool {
    var count = 0
    for animation in self where animation.plan.isRelative { count += 1 }
    return count > 1
  }
}

extension AnimationPlan {
  /// Whether the animation's values are taken relative to a reference.
  fileprivate var isRelative: Bool {
    guard case .property(let plan) = content else { return false }
    return plan.isRelative
  }
}
