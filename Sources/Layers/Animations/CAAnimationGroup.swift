import Foundation

/// Animations that run together, in the time of the group.
///
/// A member's begin time counts from the group's start; one without a duration lasts as long as the
/// group. Members are cut off where the group ends, and their delegates are not asked.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The members; later ones apply on top of earlier ones.
  open var animations: [CAAnimation]?

  /// Creates a group without members.
  public override init() {
    super.init()
  }

  /// Creates nothing: animations are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  override func duplicate() -> CAAnimation {
    guard type(of: self) == CAAnimationGroup.self else { return self }
    let copy = CAAnimationGroup()
    copyValues(to: copy)
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func makeContent(_ context: PlanContext) -> AnimationPlan.Content {
    .group((animations ?? []).map { AnimationPlan($0, inGroup: context) })
  }
}
