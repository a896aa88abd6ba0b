extension [RunningAnimation] {
  /// Changes `properties`, a layer's, to what the animations make of them when its time is `time`.
  @MainActor
  func apply(to properties: inout LayerProperties, atParentTime time: Double) {
    let animations = hasSeveralRelative ? inOrderOfEffect : self
    for animation in animations {
      animation.plan.apply(
        to: &properties, atParentTime: time, beginningAt: animation.beginTime)
    }
  }

  /// The animations in the order in which they change what is shown: that of being added, but those
  /// relative to a reference in turn from the last to the first.
  ///
  /// With the motions Δ₁, Δ₂ … in the order added and the model M the layer shows Δ₁ · Δ₂ · … · M:
  /// a motion that is under way then acts on what a later one has made of the model, and nothing
  /// jumps when the later one begins.
  @MainActor
  private var inOrderOfEffect: [RunningAnimation] {
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
