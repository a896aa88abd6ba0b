import Foundation
import Geometry

/// A change of one property of a layer, or of a component of one.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// What changes, such as "opacity", "position.x" or "transform.rotation.y".
  open var keyPath: String?
  /// Whether the values are added to what the layer would show without the animation.
  open var isAdditive = false
  /// The transform that additive transforms are taken relative to: value · reference⁻¹ acts before
  /// what the layer would show without the animation; nil: the value itself does.
  package var additiveReference: CATransform3D?
  /// Whether each repetition goes on from where the one before it ended: the last value that it
  /// showed is added once for each, which after turning back is the first.
  open var isCumulative = false
  /// What makes transforms of the values, when the key path leads to a transform.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of nothing yet.
  public override init() {
    super.init()
  }

  /// Creates an animation of what `path` leads to.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Creates nothing: animations are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  override func duplicate() -> CAAnimation {
    guard type(of: self) == CAPropertyAnimation.self else { return self }
    let copy = CAPropertyAnimation()
    copyPropertyValues(to: copy)
    return copy
  }

  /// Gives `copy` the values that all property animations have.
  final func copyPropertyValues(to copy: CAPropertyAnimation) {
    copyValues(to: copy)
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.additiveReference = additiveReference
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  /// What the animation does: `complete` fills in the course, given a value of the type that the
  /// animation's values have to have.
  final func makeProperty(
    _ context: PlanContext, complete: (_ plan: inout PropertyPlan, _ example: LayerValue) -> Void
  ) -> AnimationPlan.Content {
    guard let keyPath else { return .nothing }
    guard let target = AnimationTarget(keyPath: keyPath) else {
      context.timeline.warn(
        "The key path “\(keyPath)” leads to nothing that a layer can animate; "
          + "the animation of \(context.layer.subject) shows nothing.")
      return .nothing
    }
    let example = target.example
    let function = valueFunction.flatMap { ValueFunction(name: $0.name) }
    var plan = PropertyPlan(
      target: target, course: .basic(.from(example)), isAdditive: isAdditive,
      isCumulative: isCumulative, function: example.isTransform ? function : nil)
    plan.reference = additiveReference.map { .transform($0) }
    complete(&plan, plan.function?.example ?? example)
    return AnimationPlan.Content(plan)
  }

  /// Reads one of the animation's values; one of the wrong type counts as not given.
  final func read(
    _ object: Any?, like example: LayerValue, name: String, context: PlanContext
  ) -> LayerValue? {
    guard let object else { return nil }
    if let value = LayerValue(object, like: example) { return value }
    context.timeline.warn(
      "The \(name) value of an animation of “\(keyPath ?? "")” on \(context.layer.subject) has "
        + "the wrong type (\(type(of: object))); it is ignored.")
    return nil
  }

  /// Says so when a path is to turn into one that has other elements.
  final func check(_ values: [LayerValue], context: PlanContext) {
    let clash = zip(values, values.dropFirst()).contains { pair in
      guard case (.path(let from?), .path(let to?)) = pair else { return false }
      return !from.hasSameElements(as: to)
    }
    guard clash else { return }
    context.timeline.warn(
      "The paths of an animation of “\(keyPath ?? "")” on \(context.layer.subject) have different "
        + "elements: the platform does not say what it draws between them; here the longest pieces "
        + "of the one are halved until both have equally many.")
  }
}
