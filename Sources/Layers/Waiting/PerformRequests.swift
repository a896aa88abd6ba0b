import Foundation

/// The methods that objects have asked to be called later.
@MainActor
final class PerformRequests {
  private var waiting: [(object: NSObject, block: ScheduledBlock)] = []

  /// Returns those of the current timeline.
  static var current: PerformRequests {
    Timeline.current.companion { PerformRequests() }
  }

  /// Notes a call that waits.
  func add(_ block: ScheduledBlock, of object: NSObject) {
    waiting.removeAll { !$0.block.isPending }
    waiting.append((object, block))
  }

  /// Calls off everything that `object` has asked for.
  func cancel(of object: NSObject) {
    for entry in waiting where entry.object === object { entry.block.cancel() }
    waiting.removeAll { $0.object === object }
  }
}

extension NSObject {
  /// Calls a method after a delay of the timeline.
  ///
  /// Write `hide` where the platform's source has `#selector(hide)`; `argument` is not passed on.
  @preconcurrency @MainActor
  public func perform(
    _ selector: @escaping () -> Void, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    let block = Timeline.current.schedule(after: max(delay, 0)) {
      withExtendedLifetime((self, argument)) { selector() }
    }
    PerformRequests.current.add(block, of: self)
  }

  /// Calls off what ``perform(_:with:afterDelay:)`` of `target` still waits to call.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    guard let object = target as? NSObject else { return }
    PerformRequests.current.cancel(of: object)
  }
}
