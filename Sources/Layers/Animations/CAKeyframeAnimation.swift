import Foundation
import Geometry

/// A change through a list of values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// What a point moves along; replaces `values`.
  open var path: CGPath?
  /// When each value is reached, as fractions of the duration.
  ///
  /// They never fall, the first is 0 and the last 1; in discrete mode there is one more than there
  /// are values. Others are ignored, as are all in the paced modes.
  open var keyTimes: [NSNumber]?
  /// How time passes between one value and the next; one a pair, missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the key values are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tightly the curve of the cubic modes bends at each value: 1 with a corner, −1 widely.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner of the curve is at each value.
  open var continuityValues: [NSNumber]?
  /// Where the curve overshoots around each value: 1 after it, −1 before it.
  open var biasValues: [NSNumber]?
  /// How the layer turns while it follows `path`; nil: not.
  open var rotationMode: CAAnimationRotationMode?

  /// Creates an animation of nothing yet.
  public override init() {
    super.init()
  }

  /// Creates nothing: animations are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  override func duplicate() -> CAAnimation {
    guard type(of: self) == CAKeyframeAnimation.self else { return self }
    let copy = CAKeyframeAnimation()
    copyPropertyValues(to: copy)
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.rotationMode = rotationMode
    return copy
  }

  override func makeContent(_ context: PlanContext) -> AnimationPlan.Content {
    makeProperty(context) { plan, example in
      let keyframes = keyframes
      if let path, case .point = example {
        plan.course = .keyframes(keyframes.track(along: path.value))
        plan.rotation = PropertyPlan.Rotation(rotationMode)
        return
      }
      let values = (values ?? []).compactMap {
        read($0, like: example, name: "key", context: context)
      }
      if calculationMode != .discrete { check(values, context: context) }
      plan.course = .keyframes(keyframes.track(through: values))
    }
  }

  /// What the animation says beside its values or its path.
  private var keyframes: Keyframes {
    var keyframes = Keyframes(mode: calculationMode)
    keyframes.times = keyTimes?.map(\.doubleValue)
    keyframes.curves = timingFunctions?.map(\.curve) ?? []
    keyframes.tension = tensionValues?.map(\.doubleValue) ?? []
    keyframes.continuity = continuityValues?.map(\.doubleValue) ?? []
    keyframes.bias = biasValues?.map(\.doubleValue) ?? []
    return keyframes
  }
}
