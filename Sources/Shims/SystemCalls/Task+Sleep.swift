import Foundation
import Layers

extension Task where Success == Never, Failure == Never {
  /// Waits on the timeline if the timeline runs the caller, else on the system's clock.
  ///
  /// A task that is cancelled meanwhile hears of it at the end of its rest.
  nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
    let (whole, atto) = duration.components
    guard prepareRest(of: Double(whole) + Double(atto) / 1e18) else {
      return try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
    await Bed.shared.rest()
    try Task<Never, Never>.checkCancellation()
  }

  /// Waits on the timeline if the timeline runs the caller, else on the system's clock.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

/// Says how long the next task rests; false if the timeline does not run the caller.
private func prepareRest(of seconds: Double) -> Bool {
  guard DispatchQueue.isRunningMain else { return false }
  return MainActor.assumeIsolated {
    RestExecutor.delay = seconds
    return Timeline.current.isMoving
  }
}
