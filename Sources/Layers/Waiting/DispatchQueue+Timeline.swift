import Dispatch
import Foundation

extension DispatchQueue {
  /// Runs a block later: on the main queue in the next turn of the timeline, on others as ever.
  ///
  /// Having no defaulted arguments it is preferred to the system's own. Called from another thread
  /// it reaches the timeline as soon as the main thread is free, which no recording can repeat.
  @preconcurrency
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard isMain else {
      async(group: nil, qos: .unspecified, flags: [], execute: anywhere(work))
      return
    }
    onMainThread { $0.schedule(after: 0, work) }
  }

  /// Runs a block after a delay: on the main queue when the timeline's clock has moved on by as
  /// much, on others as ever.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    guard isMain else {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: anywhere(work))
      return
    }
    let rest = Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
    let delay =
      deadline == .distantFuture ? .infinity : RequestedDelay(measured: rest / 1e9).seconds
    onMainThread { $0.schedule(after: delay, work) }
  }

  /// Whether this is the main queue, of which there may be several objects.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// Whether the caller is on the main queue.
  ///
  /// Where the main thread has given itself up to the queues, as an asynchronous program's does, the
  /// main queue runs on any thread, and only a mark on the queue tells.
  package static var isRunningMain: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: MainMark.key) != nil
  }

  private func onMainThread(_ act: @escaping @Sendable @MainActor (Timeline) -> Void) {
    if DispatchQueue.isRunningMain {
      MainActor.assumeIsolated { act(Timeline.current) }
    } else {
      async(group: nil, qos: .unspecified, flags: []) {
        MainActor.assumeIsolated { act(Timeline.current) }
      }
    }
  }
}

/// The mark that the main queue carries.
private enum MainMark {
  /// The key of the mark; made, and with it the mark, when first asked for.
  static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
