import Foundation
import Layers

/// Where tasks rest until their time on the timeline has come.
///
/// A task that sleeps hops to the ``Bed``, whose executor does not run it before then; from there it
/// hops back to the main actor. A continuation would not do: one is resumed by way of other threads,
/// in no order that a recording could repeat.
final class RestExecutor: SerialExecutor {
  static let shared = RestExecutor()

  /// How long the task that hops here next rests, in seconds.
  @MainActor static var delay: Double = 0

  func enqueue(_ job: UnownedJob) {
    let executor = asUnownedSerialExecutor()
    guard DispatchQueue.isRunningMain else {
      DispatchQueue.global().async(group: nil) { job.runSynchronously(on: executor) }
      return
    }
    MainActor.assumeIsolated {
      _ = Timeline.current.schedule(after: Self.delay) { job.runSynchronously(on: executor) }
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

/// An actor to hop to.
actor Bed {
  static let shared = Bed()

  /// How many tasks have rested.
  ///
  /// A method that touched nothing would be called without a hop.
  private var count = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    RestExecutor.shared.asUnownedSerialExecutor()
  }

  /// Returns when the timeline has come to the end of the rest.
  @inline(never)
  func rest() {
    count &+= 1
  }
}
