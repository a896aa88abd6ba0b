import Dispatch
import Layers
import MainQueueGate

/// What another thread has for the main one.
struct Letter: @unchecked Sendable {
  private let content: flipbook_letter

  /// Takes the letter that has waited longest; nil if there is none.
  static func next() -> Letter? {
    var content = flipbook_letter()
    return flipbook_outside_take(&content) ? Letter(content: content) : nil
  }

  /// When it is due, in seconds from now.
  var delay: Double { Self.seconds(delay: content.delay, isMeasured: content.is_measured) }

  /// Returns the delay that was asked for, in seconds; not negative.
  static func seconds(delay: Double, isMeasured: Bool) -> Double {
    guard delay > 0 else { return 0 }
    return isMeasured && delay < .infinity ? RequestedDelay(measured: delay).seconds : delay
  }

  /// Whether it is a task's step.
  var isStep: Bool { content.is_step }

  func run() {
    content.run(content.context)
  }

  /// Runs it when it is due by the system's clock.
  func runWithoutClock() {
    guard delay > 0 else { return run() }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, qos: .unspecified, flags: []) { run() }
  }
}
