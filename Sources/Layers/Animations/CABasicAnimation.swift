import Foundation

/// A change between two values.
///
/// | given     | runs                       |
/// |-----------|----------------------------|
/// | from, to  | from → to                  |
/// | from, by  | from → from + by           |
/// | by, to    | to − by → to               |
/// | from      | from → current             |
/// | to        | current → to               |
/// | by        | current → current + by     |
/// | none      | shown when added → current |
///
/// where the current value is the one that the layer would show without the animation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between end and start.
  open var byValue: Any?

  /// Creates an animation of nothing yet.
  public override init() {
    super.init()
  }

  /// Creates nothing: animations are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  override func duplicate() -> CAAnimation {
    guard type(of: self) == CABasicAnimation.self else { return self }
    let copy = CABasicAnimation()
    copyBasicValues(to: copy)
    return copy
  }

  /// Gives `copy` the values that all basic animations have.
  final func copyBasicValues(to copy: CABasicAnimation) {
    copyPropertyValues(to: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func makeContent(_ context: PlanContext) -> AnimationPlan.Content {
    makeProperty(context) { plan, example in
      let read = { (name: String, object: Any?) -> LayerValue? in
        self.read(object, like: example, name: name, context: context)
      }
      let range = ValueRange<LayerValue>(
        from: read("from", fromValue), to: read("to", toValue), by: read("by", byValue))
      // With nothing given it leads away from what was shown before this turn's changes.
      let shown = context.layer.committedPresentation()[plan.target]
      let course = range ?? .from(plan.function?.input(of: shown) ?? shown)
      if example.isPath {
        let current = context.layer.properties[plan.target]
        check([0, 1].map { course.value(at: $0, current: current) }, context: context)
      }
      plan.course = makeCourse(course)
    }
  }

  /// How the animation runs through its values.
  func makeCourse(_ range: ValueRange<LayerValue>) -> PropertyPlan.Course {
    .basic(range)
  }
}
