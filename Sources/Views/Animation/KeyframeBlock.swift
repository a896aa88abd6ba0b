import Foundation
import Layers

/// A block whose changes happen at times of their own within its duration.
@MainActor
package final class KeyframeBlock: AnimationBlock {
  /// The part of the duration that changes made now take, 0 to 1.
  fileprivate struct Window {
    var start: Double
    var end: Double
  }

  /// The values that one property of one layer gets, in the order in which they were set.
  fileprivate struct Course {
    var change: LayerChange
    var steps: [(window: Window?, value: LayerValue)]
  }

  private let calculationMode: CAAnimationCalculationMode
  private var window: Window?
  private var courses: [Course] = []

  /// Creates a block whose values between keyframes are found as `calculationMode` says.
  package init(
    timing: BlockTiming, calculationMode: CAAnimationCalculationMode,
    completion: ((Bool) -> Void)?
  ) {
    self.calculationMode = calculationMode
    super.init(timing: timing, completion: completion)
  }

  /// Lets the changes of `work` happen in a part of the duration, fractions of it.
  ///
  /// Values outside 0 to 1 are brought inside. A start and a length of 0 are the whole duration.
  package func keyframe(start: Double, length: Double, _ work: () -> Void) {
    let outer = window
    let first = start > 0 ? min(start, 1) : 0
    var last = length > 0 ? min(first + length, 1) : first
    if first == 0, last == 0 { last = 1 }
    window = Window(start: first, end: last)
    work()
    window = outer
  }

  package override var inheritance: BlockTiming {
    guard let window else { return timing }
    var inner = timing
    inner.delay = timing.delay + window.start * timing.duration
    inner.duration = (window.end - window.start) * timing.duration
    return inner
  }

  package override func animate(_ change: LayerChange) {
    let value = change.new
    let index = courses.firstIndex {
      $0.change.layer === change.layer && $0.change.property == change.property
    }
    if let index {
      courses[index].steps.append((window, value))
    } else {
      courses.append(Course(change: change, steps: [(window, value)]))
    }
  }

  package override func close() {
    for course in courses { super.animate(course.keyframes(calculationMode)) }
    courses = []
    super.close()
  }
}

extension KeyframeBlock.Course {
  /// The whole course as one change, from the start of the block's duration to its end.
  ///
  /// A value set outside all keyframes takes the whole duration, or is the first value when there
  /// are keyframes too. A keyframe starts from the value of the one before it, which is held until
  /// then; one that starts before that is reached starts when it is. A cubic curve is tight at both
  /// ends of what is held, so that it stays there: a view that waits edge-on is not seen.
  fileprivate func keyframes(_ mode: CAAnimationCalculationMode) -> LayerChange {
    var result = change
    let framed = steps.compactMap { step in step.window.map { (window: $0, value: step.value) } }
    guard let first = change.values.first, let last = steps.last?.value else { return result }
    result.new = last
    guard !framed.isEmpty else {
      result.values = [first, last]
      return result
    }
    var values = [steps.last { $0.window == nil }?.value ?? first]
    var times = [0.0]
    var tensions = [0.0]
    func hold(until time: Double) {
      tensions[tensions.count - 1] = 1
      values.append(values[values.count - 1])
      times.append(time)
      tensions.append(1)
    }
    let ordered = framed.enumerated().sorted {
      ($0.element.window.start, $0.offset) < ($1.element.window.start, $1.offset)
    }
    for (_, step) in ordered {
      let reached = times[times.count - 1]
      if step.window.start > reached { hold(until: step.window.start) }
      values.append(step.value)
      times.append(max(step.window.end, reached))
      tensions.append(0)
    }
    if times[times.count - 1] < 1 { hold(until: 1) }
    if mode == .discrete { times.append(1) }
    result.values = values
    result.keyTimes = times
    result.tensions = tensions
    result.calculationMode = mode
    return result
  }
}
