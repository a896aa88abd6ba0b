/// What an animation does that does nothing but run between two numbers.
///
/// It is small, and lies in the animation's plan: most animations are such, and finding each of
/// their parts elsewhere in memory took longer than to calculate with them.
struct NumberPlan: Sendable {
  private let target: AnimationTarget
  private let isAdditive: Bool
  private let isCumulative: Bool
  private let range: ValueRange<Double>
  private let course: Course

  /// What moves from one number to the other.
  private enum Course: Sendable {
    /// The timing function alone.
    case even
    /// A spring, apart from the plan: few have one.
    indirect case spring(Spring)
  }

  /// Takes down what `plan` does; nil if it does more.
  init?(_ plan: PropertyPlan) {
    guard plan.function == nil, plan.reference == nil, plan.rotation == nil,
      plan.target.example.isNumber
    else { return nil }
    let numbers: ValueRange<Double>?
    switch plan.course {
    case .basic(let range):
      numbers = range.numbers
      course = .even
    case .spring(let range, let spring):
      numbers = range.numbers
      course = .spring(spring)
    case .keyframes: return nil
    }
    guard let range = numbers else { return nil }
    self.range = range
    target = plan.target
    isAdditive = plan.isAdditive
    isCumulative = plan.isCumulative
  }

  /// Changes the target's number to what the animation makes of it.
  func apply(to properties: inout LayerProperties, moment: PropertyPlan.Moment) {
    properties.changeNumber(target) { underlying in
      let value = moment.value(isCumulative: isCumulative) { moment in
        range.value(at: progress(at: moment), current: underlying)
      }
      return isAdditive ? underlying.adding(value) : value
    }
  }

  private func progress(at moment: PropertyPlan.Moment) -> Double {
    switch course {
    case .even: moment.progress
    case .spring(let spring): moment.progress(of: spring)
    }
  }
}
